import { stageOfStatus } from "@heirloop/contract/order/order-status";
import { createOrder } from "../order/create-order.ts";
import { createInquiry } from "../order/order-chat.ts";
import type { Line, OrderPlan } from "../order/order-plan.ts";
import { shopperPlans } from "../order/shopper-plans.ts";
import type { Random } from "../random/random.ts";
import type { Clock } from "../records/clock.ts";
import type { Sale } from "./past-sales.ts";
import type { DemoChat } from "../records/chat.ts";
import type { DemoListing } from "../records/listing.ts";
import type { WantedListing } from "./generated-listings.ts";
import type { People } from "./people.ts";

/** `far` is a shop in another hub, which needs a carrier. */
type Source = "studio" | "shop" | "consigner" | "far";

/** The seller and the type of the piece of each of the shopper's orders, as its messages speak of it. */
const pieces: Record<string, readonly [Source, type: string]> = {
  "offer-sent": ["studio", "armchairs"],
  "offer-countered": ["shop", "nightstands"],
  "order-requested": ["studio", "credenzas"],
  "offer-accepted": ["consigner", "bookcases"],
  "delivery-agreed": ["studio", "dressers"],
  "looking-for-carrier": ["far", "cabinets"],
  "awaiting-shipping": ["far", "three_seat_sofas"],
  "in-transit": ["far", "wardrobes"],
  "pickup-agreed": ["shop", "writing_desks"],
  "review-pending": ["shop", "sideboards"],
  "chat-closed-completed": ["studio", "round_dining_tables"],
  "completed-off": ["consigner", "chaises"],
  "order-cancelled": ["studio", "secretary_desks"],
  "order-canceled-old": ["far", "media_consoles"],
  "offer-expired": ["shop", "coffee_tables"],
  "offer-declined": ["studio", "rocking_chairs"],
  "deleted-after-acceptance": ["far", "floor_mirrors"],
  "deleted-request": ["shop", "area_rugs"],
  "pickup-missed": ["studio", "bar_cabinets"],
  "no-show-reported": ["studio", "side_tables"],
};

export type ShopperOrders = {
  readonly sales: readonly Sale[];
  readonly inquiries: readonly DemoChat[];
};

/** Whether the piece of an order is sold. */
export const isBought = ({ approved, status }: Pick<OrderPlan, "approved" | "status">): boolean =>
  approved && stageOfStatus[status] !== "ended";

const isHeld = ({ status }: OrderPlan): boolean => status === "requested";

/** The pieces that the shopper orders, one for each plan, and the two that the shopper asks about. */
export function wantedByShopper({ shopper, generated, ...sellers }: People): {
  readonly orders: readonly WantedListing[];
  readonly inquiries: readonly WantedListing[];
} {
  const away = generated.shops.filter((shop) => shop.hub !== shopper.hub).values();
  const orders = shopperPlans.map((plan): WantedListing => {
    const [source, type] = pieces[plan.scenario] ?? ["studio"];
    const seller = source === "far" ? (away.next().value ?? sellers.shop) : sellers[source];
    const hoursAgo = Math.max(...plan.steps.map(([, , hours]) => hours));
    return { seller, hoursAgo, isGone: isBought(plan) || isHeld(plan), ...(type && { type }) };
  });
  const inquiries = [
    { seller: sellers.studio, hoursAgo: 31, isGone: false, type: "lounge_chairs" },
    { seller: sellers.shop, hoursAgo: 6, isGone: false, type: "table_lamps" },
  ];
  return { orders, inquiries };
}

/** The shopper's orders by plan and the inquiries, about the listings that were wanted for them, in that order. */
export function shopperOrders(
  people: People,
  listings: { readonly orders: readonly DemoListing[]; readonly inquiries: readonly DemoListing[] },
  clock: Clock,
  random: Random,
): ShopperOrders {
  const { shopper } = people;
  const wanted = wantedByShopper(people);
  const sales = shopperPlans.flatMap((plan, index) => {
    const seller = wanted.orders[index]?.seller;
    const listing = listings.orders[index];
    return seller && listing
      ? [{ ...createOrder(plan, { buyer: shopper, seller, listing }, clock, random), listing, seller }]
      : [];
  });
  const lines: readonly (readonly Line[])[] = [
    [
      ["buyer", 31, "Hello! Would you take a look whether the back legs are original?"],
      ["seller", 29, "They are. Same wood, same wear, same screws."],
      ["buyer", 28, "Good to know. And the height of the seat, at its lowest point?"],
      ["seller", 2, "I just measured it and added it to the description."],
    ],
    [["buyer", 6, "Is this still available for pickup on Friday?"]],
  ];
  const inquiries = lines.flatMap((said, index) => {
    const seller = wanted.inquiries[index]?.seller;
    const listing = listings.inquiries[index];
    return seller && listing ? [createInquiry(said, { buyer: shopper, seller, listing }, clock, random)] : [];
  });
  return { sales, inquiries };
}
