import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ownReviewSchema } from "@heirloop/contract/review/review.schema";
import { replyAction } from "@heirloop/machines/review/review-reply";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { publicName } from "../user/user.presenter.ts";
import {
  changeReply,
  countOwnReviews,
  insertReply,
  listOwnReviews,
  type OwnReviewList,
} from "./review-reply.queries.ts";
import { requirePublishedHalf } from "./require-published-half.ts";
import { presentPiece, presentReply, publishedHalf, type PublishedHalf } from "./review.presenter.ts";
import { loadFullReviews, type FullReview } from "./full-review.queries.ts";
import { lockReview } from "./review.queries.ts";
import { sideOf } from "./review.service.ts";
import type { ReviewReplyRow } from "./review.table.ts";

const { reviewsPerPage: perPage } = constants;

const actionOf = (reply: ReviewReplyRow | null, now: Date) =>
  replyAction({
    writtenAt: reply?.createdAt.getTime() ?? null,
    isRemoved: (reply?.removedAt ?? null) !== null,
    now: now.getTime(),
  });

function presentOwnReview(
  { pieces }: FullReview,
  { review, about, author, subject, rating, feedback, publishedAt, reply }: PublishedHalf,
  { userId, now }: { userId: string; now: Date },
): z.input<typeof ownReviewSchema> {
  return {
    _id: review.id,
    about,
    author: { firstName: publicName(author) },
    subject: { firstName: publicName(subject) },
    rating,
    feedback,
    listings: pieces.map(({ listing }) => presentPiece(listing)),
    date: publishedAt.toISOString(),
    reply: presentReply(reply),
    replyAction: subject.id === userId ? actionOf(reply, now) : null,
  };
}

/** Lists the published reviews that a user received or wrote. */
export async function ownReviews(
  db: Db,
  userId: string,
  { list, page }: { list: OwnReviewList; page: number },
  now: Date,
) {
  const rows = await listOwnReviews(db, { userId, list }, { limit: perPage, offset: (page - 1) * perPage });
  const reviews = (await loadFullReviews(db, rows)).flatMap((full) => {
    const side = sideOf(full.review, userId);
    const other = side === "buyer" ? "seller" : "buyer";
    const half = side === null ? null : publishedHalf(full, list === "received" ? side : other);
    return half === null ? [] : presentOwnReview(full, half, { userId, now });
  });
  return { reviews, totalCount: await countOwnReviews(db, userId, list) };
}

/**
 * Writes the reviewed side's only reply, or changes it within 24 hours. Throws `not-found`, and `state-conflict` once
 * it cannot be changed any more.
 */
export async function replyToReview(
  tx: Db,
  deps: Deps,
  userId: string,
  { id, text }: { id: string; text: string },
) {
  const review = await lockReview(tx, id);
  const about = review === null ? null : sideOf(review, userId);
  if (review === null || about === null) throw problem("not-found");
  const { half } = await requirePublishedHalf(tx, review, about);
  const now = deps.now();
  const action = actionOf(half.reply, now);
  if (action === null)
    throw problem("state-conflict", {
      detail: "You have replied to this review. A reply can only be changed for 24 hours.",
    });
  if (action === "write") {
    await insertReply(tx, { reviewId: id, about, text, createdAt: now, editedAt: null, removedAt: null });
    await notifyReplied(tx, deps, half, text);
  } else if (half.reply?.text !== text) {
    await changeReply(tx, { reviewId: id, about }, { text, editedAt: now });
  }
  const changed = await requirePublishedHalf(tx, review, about);
  return presentOwnReview(changed.full, changed.half, { userId, now });
}

async function notifyReplied(
  tx: Db,
  deps: Deps,
  { author, subject, review: { orderId } }: PublishedHalf,
  text: string,
): Promise<void> {
  const name = publicName(subject);
  await deps.notify(tx, {
    userId: author.id,
    type: "review-reply",
    text: `replied to your review: ${text}`,
    sender: { firstName: name },
    listingIds: [],
    orderId,
    chatId: null,
  });
  await deps.mailNotification(tx, {
    user: author,
    types: ["review-reply"],
    letter: {
      subject: `${name} replied to your review`,
      paragraphs: [`Hello ${author.firstName},`, `${name} replied to your review:`, ...text.split(/\n+/)],
      link: {
        label: "See the reply",
        address: `${deps.env.publicUrl}${pageUrls.reviews({ list: "written" })}`,
      },
    },
  });
}
