import * as z from "zod/mini";
import { optionalTextSchema } from "../endpoint/query-fields.ts";
import { idSchema, instantSchema } from "../identity/identity.schema.ts";
import { sideSchema } from "../user/user.schema.ts";
import { ratingSchema, reviewReplySchema } from "./review.schema.ts";

/** What can be reported: the review itself, or the reply to it. */
export const reportTargets = ["review", "reply"] as const;
export const reportTargetSchema = z.enum(reportTargets);
export type ReportTarget = z.infer<typeof reportTargetSchema>;

export const reportReasons = ["offensive", "untrue", "personal-data", "advertising", "other"] as const;
export const reportReasonSchema = z.enum(reportReasons, "Choose a reason");
export type ReportReason = z.infer<typeof reportReasonSchema>;

export const reviewReportSchema = z.object({
  /** The side that the review is about. */
  about: sideSchema,
  target: reportTargetSchema,
  reason: reportReasonSchema,
  text: z._default(optionalTextSchema(600), ""),
});
export type ReviewReport = z.infer<typeof reviewReportSchema>;

/** A published review with its reply, as shown to somebody who reports one of them. */
export const reportableReviewSchema = z.object({
  _id: idSchema,
  about: sideSchema,
  author: z.object({ firstName: z.string() }),
  subject: z.object({ firstName: z.string(), slug: z.nullable(z.string()) }),
  rating: ratingSchema,
  feedback: z.nullable(z.string()),
  date: instantSchema,
  reply: z.nullable(reviewReplySchema),
  /** What the caller has reported already. */
  reported: z.array(reportTargetSchema),
});
export type ReportableReview = z.infer<typeof reportableReviewSchema>;
