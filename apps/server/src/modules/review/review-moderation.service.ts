import type { heldReviewSchema } from "@heirloop/contract/admin/admin.endpoints";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import { insertAuditEntry } from "../identity/audit.queries.ts";
import { requireUser } from "../user/require-user.ts";
import { presentPerson } from "../user/user.presenter.ts";
import { loadFullReviews, type FullReview } from "./full-review.queries.ts";
import { changeReview, listHeldReviews, lockReview } from "./review.queries.ts";
import { notifyRejected, notifyReviewed } from "./review.service.ts";

const presentHalf = (rating: number | null, feedback: string | null) =>
  rating === null ? null : { rating, feedback };

function presentHeld({ review, pieces, buyer, seller }: FullReview): z.input<typeof heldReviewSchema> {
  return {
    _id: review.id,
    shared: review.shared ?? [],
    buyer: presentPerson(buyer),
    seller: presentPerson(seller),
    aboutSeller: presentHalf(review.sellerRating, review.sellerFeedback),
    aboutBuyer: presentHalf(review.buyerRating, review.buyerFeedback),
    listings: pieces.map(({ listing: { id, slug, title } }) => ({ heirloopId: id, slug, title })),
    heldAt: (review.heldAt ?? review.createdAt).toISOString(),
  };
}

/** Lists the oldest held reviews. */
export async function heldReviews(db: Db, limit: number) {
  return (await loadFullReviews(db, await listHeldReviews(db, limit))).map(presentHeld);
}

/**
 * Records an admin's decision about a held review. Throws `not-found`, and `state-conflict` if it was already
 * decided.
 */
export async function moderateReview(
  tx: Db,
  deps: Deps,
  caller: Caller,
  { id, decision, requestId }: { id: string; decision: "published" | "rejected"; requestId: string },
): Promise<void> {
  const review = await lockReview(tx, id);
  const moderation = review?.moderation ?? null;
  if (review === null || moderation === null) throw problem("not-found");
  if (moderation !== "held")
    throw problem("state-conflict", { detail: "Another admin has decided about this review already." });
  await changeReview(tx, id, { moderation: decision });
  await insertAuditEntry(tx, {
    id: deps.newId(),
    adminId: caller.userId,
    accountId: review.buyerId,
    action: decision === "published" ? "publish-review" : "reject-review",
    detail: `Review ${id}, held because both accounts share: ${(review.shared ?? []).join(", ")}`,
    requestId,
    at: deps.now(),
  });
  for (const side of ["buyer", "seller"] as const) {
    const rating = side === "buyer" ? review.sellerRating : review.buyerRating;
    if (rating === null) continue;
    if (decision === "rejected") {
      await notifyRejected(tx, deps, review, side);
      continue;
    }
    const writer = await requireUser(tx, side === "buyer" ? review.buyerId : review.sellerId);
    if (writer.emailVerifiedAt !== null)
      await notifyReviewed(tx, deps, review, side, review.publishedAt !== null);
  }
}
