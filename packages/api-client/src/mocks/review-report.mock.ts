import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { reportedTextName, reportOutcomeText } from "@heirloop/contract/notification/report-outcome";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import type { Side } from "@heirloop/contract/user/user.schema";
import { isHalfShown, replyFrom, reviewedOf } from "@heirloop/demo/projection/activity-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoReview, DemoReviewReport } from "@heirloop/demo/records/review";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";
import { type MockWorld, replace } from "./mock-world.ts";
import { halfOf, reviewSideOf } from "./review-reply.mock.ts";

/** Reviews of sellers are public; those of buyers are for the two sides. */
function getVisible({ reviews, index }: MockWorld, userId: string, id: string, about: Side): DemoReview {
  const review = reviews.find((one) => one.id === id);
  if (review === undefined || !isHalfShown(index, review, about)) throw problem("not-found");
  if (about === "buyer" && reviewSideOf(review, userId) === null) throw problem("not-found");
  return review;
}

const isSame = (one: DemoReviewReport, other: DemoReviewReport) =>
  one.reviewId === other.reviewId && one.about === other.about && one.target === other.target;

/** A person as admins see them. */
export function personOf({ index }: MockWorld, id: string) {
  const { firstName, lastName, email } = getRequired(index.accounts, id);
  return { _id: id, firstName, lastName, email };
}

/** Notifies somebody who reported something of what came of it. */
export const notifyReporter = (
  world: MockWorld,
  userId: string,
  text: string,
  listingIds: readonly string[],
): void =>
  void world.notifications.push({
    id: world.newId(),
    userId,
    type: "report-decided",
    text,
    senderId: null,
    senderName: null,
    listingIds,
    orderId: null,
    chatId: null,
    seen: false,
    previewed: false,
    date: world.now(),
  });

function decide(world: MockWorld, id: string, decision: "kept" | "removed", reason: string): void {
  const report = world.reviewReports.find((one) => one.id === id);
  const review = world.reviews.find((one) => one.id === report?.reviewId);
  if (report === undefined || review === undefined) throw problem("not-found");
  if (report.decision !== null)
    throw problem("state-conflict", { detail: "Another admin has decided about this already." });
  const { about, target } = report;
  const half = halfOf(world.index, review, about);
  for (const one of world.reviewReports) {
    const isTakenAlong =
      decision === "removed" && target === "review" && isSame(one, { ...report, target: "reply" });
    if (one.decision !== null || !(isSame(one, report) || isTakenAlong)) continue;
    replace(world.reviewReports, { ...one, decision });
    const { firstName } = one.target === "reply" ? half.subject : half.author;
    const text = reportOutcomeText(reportedTextName(one.target, firstName), decision);
    notifyReporter(world, one.reporterId, text, []);
  }
  if (decision === "kept") return;
  replace(
    world.reviews,
    target === "review"
      ? { ...review, removed: [...review.removed, about] }
      : {
          ...review,
          replies: review.replies.map((one) => (one.about === about ? { ...one, isRemoved: true } : one)),
        },
  );
  world.notifications.push({
    id: world.newId(),
    userId: target === "reply" ? half.subjectId : half.authorId,
    type: "review",
    text:
      target === "reply"
        ? `We removed your reply to the review by ${half.author.firstName}: ${reason}`
        : `We removed your review of ${half.subject.firstName}: ${reason}`,
    senderId: null,
    senderName: null,
    listingIds: [],
    orderId: world.index.orders.has(review.orderId) ? review.orderId : null,
    chatId: null,
    seen: false,
    previewed: false,
    date: world.now(),
  });
}

export const reviewReportMocks: readonly MockRoute[] = [
  mock(reviewEndpoints.reportable, ({ params: { id, about }, caller: { account }, world }) => {
    const review = getVisible(world, account.id, id, about);
    const { author, subject, rating, feedback, date } = halfOf(world.index, review, about);
    const reported = world.reviewReports
      .filter((one) => one.reviewId === id && one.about === about && one.reporterId === account.id)
      .map(({ target }) => target);
    const reply = replyFrom(review, about);
    return { _id: id, about, author, subject, rating, feedback, date, reply, reported };
  }),
  mock(reviewEndpoints.report, ({ params: { id }, body, caller: { account }, world }) => {
    const { about, target, reason, text } = body;
    const review = getVisible(world, account.id, id, about);
    if (target === "reply" && replyFrom(review, about) === null) throw problem("not-found");
    const { authorId, subjectId } = halfOf(world.index, review, about);
    if ((target === "reply" ? subjectId : authorId) === account.id)
      throw problem("permission-denied", { detail: "This is your own text." });
    const report: DemoReviewReport = {
      id: world.newId(),
      reviewId: id,
      about,
      target,
      reporterId: account.id,
      reason,
      text,
      date: world.now(),
      decision: null,
    };
    if (world.reviewReports.some((one) => isSame(one, report) && one.reporterId === account.id))
      throw problem("state-conflict", { detail: "You have reported this already. We are looking at it." });
    world.reviewReports.push(report);
  }),
  mock(adminEndpoints.reportedReviews, ({ world }) => {
    const open = world.reviewReports
      .filter(({ decision }) => decision === null)
      .toSorted((a, b) => a.date.localeCompare(b.date));
    const firsts = open.filter((report) => open.find((one) => isSame(one, report)) === report);
    return {
      reviews: firsts.map((first) => {
        const review = getRequired(new Map(world.reviews.map((one) => [one.id, one])), first.reviewId);
        const { authorId, subjectId, rating, feedback } = halfOf(world.index, review, first.about);
        return {
          _id: first.id,
          about: first.about,
          target: first.target,
          author: personOf(world, authorId),
          subject: personOf(world, subjectId),
          rating,
          feedback,
          reply: replyFrom(review, first.about),
          listings: review.listingIds.map((id) => reviewedOf(world.index, id)),
          reports: open
            .filter((one) => isSame(one, first))
            .map(({ id, reporterId, reason, text, date }) => ({
              _id: id,
              reporter: personOf(world, reporterId),
              reason,
              text,
              date,
            })),
        };
      }),
    };
  }),
  mock(adminEndpoints.keepReported, ({ params: { id }, body: { reason }, world }) =>
    decide(world, id, "kept", reason),
  ),
  mock(adminEndpoints.removeReported, ({ params: { id }, body: { reason }, world }) =>
    decide(world, id, "removed", reason),
  ),
];
