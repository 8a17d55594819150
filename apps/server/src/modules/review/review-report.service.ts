import type { reportableReviewSchema, ReviewReport } from "@heirloop/contract/review/review-report.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { publicName } from "../user/user.presenter.ts";
import { requirePublishedHalf } from "./require-published-half.ts";
import { insertReport, listReportsBy } from "./review-report.queries.ts";
import { presentReply } from "./review.presenter.ts";
import { findReview, lockReview } from "./review.queries.ts";
import { sideOf } from "./review.service.ts";

/** Reviews of sellers are public; those of buyers are for the two sides. Throws `not-found`. */
async function requireVisible(db: Db, userId: string, { id, about }: { id: string; about: Side }) {
  const review = await findReview(db, id);
  if (review === null || (about === "buyer" && sideOf(review, userId) === null)) throw problem("not-found");
  return (await requirePublishedHalf(db, review, about)).half;
}

/** Returns a review that the user can report. Throws `not-found`. */
export async function reportableReview(
  db: Db,
  userId: string,
  { id, about }: { id: string; about: Side },
): Promise<z.input<typeof reportableReviewSchema>> {
  const half = await requireVisible(db, userId, { id, about });
  const reports = await listReportsBy(db, userId, { reviewId: id, about });
  return {
    _id: id,
    about,
    author: { firstName: publicName(half.author) },
    subject: { firstName: publicName(half.subject), slug: half.subject.slug },
    rating: half.rating,
    feedback: half.feedback,
    date: half.publishedAt.toISOString(),
    reply: presentReply(half.reply),
    reported: reports.map(({ target }) => target),
  };
}

/**
 * Stores a report for the admins. The lock orders it with a decision: it either joins the reports that are decided
 * about, or does not find what was removed. Throws `not-found`, `permission-denied` for the user's own text, and
 * `state-conflict` if the user has reported it before.
 */
export async function reportReview(
  tx: Db,
  deps: Deps,
  userId: string,
  { id, about, target, reason, text }: ReviewReport & { id: string },
): Promise<void> {
  await lockReview(tx, id);
  const half = await requireVisible(tx, userId, { id, about });
  if (target === "reply" && presentReply(half.reply) === null) throw problem("not-found");
  const author = target === "reply" ? half.subject : half.author;
  if (author.id === userId) throw problem("permission-denied", { detail: "This is your own text." });
  const isNew = await insertReport(tx, {
    id: deps.newId(),
    reviewId: id,
    about,
    target,
    reporterId: userId,
    reason,
    text,
    createdAt: deps.now(),
    decision: null,
  });
  if (!isNew)
    throw problem("state-conflict", { detail: "You have reported this already. We are looking at it." });
}
