import type { reportedReviewSchema } from "@heirloop/contract/admin/admin.endpoints";
import { reportedTextName } from "@heirloop/contract/notification/report-outcome";
import { reportTargets } from "@heirloop/contract/review/review-report.schema";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { insertAuditEntry } from "../identity/audit.queries.ts";
import { notifyReporters } from "../report-outcome/report-outcome.notice.ts";
import { presentPerson, publicName } from "../user/user.presenter.ts";
import { findUsers } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { requirePublishedHalf } from "./require-published-half.ts";
import { changeReply } from "./review-reply.queries.ts";
import { closeReports, findReport, listOpenReports } from "./review-report.queries.ts";
import { presentReply, publishedHalf } from "./review.presenter.ts";
import { loadFullReviews, type FullReview } from "./full-review.queries.ts";
import { changeReview, findReviews, lockReview } from "./review.queries.ts";
import type { ReviewReportRow } from "./review.table.ts";

function presentReported(
  full: FullReview,
  [first, ...others]: readonly [ReviewReportRow, ...ReviewReportRow[]],
  reporters: ReadonlyMap<string, UserRow>,
): z.input<typeof reportedReviewSchema> | null {
  const half = publishedHalf(full, first.about);
  if (half === null) return null;
  return {
    _id: first.id,
    about: first.about,
    target: first.target,
    author: presentPerson(half.author),
    subject: presentPerson(half.subject),
    rating: half.rating,
    feedback: half.feedback,
    reply: presentReply(half.reply),
    listings: full.pieces.map(({ listing: { id, slug, title } }) => ({ heirloopId: id, slug, title })),
    reports: [first, ...others].flatMap(({ id, reporterId, reason, text, createdAt }) => {
      const reporter = reporters.get(reporterId);
      return reporter === undefined
        ? []
        : { _id: id, reporter: presentPerson(reporter), reason, text, date: createdAt.toISOString() };
    }),
  };
}

/** Lists what was reported and not decided on, with all reports of each, the oldest first. */
export async function reportedReviews(db: Db, limit: number) {
  const open = await listOpenReports(db, limit);
  const rows = await findReviews(
    db,
    open.map(({ reviewId }) => reviewId),
  );
  const reviews = new Map((await loadFullReviews(db, rows)).map((full) => [full.review.id, full]));
  const reporters = await findUsers(
    db,
    open.map(({ reporterId }) => reporterId),
  );
  const groups = new Map<string, [ReviewReportRow, ...ReviewReportRow[]]>();
  for (const report of open) {
    const key = `${report.reviewId} ${report.about} ${report.target}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [report]);
    else group.push(report);
  }
  return [...groups.values()].flatMap((group) => {
    const full = reviews.get(group[0].reviewId);
    return full === undefined ? [] : (presentReported(full, group, reporters) ?? []);
  });
}

/**
 * Records an admin's decision about a reported review or reply, for all its open reports. Throws `not-found`, and
 * `state-conflict` if it was already decided.
 */
export async function decideReports(
  tx: Db,
  deps: Deps,
  caller: Caller,
  decided: { id: string; decision: "kept" | "removed"; reason: string; requestId: string },
): Promise<void> {
  const { decision, reason } = decided;
  const reviewId = (await findReport(tx, decided.id))?.reviewId ?? null;
  const review = reviewId === null ? null : await lockReview(tx, reviewId);
  const report = await findReport(tx, decided.id);
  if (review === null || report === null) throw problem("not-found");
  if (report.decision !== null)
    throw problem("state-conflict", { detail: "Another admin has decided about this already." });
  const { about, target } = report;
  const { half } = await requirePublishedHalf(tx, review, about);
  const author = target === "reply" ? half.subject : half.author;
  const now = deps.now();
  const reported = { reviewId: review.id, about };
  // A removed review takes its reply along.
  const isAll = decision === "removed" && target === "review";
  const closed = await closeReports(tx, reported, isAll ? ["review", "reply"] : [target], decision);
  if (isAll)
    await changeReview(
      tx,
      review.id,
      about === "seller" ? { sellerReviewRemovedAt: now } : { buyerReviewRemovedAt: now },
    );
  else if (decision === "removed") await changeReply(tx, reported, { removedAt: now });
  await insertAuditEntry(tx, {
    id: deps.newId(),
    adminId: caller.userId,
    accountId: author.id,
    action: `${decision === "kept" ? "keep" : "remove"}-${target}`,
    detail: `Review ${review.id}, about the ${about}: ${reason}`,
    requestId: decided.requestId,
    at: now,
  });
  for (const one of reportTargets)
    await notifyReporters(tx, deps, {
      reporterIds: closed.flatMap(({ reporterId, target: its }) => (its === one ? reporterId : [])),
      reported: reportedTextName(one, publicName(one === "reply" ? half.subject : half.author)),
      outcome: decision,
      piece: null,
    });
  if (decision === "kept") return;
  const other = publicName(target === "reply" ? half.author : half.subject);
  await deps.notify(tx, {
    userId: author.id,
    type: "review",
    text:
      target === "reply"
        ? `We removed your reply to the review by ${other}: ${reason}`
        : `We removed your review of ${other}: ${reason}`,
    sender: null,
    listingIds: [],
    orderId: review.orderId,
    chatId: null,
  });
}
