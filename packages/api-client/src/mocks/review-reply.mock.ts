import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import type { ownReviewSchema } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { isHalfShown, replyFrom, reviewedOf } from "@heirloop/demo/projection/activity-projection";
import { getRequired, type WorldIndex } from "@heirloop/demo/projection/world-index";
import type { DemoReview, DemoReviewReply } from "@heirloop/demo/records/review";
import { replyAction } from "@heirloop/machines/review/review-reply";
import type * as z from "zod/mini";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";
import { type MockWorld, replace } from "./mock-world.ts";

const { reviewsPerPage: perPage } = constants;
const otherSide: Readonly<Record<Side, Side>> = { buyer: "seller", seller: "buyer" };

/** The user's side of a reviewed order; null for others. */
export const reviewSideOf = ({ buyerId, sellerId }: DemoReview, userId: string): Side | null =>
  buyerId === userId ? "buyer" : sellerId === userId ? "seller" : null;

/** Who wrote the review about this side, and what it says. */
export function halfOf({ accounts }: WorldIndex, review: DemoReview, about: Side) {
  const [author, subject] = (
    about === "seller" ? [review.buyerId, review.sellerId] : [review.sellerId, review.buyerId]
  ).map((id) => getRequired(accounts, id ?? ""));
  const [rating, feedback] =
    about === "seller"
      ? [review.sellerRating, review.sellerFeedback]
      : [review.buyerRating, review.buyerFeedback];
  if (author === undefined || subject === undefined || rating === null || review.publishedAt === null)
    throw problem("not-found");
  const name = (person: typeof author) => ({ firstName: person.shop?.name ?? person.firstName });
  return {
    authorId: author.id,
    subjectId: subject.id,
    author: name(author),
    subject: { ...name(subject), slug: subject.slug },
    rating,
    feedback,
    date: review.publishedAt,
  };
}

function actionOf(reply: DemoReviewReply | undefined, now: string) {
  const writtenAt = reply === undefined ? null : Date.parse(reply.createdAt);
  return replyAction({ writtenAt, isRemoved: reply?.isRemoved ?? false, now: Date.parse(now) });
}

function presentOwn(
  world: MockWorld,
  review: DemoReview,
  about: Side,
  userId: string,
): z.input<typeof ownReviewSchema> {
  const { author, subject, rating, feedback, date, subjectId } = halfOf(world.index, review, about);
  const reply = review.replies.find((one) => one.about === about);
  return {
    _id: review.id,
    about,
    author,
    subject,
    rating,
    feedback,
    listings: review.listingIds.map((id) => reviewedOf(world.index, id)),
    date,
    reply: replyFrom(review, about),
    replyAction: subjectId === userId ? actionOf(reply, world.now()) : null,
  };
}

export const reviewReplyMocks: readonly MockRoute[] = [
  mock(reviewEndpoints.own, ({ query: { list, page }, caller: { account }, world }) => {
    const own = world.reviews
      .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))
      .flatMap((review) => {
        const side = reviewSideOf(review, account.id);
        if (side === null) return [];
        const about = list === "received" ? side : otherSide[side];
        return isHalfShown(world.index, review, about) ? [{ review, about }] : [];
      });
    return {
      reviews: own
        .slice((page - 1) * perPage, page * perPage)
        .map(({ review, about }) => presentOwn(world, review, about, account.id)),
      totalCount: own.length,
    };
  }),
  mock(reviewEndpoints.reply, ({ params: { id }, body: { text }, caller: { account }, world }) => {
    const review = world.reviews.find((one) => one.id === id);
    const about = review === undefined ? null : reviewSideOf(review, account.id);
    if (review === undefined || about === null || !isHalfShown(world.index, review, about))
      throw problem("not-found");
    const before = review.replies.find((one) => one.about === about);
    const now = world.now();
    const action = actionOf(before, now);
    if (action === null)
      throw problem("state-conflict", {
        detail: "You have replied to this review. A reply can only be changed for 24 hours.",
      });
    const { authorId } = halfOf(world.index, review, about);
    if (action === "write")
      world.notifications.push({
        id: world.newId(),
        userId: authorId,
        type: "review-reply",
        text: `replied to your review: ${text}`,
        senderId: account.id,
        senderName: null,
        listingIds: [],
        orderId: world.index.orders.has(review.orderId) ? review.orderId : null,
        chatId: null,
        seen: false,
        previewed: false,
        date: now,
      });
    const isChanged = before !== undefined && before.text !== text;
    const reply: DemoReviewReply = {
      about,
      text,
      createdAt: before?.createdAt ?? now,
      editedAt: isChanged ? now : (before?.editedAt ?? null),
      isRemoved: false,
    };
    const changed = {
      ...review,
      replies: [...review.replies.filter((one) => one.about !== about), reply],
    };
    replace(world.reviews, changed);
    return presentOwn(world, changed, about, account.id);
  }),
];
