import type { GeneratedAccounts } from "../account/generated-accounts.ts";
import { createInquiry, createOrder } from "../order/create-order.ts";
import { shopperPlans } from "../order/order-plan.ts";
import type { Random } from "../random/random.ts";
import type { Clock } from "../records/clock.ts";
import type { Sale } from "./past-sales.ts";
import type { DemoAccount, DemoChat, DemoListing } from "../records/records.ts";

type Source = "studio" | "shop" | "consigner" | "far";

/** The seller of each of the shopper's orders; `far` is a shop in another hub, which needs a carrier. */
const sellers: Record<string, Source> = {
  "offer-sent": "studio",
  "offer-countered": "shop",
  "order-requested": "studio",
  "offer-accepted": "consigner",
  "delivery-agreed": "studio",
  "looking-for-carrier": "far",
  "awaiting-shipping": "far",
  "in-transit": "far",
  "pickup-agreed": "shop",
  "review-pending": "shop",
  "chat-closed-completed": "studio",
  "completed-off": "consigner",
  "order-cancelled": "studio",
  "order-canceled-old": "far",
  "offer-expired": "shop",
  "offer-declined": "studio",
  "deleted-after-acceptance": "far",
  "deleted-request": "shop",
  "pickup-missed": "studio",
  "no-show-reported": "studio",
};

export type Cast = {
  readonly shopper: DemoAccount;
  readonly studio: DemoAccount;
  readonly shop: DemoAccount;
  readonly consigner: DemoAccount;
  readonly generated: GeneratedAccounts;
};

export type ShopperOrders = {
  readonly sales: readonly (Sale & { readonly listing: DemoListing; readonly seller: DemoAccount })[];
  readonly inquiries: readonly DemoChat[];
};

/** The shopper's orders by plan, each for a separate piece; `take` returns a seller's next free piece. */
export function shopperOrders(
  cast: Cast,
  take: (sellerId: string) => DemoListing | undefined,
  clock: Clock,
  random: Random,
): ShopperOrders {
  const { shopper, generated } = cast;
  const away = generated.shops.filter((shop) => shop.hub !== shopper.hub);
  let next = 0;
  const sellerFor = (source: Source): DemoAccount =>
    source === "far" ? (away[next++ % Math.max(1, away.length)] ?? cast.shop) : cast[source];
  const sales = shopperPlans.flatMap((plan) => {
    const seller = sellerFor(sellers[plan.scenario] ?? "studio");
    const listing = take(seller.id);
    return listing
      ? [{ ...createOrder(plan, { buyer: shopper, seller, listing }, clock, random), listing, seller }]
      : [];
  });
  const studioListing = take(cast.studio.id);
  const wondered = take(cast.shop.id);
  const inquiries = [
    ...(studioListing
      ? [
          createInquiry(
            [
              ["buyer", 31, "Hello! Would you take a look whether the back legs are original?"],
              ["seller", 29, "They are. Same wood, same wear, same screws."],
              ["buyer", 28, "Good to know. And the height at the lowest point?"],
              ["seller", 2, "I have just measured, and put it into the description."],
            ],
            { buyer: shopper, seller: cast.studio, listing: studioListing },
            clock,
            random,
          ),
        ]
      : []),
    ...(wondered
      ? [
          createInquiry(
            [["buyer", 6, "Is this still available for pickup on Friday?"]],
            { buyer: shopper, seller: cast.shop, listing: wondered },
            clock,
            random,
          ),
        ]
      : []),
  ];
  return { sales, inquiries };
}
