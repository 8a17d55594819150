import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import { emailVerified } from "../identity/email-verification.jobs.ts";
import { findUserById } from "../user/user.queries.ts";
import type { Module } from "../module.ts";
import { findNotification } from "../notification/notification.queries.ts";
import { publishReview } from "./review.jobs.ts";
import { presentReview } from "./review.presenter.ts";
import { loadFullReviews } from "./full-review.queries.ts";
import { countReviewsOfSeller, listLatestReviews, listReviewsOfSeller, ratingsOf } from "./review.queries.ts";
import { heldReviews, moderateReview } from "./review-moderation.service.ts";
import { ownReviews, replyToReview } from "./review-reply.service.ts";
import { decideReports, reportedReviews } from "./review-report-decision.service.ts";
import { reportableReview, reportReview } from "./review-report.service.ts";
import {
  declineReview,
  openReviewOfOrder,
  owedReview,
  publishDueReview,
  submitReview,
  notifySubjectsOfReviews,
} from "./review.service.ts";
import type { ReviewRow } from "./review.table.ts";

const { reviewsPerPage: perPage } = constants;
const present = async (db: Db, rows: readonly ReviewRow[]) =>
  (await loadFullReviews(db, rows)).flatMap((full) => presentReview(full) ?? []);

const routes = (deps: Deps): readonly Route[] => [
  serve(reviewEndpoints.latest, async ({ query, db }) => ({
    reviews: await present(db, await listLatestReviews(db, query.limit)),
  })),
  serve(reviewEndpoints.ofSeller, async ({ params: { sellerId }, query: { page, greaterThan }, db }) => {
    if ((await findUserById(db, sellerId)) === null) throw problem("not-found");
    const wanted = { sellerId, minRating: greaterThan };
    const rows = await listReviewsOfSeller(db, wanted, { limit: perPage, offset: (page - 1) * perPage });
    return {
      reviews: await present(db, rows),
      totalCount: await countReviewsOfSeller(db, wanted),
      ...(await ratingsOf(db, sellerId)),
    };
  }),
  serve(reviewEndpoints.pending, ({ caller, db }) => owedReview(db, caller.userId)),
  serve(notificationEndpoints.review, async ({ body, caller, db }) => {
    const asking = await findNotification(db, caller.userId, body.notification);
    const orderId = asking?.orderId ?? null;
    if (orderId === null) throw problem("not-found");
    return openReviewOfOrder(db, caller.userId, orderId);
  }),
  serve(reviewEndpoints.ofOrder, ({ params, caller, db }) =>
    openReviewOfOrder(db, caller.userId, params.orderId),
  ),
  serve(reviewEndpoints.submit, async ({ body, caller, db }) => {
    const publication = await transaction(db, (tx) => submitReview(tx, deps, caller.userId, body));
    return { success: true, publication } as const;
  }),
  serve(reviewEndpoints.decline, async ({ params, caller, db }) => {
    await transaction(db, (tx) => declineReview(tx, caller.userId, params.id));
    return { success: true } as const;
  }),
  serve(reviewEndpoints.own, ({ query, caller, db, now }) => ownReviews(db, caller.userId, query, now)),
  serve(reviewEndpoints.reply, ({ params: { id }, body: { text }, caller, db }) =>
    transaction(db, (tx) => replyToReview(tx, deps, caller.userId, { id, text })),
  ),
  serve(reviewEndpoints.reportable, ({ params, caller, db }) => reportableReview(db, caller.userId, params)),
  serve(reviewEndpoints.report, ({ params: { id }, body, caller, db }) =>
    transaction(db, (tx) => reportReview(tx, deps, caller.userId, { id, ...body })),
  ),
  serve(adminEndpoints.reportedReviews, async ({ db }) => ({ reviews: await reportedReviews(db, 200) })),
  serve(adminEndpoints.keepReported, ({ caller, params: { id }, body: { reason }, db, request }) =>
    transaction(db, (tx) =>
      decideReports(tx, deps, caller, { id, reason, decision: "kept", requestId: request.id }),
    ),
  ),
  serve(adminEndpoints.removeReported, ({ caller, params: { id }, body: { reason }, db, request }) =>
    transaction(db, (tx) =>
      decideReports(tx, deps, caller, { id, reason, decision: "removed", requestId: request.id }),
    ),
  ),
  serve(adminEndpoints.heldReviews, async ({ db }) => ({ reviews: await heldReviews(db, 100) })),
  serve(adminEndpoints.publishReview, ({ caller, params: { id }, db, request }) =>
    transaction(db, (tx) =>
      moderateReview(tx, deps, caller, { id, decision: "published", requestId: request.id }),
    ),
  ),
  serve(adminEndpoints.rejectReview, ({ caller, params: { id }, db, request }) =>
    transaction(db, (tx) =>
      moderateReview(tx, deps, caller, { id, decision: "rejected", requestId: request.id }),
    ),
  ),
];

export const review: Module = {
  routes,
  jobs: (deps) => [
    handleJob(publishReview, ({ reviewId }, tx) => publishDueReview(tx, reviewId, deps.now())),
    handleJob(emailVerified, ({ userId }, tx) => notifySubjectsOfReviews(tx, deps, userId)),
  ],
};
