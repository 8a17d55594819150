import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { pageNumberSchema, wholeNumberSchema } from "../endpoint/query-fields.ts";
import { heirloopIdSchema, idSchema, userIdSchema } from "../identity/identity.schema.ts";
import { pendingReviewSchema, ratingSchema, reviewPublicationSchema, reviewSchema } from "./review.schema.ts";

export const reviewTooLong = `Use at most ${constants.reviewMaximumLength.toLocaleString("en-US")} characters`;
const reviewFeedbackSchema = z
  .string()
  .check(z.trim(), z.maxLength(constants.reviewMaximumLength, reviewTooLong));

const halfSchema = z.object({
  rating: z.optional(z.nullable(ratingSchema)),
  feedback: z.optional(z.nullable(reviewFeedbackSchema)),
});

/**
 * Only the caller's part is written: the review of the seller for a completed purchase, of the buyer for a
 * completed sale.
 */
export const reviewSubmissionSchema = z.object({
  id: idSchema,
  buyer: z.optional(halfSchema),
  seller: z.optional(halfSchema),
  listings: z.optional(
    z.array(z.extend(halfSchema, { heirloopId: heirloopIdSchema })).check(z.maxLength(20)),
  ),
});
export type ReviewSubmission = z.infer<typeof reviewSubmissionSchema>;

export const sellerReviewsSchema = z.object({
  reviews: z.array(reviewSchema),
  /** The number of reviews with the requested rating, over all pages. */
  totalCount: z.int(),
  /** The number of all reviews of the seller. */
  reviewedCount: z.int(),
  /** Over all reviews; null when there are none. */
  averageReview: z.nullable(z.number()),
});
export type SellerReviews = z.infer<typeof sellerReviewsSchema>;

export const reviewEndpoints = {
  latest: endpoint("GET", "/api/other/review/seller-all-reviews", {
    summary: "Latest published reviews",
    access: "everyone",
    query: z.object({ limit: z._default(wholeNumberSchema(1, 24), constants.footerReviewsFetched) }),
    answer: z.object({ reviews: z.array(reviewSchema) }),
  }),
  ofSeller: endpoint("GET", "/api/other/review/seller-reviews/{sellerId}", {
    summary: "Reviews of a seller with at least a rating",
    access: "everyone",
    params: z.object({ sellerId: userIdSchema }),
    query: z.object({
      page: z._default(pageNumberSchema, 1),
      greaterThan: z._default(wholeNumberSchema(0, 5), constants.reviewMinimumRating),
    }),
    answer: sellerReviewsSchema,
  }),
  pending: endpoint("GET", "/api/other/review/get-reviews", {
    summary: "The review the caller still owes, or null",
    access: "user",
    answer: z.nullable(pendingReviewSchema),
  }),
  submit: endpoint("POST", "/api/other/review", {
    summary: "Review the other side of a completed order",
    access: "user",
    body: reviewSubmissionSchema,
    answer: z.object({ success: z.literal(true), publication: reviewPublicationSchema }),
    errors: ["already-reviewed"],
    idempotent: true,
    limits: [atMost(60, "reviews", "hour")],
  }),
  decline: endpoint("GET", "/api/other/review/no-review/{id}", {
    summary: "'Not now'",
    access: "user",
    params: z.object({ id: idSchema }),
    answer: z.object({ success: z.literal(true) }),
    changesState: true,
    limits: [atMost(120, "reviews declined", "hour")],
  }),
};
