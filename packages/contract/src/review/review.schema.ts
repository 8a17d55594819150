import * as z from "zod/mini";
import { heirloopIdSchema, idSchema, instantSchema } from "../identity/identity.schema.ts";
import { sumCentsSchema } from "../money/money.schema.ts";
import { sideSchema } from "../user/user.schema.ts";

/** Whole stars, 1 to 5. */
export const ratingSchema = z.int().check(z.gte(1, "Choose 1 to 5 stars"), z.lte(5, "Choose 1 to 5 stars"));

export const reviewedListingSchema = z.object({
  heirloopId: heirloopIdSchema,
  slug: z.string(),
  title: z.string(),
  images: z.array(z.string()),
});

/** What the reviewed person answered. */
export const reviewReplySchema = z.object({
  text: z.string(),
  date: instantSchema,
  edited: z.boolean(),
});
export type ReviewReply = z.infer<typeof reviewReplySchema>;

/** A published review of a seller. */
export const reviewSchema = z.object({
  _id: idSchema,
  buyer: z.object({ user: z.object({ firstName: z.string() }) }),
  seller: z.object({
    user: z.object({ firstName: z.string(), slug: z.nullable(z.string()) }),
    rating: ratingSchema,
    feedback: z.nullable(z.string()),
  }),
  order: z.object({ date: instantSchema, breakdown: z.object({ delivery: sumCentsSchema }) }),
  listings: z.array(reviewedListingSchema),
  /** The piece went back to the seller afterwards. */
  returned: z.optional(z.boolean()),
  reply: z.optional(reviewReplySchema),
});
export type Review = z.infer<typeof reviewSchema>;

/** What two accounts have in common when one reviews the other. */
export const sharedSignals = ["card", "address", "device"] as const;
export type SharedSignal = (typeof sharedSignals)[number];

/**
 * The state of a new review: it is published once both sides have written one, or after 7 days; it waits for
 * its writer to confirm an email address; or it waits for an admin.
 */
export const reviewPublicationSchema = z.enum(["scheduled", "email-unverified", "held"]);
export type ReviewPublication = z.infer<typeof reviewPublicationSchema>;

const halfSchema = z.object({
  user: z.object({ firstName: z.string() }),
  rating: z.nullable(ratingSchema),
  feedback: z.nullable(z.string()),
});

/**
 * completedPurchase: the caller bought and rates the seller; completedSale: the caller sold and rates the
 * buyer.
 */
export const pendingReviewSchema = z.object({
  _id: idSchema,
  type: z.enum(["completedPurchase", "completedSale"]),
  buyer: halfSchema,
  seller: halfSchema,
  listings: z.array(
    z.object({
      listing: reviewedListingSchema,
      rating: z.nullable(ratingSchema),
      feedback: z.nullable(z.string()),
    }),
  ),
});
export type PendingReview = z.infer<typeof pendingReviewSchema>;

/** A published review that the caller received or wrote. */
export const ownReviewSchema = z.object({
  _id: idSchema,
  /** The side that it is about. */
  about: sideSchema,
  author: z.object({ firstName: z.string() }),
  subject: z.object({ firstName: z.string() }),
  rating: ratingSchema,
  feedback: z.nullable(z.string()),
  listings: z.array(reviewedListingSchema),
  date: instantSchema,
  reply: z.nullable(reviewReplySchema),
  /** What the caller can do about the reply now. */
  replyAction: z.nullable(z.enum(["write", "edit"])),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;
