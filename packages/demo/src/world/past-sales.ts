import { say } from "../catalog/materials.ts";
import { typeFact } from "../catalog/type-facts.ts";
import { createOrder } from "../order/create-order.ts";
import type { OrderPlan } from "../order/order-plan.ts";
import type { Random } from "../random/random.ts";
import { buyerFeedback, type UsedTexts, sellerFeedback } from "../review/feedback.ts";
import { type Clock, laterThan } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoChat } from "../records/chat.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoOrder } from "../records/order.ts";
import type { DemoReview } from "../records/review.ts";
import type { People } from "./people.ts";

const thanks = {
  delivery: [
    "It arrived safely, thank you!",
    "In place and perfect. Please thank the two who carried it.",
    "Unwrapped and standing. It is just right.",
    "They were here at ten sharp. We are delighted.",
  ],
  pickup: [
    "Got it home. The children approve.",
    "It survived the ride on the roof. Thank you!",
    "In place and perfect. Good to have met you.",
    "Home safe, thank you for the blankets.",
  ],
} as const;

/** How many hours a sale takes from the request to its completion. */
export const saleTakes = 150;

const completedPlan = (hoursAgo: number, type: "delivery" | "pickup", thank: string): OrderPlan => ({
  scenario: "past-sale",
  status: "completed",
  type,
  approved: true,
  payment: "captured",
  steps: [
    ["request", "buyer", hoursAgo + saleTakes],
    ["approve", "seller", hoursAgo + 140],
    ["schedule", "seller", hoursAgo + 120],
    ["confirm-schedule", "buyer", hoursAgo + 110],
    [type === "pickup" ? "pick-up" : "deliver", "buyer", hoursAgo],
  ],
  lines: [["buyer", Math.max(0.1, hoursAgo - 1), thank]],
  proposals: [[-Math.ceil(hoursAgo / 24), "morning", "seller"]],
  agreed: [-Math.ceil(hoursAgo / 24), "morning"],
});

export type Sale = {
  readonly order: DemoOrder;
  readonly chat: DemoChat;
  readonly listing: DemoListing;
  readonly seller: DemoAccount;
};

/** A completed sale that many hours ago; its name is `past-sale`, which scenarios leave out. */
export function pastSale(
  parties: { buyer: DemoAccount; seller: DemoAccount; listing: DemoListing },
  hoursAgo: number,
  clock: Clock,
  random: Random,
  scenario: string | null = null,
): Sale {
  const type = parties.listing.delivery ? (random.chance(0.7) ? "delivery" : "pickup") : "pickup";
  const { seller, listing } = parties;
  const sale = createOrder(completedPlan(hoursAgo, type, random.pick(thanks[type])), parties, clock, random);
  return { ...sale, order: { ...sale.order, scenario }, seller, listing };
}

/** Which sides have written a review, and the previous reviews. */
type Halves = { readonly buyer: boolean; readonly seller: boolean; readonly used?: UsedTexts };

/** Both sides' reviews of a sale. */
export function reviewOf(
  { order, listing, seller: { isBusiness } }: Sale,
  clock: Clock,
  random: Random,
  halves: Halves,
): DemoReview {
  const { used = new Set() } = halves;
  const bought = {
    noun: typeFact(listing.type)?.nouns[0] ?? say(listing.type),
    material: say(listing.materials[0] ?? "wood"),
    type: order.type,
    isShop: isBusiness,
    town: listing.place.split(",")[0] ?? listing.place,
  };
  const seller = halves.buyer ? sellerFeedback(random, bought, used) : { rating: null, feedback: null };
  const buyer = halves.seller ? buyerFeedback(random, bought, used) : { rating: null, feedback: null };
  const due = laterThan(order.changedAt, 7 * 24);
  const both = halves.buyer && halves.seller;
  const published = both ? laterThan(order.changedAt, 30) : halves.buyer || halves.seller ? due : null;
  return {
    id: random.id(),
    orderId: order.id,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    listingIds: order.listings.map((line) => line.listingId),
    sellerRating: seller.rating,
    sellerFeedback: seller.feedback,
    buyerRating: buyer.rating,
    buyerFeedback: buyer.feedback,
    listingRatings: order.listings.map((line) => ({
      listingId: line.listingId,
      rating: seller.rating,
      feedback: null,
    })),
    publishedAt: published && Date.parse(published) <= clock.now ? published : null,
    orderDate: order.createdAt,
    orderDelivery: order.breakdown.delivery,
    replies: [],
    removed: [],
  };
}

/** Sales of the last two days, four hours apart: their payouts are still to be sent. */
const recentSales = 10;
const recentHoursAgo = (index: number) => 6 + index * 4;

/** Sales of these listings among the generated accounts, with their reviews. */
export function pastSales(
  listings: readonly DemoListing[],
  people: Pick<People, "generated" | "byId">,
  clock: Clock,
  random: Random,
): { sales: Sale[]; reviews: DemoReview[] } {
  const sales: Sale[] = [];
  const reviews: DemoReview[] = [];
  const used: UsedTexts = new Set();
  const { buyers } = people.generated;
  for (const listing of listings) {
    const seller = people.byId.get(listing.sellerId);
    const buyer = buyers[random.int(0, buyers.length - 1)];
    if (!seller || !buyer) continue;
    const age = (clock.now - Date.parse(listing.createdAt)) / 3_600_000;
    const spread = random.between(20, 2600);
    const hoursAgo = Math.max(
      4,
      Math.min(age - 200, sales.length < recentSales ? recentHoursAgo(sales.length) : spread),
    );
    const sale = pastSale({ buyer, seller, listing }, hoursAgo, clock, random);
    sales.push(sale);
    reviews.push(reviewOf(sale, clock, random, { buyer: true, seller: random.chance(0.7), used }));
  }
  return { sales, reviews };
}
