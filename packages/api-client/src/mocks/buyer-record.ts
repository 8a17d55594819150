import {
  type BuyerRecord,
  type BuyerReviews,
  isBuyerRecordShown,
} from "@heirloop/contract/order/buyer-record.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import { isHalfShown, replyFrom } from "@heirloop/demo/projection/activity-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoOrder } from "@heirloop/demo/records/order";
import type { MockWorld } from "./mock-world.ts";

const reviewsOf = ({ reviews, index }: MockWorld, buyerId: string) =>
  reviews.flatMap((review) => {
    const { buyerRating: rating, buyerFeedback: feedback, publishedAt: date } = review;
    const isOwn = review.buyerId === buyerId && isHalfShown(index, review, "buyer");
    return isOwn && rating !== null && date !== null
      ? [{ rating, feedback, date, reply: replyFrom(review, "buyer") }]
      : [];
  });

function recordOf(world: MockWorld, buyerId: string): BuyerRecord {
  const { index } = world;
  const orders = [...index.orders.values()].filter((order) => order.buyerId === buyerId);
  const ratings = reviewsOf(world, buyerId).map(({ rating }) => rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    purchases: orders.filter((one) => one.status === "completed" && one.case?.outcome !== "returned").length,
    canceled: orders.filter(
      ({ status, approved, history }) =>
        (status === "cancelled" || status === "canceled") &&
        approved &&
        history.some(({ type, by }) => type === "cancel" && by === "buyer"),
    ).length,
    rating: ratings.length === 0 ? null : sum / ratings.length,
    ratings: ratings.length,
    since: getRequired(index.accounts, buyerId).createdAt,
  };
}

/** An order as its seller sees it, with how the buyer has behaved so far, while it waits for an answer. */
export function withBuyerRecord(world: MockWorld, order: Order, source: DemoOrder, viewerId: string): Order {
  return viewerId === source.sellerId && isBuyerRecordShown(order.status)
    ? { ...order, buyerRecord: recordOf(world, source.buyerId) }
    : order;
}

/** What sellers wrote about the buyer, newest first. */
export function buyerReviewsOf(world: MockWorld, buyerId: string): BuyerReviews {
  const { shop, firstName } = getRequired(world.index.accounts, buyerId);
  return {
    buyer: { firstName: shop?.name ?? firstName },
    record: recordOf(world, buyerId),
    reviews: reviewsOf(world, buyerId).toSorted((a, b) => b.date.localeCompare(a.date)),
  };
}
