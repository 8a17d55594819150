import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { pageNumberSchema, textSchema, wholeNumberSchema } from "../endpoint/query-fields.ts";
import { heirloopIdSchema, idSchema, orderIdSchema, userIdSchema } from "../identity/identity.schema.ts";
import { sideSchema } from "../user/user.schema.ts";
import { reportableReviewSchema, reviewReportSchema } from "./review-report.schema.ts";
import {
  ownReviewSchema,
  pendingReviewSchema,
  ratingSchema,
  reviewedListingSchema,
  reviewPublicationSchema,
  reviewSchema,
} from "./review.schema.ts";

export const reviewTooLong = `Use at most ${constants.reviewMaximumLength.toLocaleString("en-US")} characters`;
const reviewFeedbackSchema = z
  .string()
  .check(z.trim(), z.maxLength(constants.reviewMaximumLength, reviewTooLong));

const halfSchema = z.object({
  rating: z.optional(z.nullable(ratingSchema)),
  feedback: z.optional(z.nullable(reviewFeedbackSchema)),
});

/** A side with the person of the pending review, who is already known. */
const sideHalfSchema = z.extend(halfSchema, { user: z.optional(pendingReviewSchema.shape.buyer.shape.user) });

/** A piece by its id, or as in the pending review. */
const reviewedPieceSchema = z.union([
  z.extend(halfSchema, { heirloopId: heirloopIdSchema }),
  z.pipe(
    z.extend(halfSchema, {
      listing: z.extend(z.partial(reviewedListingSchema), { heirloopId: heirloopIdSchema }),
    }),
    z.transform(({ listing, ...half }) => ({ ...half, heirloopId: listing.heirloopId })),
  ),
]);

/**
 * Only the caller's part is written: the review of the seller for a completed purchase, of the buyer for a
 * completed sale. The pending review can be sent back with the caller's part filled in, and its `_id` as `id`.
 */
export const reviewSubmissionSchema = z.object({
  id: idSchema,
  buyer: z.optional(sideHalfSchema),
  seller: z.optional(sideHalfSchema),
  listings: z.optional(z.array(reviewedPieceSchema).check(z.maxLength(20))),
  _id: z.optional(pendingReviewSchema.shape._id),
  type: z.optional(pendingReviewSchema.shape.type),
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

export const reviewReplySubmissionSchema = z.object({
  text: textSchema(constants.reviewReplyMaximumLength, "Write your reply first"),
});

export const ownReviewsSchema = z.object({ reviews: z.array(ownReviewSchema), totalCount: z.int() });
export type OwnReviews = z.infer<typeof ownReviewsSchema>;

const pathParams = z.object({ id: idSchema });

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
  ofOrder: endpoint("GET", "/api/orders/{orderId}/review", {
    summary: "The review that the caller can write of the other side of an order, even after 'Not now'",
    access: "user",
    params: z.object({ orderId: orderIdSchema }),
    answer: pendingReviewSchema,
    errors: ["already-reviewed"],
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
  own: endpoint("GET", "/api/reviews", {
    summary: "Published reviews that the caller received or wrote, newest first",
    access: "user",
    query: z.object({
      list: z._default(z.enum(["received", "written"]), "received"),
      page: z._default(pageNumberSchema, 1),
    }),
    answer: ownReviewsSchema,
  }),
  /** There is one reply to a review. It can be changed for 24 hours. */
  reply: endpoint("PUT", "/api/reviews/{id}/reply", {
    summary: "Reply to a published review about the caller, or change the reply",
    access: "user",
    params: pathParams,
    body: reviewReplySubmissionSchema,
    answer: ownReviewSchema,
    errors: ["state-conflict"],
    limits: [atMost(60, "replies to reviews", "hour")],
  }),
  reportable: endpoint("GET", "/api/reviews/{id}/about/{about}", {
    summary: "A published review, with what the caller has reported of it",
    access: "user",
    params: z.extend(pathParams, { about: sideSchema }),
    answer: reportableReviewSchema,
  }),
  report: endpoint("POST", "/api/reviews/{id}/reports", {
    summary: "Report a published review or its reply, once",
    access: "user",
    params: pathParams,
    body: reviewReportSchema,
    errors: ["permission-denied", "state-conflict"],
    idempotent: true,
    limits: [atMost(20, "reported reviews", "hour")],
  }),
};
