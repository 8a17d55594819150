import { addCases } from "../order/order-cases.ts";
import type { Random } from "../random/random.ts";
import { randomFrom } from "../random/random.ts";
import { type Clock, daysBefore } from "../records/clock.ts";
import type { DemoChat } from "../records/chat.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoOrder } from "../records/order.ts";
import type { DemoReview } from "../records/review.ts";
import { pastSale, pastSales, reviewOf, type Sale } from "./past-sales.ts";
import type { People } from "./people.ts";
import { isBought, shopperOrders } from "./shopper-orders.ts";
import type { Stock } from "./stock.ts";

export type Sales = {
  /** The shopper's orders, in every status. */
  readonly byShopper: readonly Sale[];
  readonly inquiries: readonly DemoChat[];
  readonly byStudio: readonly Sale[];
  readonly past: readonly Sale[];
  readonly reviews: readonly DemoReview[];
};

/** Which sides have reviewed the shopper's order of a scenario. */
const reviewed = {
  "review-pending": { buyer: false, seller: true },
  "chat-closed-completed": { buyer: true, seller: true },
} as const;

const isReviewed = (scenario: string | null): scenario is keyof typeof reviewed =>
  scenario !== null && Object.hasOwn(reviewed, scenario);

export function createSales(seed: string, clock: Clock, people: People, stock: Stock, random: Random): Sales {
  const { generated, studio } = people;
  const { sales: byShopper, inquiries } = shopperOrders(people, stock, clock, randomFrom(`${seed}/shopper`));
  const byStudio = stock.soldByStudio.flatMap(([listing, hoursAgo], index) => {
    const buyer = generated.buyers[index];
    const scenario = index === 0 ? "sale-review-pending" : null;
    return buyer ? [pastSale({ buyer, seller: studio, listing }, hoursAgo, clock, random, scenario)] : [];
  });
  const past = pastSales(stock.sold, people, clock, randomFrom(`${seed}/sales`));
  const reviews = [
    ...past.reviews,
    ...byShopper.flatMap((sale) =>
      isReviewed(sale.order.scenario) ? [reviewOf(sale, clock, random, reviewed[sale.order.scenario])] : [],
    ),
    ...byStudio.map((sale, index) => reviewOf(sale, clock, random, { buyer: true, seller: index > 0 })),
  ];
  return { byShopper, inquiries, byStudio, past: past.sales, reviews };
}

export const listSales = ({ byShopper, byStudio, past }: Sales): Sale[] => [
  ...byShopper,
  ...byStudio,
  ...past,
];

/** Completed long ago and reviewed: a settled case changes nothing else about it. */
const isReported = ({ order }: Sale): boolean => order.scenario === "chat-closed-completed";

/** The orders of all sales, some of them with a case. */
export const ordersOf = ({ byShopper, byStudio, past }: Sales, clock: Clock): DemoOrder[] => [
  ...[...byShopper.filter((sale) => !isReported(sale)), ...byStudio].map(({ order }) => order),
  ...addCases([...byShopper.filter(isReported), ...past], clock),
];

/** The shopper's first order, which was completed long ago. */
export const firstOrderOf = ({ byShopper }: Sales): DemoOrder | null =>
  byShopper.find(isReported)?.order ?? null;

/** What an order changes about the listing. */
export function changesBy({ order, listing }: Sale): Partial<DemoListing> {
  return {
    ...(isBought(order) && { status: "sold", soldTo: order.id }),
    ...(order.status === "requested" && {
      reservedUntil: order.deadline?.at ?? null,
      reservedBy: order.buyerId,
    }),
    ...listedBefore(listing, order.createdAt),
  };
}

/** A piece was listed some days before it was ordered, and its price did not change after that. */
function listedBefore(listing: DemoListing, orderedAt: string): Partial<DemoListing> {
  if (listing.createdAt < orderedAt && listing.priceHistory.every((step) => step.since < orderedAt))
    return {};
  const createdAt =
    listing.createdAt < orderedAt ? listing.createdAt : daysBefore({ now: Date.parse(orderedAt) }, 9);
  return { createdAt, compareAtPrice: null, priceHistory: [{ price: listing.price, since: createdAt }] };
}
