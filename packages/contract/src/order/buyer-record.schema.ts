import * as z from "zod/mini";
import { instantSchema } from "../identity/identity.schema.ts";
import { ratingSchema, reviewReplySchema } from "../review/review.schema.ts";
import { isOfferStage, type OrderStatus } from "./order-status.ts";

/** How a buyer has behaved with all sellers so far. It names none of them. */
export const buyerRecordSchema = z.object({
  /** Completed purchases; returned ones do not count. */
  purchases: z.int(),
  /** Orders that the buyer canceled after both sides had agreed to them. */
  canceled: z.int(),
  /** The average rating by sellers; null without one. */
  rating: z.nullable(z.number()),
  /** The number of ratings. */
  ratings: z.int(),
  /** When the account was opened. */
  since: instantSchema,
});
export type BuyerRecord = z.infer<typeof buyerRecordSchema>;

/** The seller sees the record with the order while it waits for an answer (docs/product.md §4). */
export const isBuyerRecordShown = (status: OrderStatus): boolean =>
  status === "requested" || isOfferStage(status);

/** What sellers wrote about the buyer of an order, without their names and pieces. */
export const buyerReviewsSchema = z.object({
  buyer: z.object({ firstName: z.string() }),
  record: buyerRecordSchema,
  /** Newest first. */
  reviews: z.array(
    z.object({
      rating: ratingSchema,
      feedback: z.nullable(z.string()),
      date: instantSchema,
      reply: z.nullable(reviewReplySchema),
    }),
  ),
});
export type BuyerReviews = z.infer<typeof buyerReviewsSchema>;
