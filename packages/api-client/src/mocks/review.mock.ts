import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { ReviewSubmission } from "@heirloop/contract/review/review.endpoints";
import { isCaseOpen } from "@heirloop/contract/order/order-case-status";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { isHalfShown, pendingReviewFrom, reviewFrom } from "@heirloop/demo/projection/activity-projection";
import type { DemoReview } from "@heirloop/demo/records/review";
import { reviewPublication } from "@heirloop/machines/review/review-publication";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import { type MockWorld, replace } from "./mock-world.ts";
import { openReviewOfOrder } from "./open-review-of-order.ts";

const { reviewsPerPage: perPage } = constants;
const declined = (review: DemoReview, userId: string) => `${userId} ${review.id}`;
const published = ({ reviews, index }: MockWorld) =>
  reviews
    .filter((review) => isHalfShown(index, review, "seller"))
    .toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""));
const shown = ({ index }: MockWorld, reviews: readonly DemoReview[]) =>
  reviews.flatMap((review) => reviewFrom(index, review) ?? []);

function own({ reviews }: MockWorld, id: string, userId: string): DemoReview {
  const review = reviews.find((one) => one.id === id && [one.buyerId, one.sellerId].includes(userId));
  if (review === undefined) throw problem("not-found");
  return review;
}

/** Only the caller's half is written. */
function withHalf(review: DemoReview, submission: ReviewSubmission, userId: string, now: string): DemoReview {
  const about = review.buyerId === userId ? "seller" : "buyer";
  if ((about === "seller" ? review.sellerRating : review.buyerRating) !== null)
    throw problem("already-reviewed");
  const { rating = null, feedback = null } = submission[about] ?? {};
  if (rating === null) throw badField(`${about}.rating`, "Choose 1 to 5 stars");
  const others = about === "seller" ? review.buyerRating : review.sellerRating;
  const publishedAt = review.publishedAt ?? (others === null ? null : now);
  const half =
    about === "seller"
      ? { sellerRating: rating, sellerFeedback: feedback || null }
      : { buyerRating: rating, buyerFeedback: feedback || null };
  return { ...review, ...half, publishedAt };
}

/** While a reported problem is open, and after a return, nobody is asked for a review. */
function isAskedFor({ index }: MockWorld, { orderId }: DemoReview): boolean {
  const one = index.orders.get(orderId)?.case;
  return one === undefined || (!isCaseOpen(one.status) && one.outcome !== "returned");
}

export const reviewMocks: readonly MockRoute[] = [
  mock(reviewEndpoints.latest, ({ query, world }) => ({
    reviews: shown(world, published(world).slice(0, query.limit)),
  })),
  mock(reviewEndpoints.ofSeller, ({ params, query: { page, greaterThan }, world }) => {
    if (!world.index.accounts.has(params.sellerId)) throw problem("not-found");
    const all = published(world).filter(({ sellerId }) => sellerId === params.sellerId);
    const matching = all.filter(({ sellerRating }) => (sellerRating ?? 0) >= greaterThan);
    const sum = all.reduce((total, { sellerRating }) => total + (sellerRating ?? 0), 0);
    const averageReview = all.length === 0 ? null : Math.round((sum / all.length) * 10) / 10;
    return {
      reviews: shown(world, matching.slice((page - 1) * perPage, page * perPage)),
      totalCount: matching.length,
      reviewedCount: all.length,
      averageReview,
    };
  }),
  mock(reviewEndpoints.pending, ({ caller: { account }, world }) => {
    const owed = world.reviews.filter(
      (review) => !world.declinedReviews.has(declined(review, account.id)) && isAskedFor(world, review),
    );
    return (
      owed.flatMap((review) =>
        [review.buyerId, review.sellerId].includes(account.id)
          ? (pendingReviewFrom(world.index, review, account.id) ?? [])
          : [],
      )[0] ?? null
    );
  }),
  mock(reviewEndpoints.ofOrder, ({ params, caller: { account }, world }) =>
    openReviewOfOrder(world, params.orderId, account.id),
  ),
  mock(reviewEndpoints.submit, ({ body, caller: { account }, world }) => {
    replace(world.reviews, withHalf(own(world, body.id, account.id), body, account.id, world.now()));
    // The mocks know no devices and no cards' numbers: nothing is held here.
    const publication = reviewPublication({ writerVerified: account.emailVerified, moderation: null });
    return { success: true, publication } as const;
  }),
  mock(reviewEndpoints.decline, ({ params, caller: { account }, world }) => {
    world.declinedReviews.add(declined(own(world, params.id, account.id), account.id));
    return { success: true } as const;
  }),
];
