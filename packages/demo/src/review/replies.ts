import { type Clock, laterThan } from "../records/clock.ts";
import type { DemoReview, DemoReviewReport } from "../records/review.ts";

const thanks = [
  "Thank you! We are happy you like it.",
  "Thank you! We would love to see a picture of it in your home.",
  "Thank you for the kind words, and enjoy your new piece.",
];
const apologies = [
  "We are sorry about that. We have changed how we pack since then.",
  "You are right, we should have called first. Please send us a message and we will make it right.",
];

/** The seller's replies to every other review of them, a few hours after it was published. */
export function withReplies(reviews: readonly DemoReview[], replierId: string, clock: Clock): DemoReview[] {
  let number = 0;
  return reviews.map((review) => {
    const { publishedAt, sellerRating, sellerFeedback, sellerId } = review;
    if (publishedAt === null || sellerRating === null || sellerFeedback === null) return review;
    if (sellerId !== replierId) return review;
    const createdAt = laterThan(publishedAt, 5);
    number += 1;
    if (number % 2 === 0 || Date.parse(createdAt) > clock.now) return review;
    const pool = sellerRating >= 4 ? thanks : apologies;
    const text = pool[Math.floor(number / 2) % pool.length] ?? "Thank you!";
    return {
      ...review,
      replies: [{ about: "seller", text, createdAt, editedAt: null, isRemoved: false }],
    };
  });
}

/** A seller's report of their first published review with text, for the admin page. */
export function reportOf(
  reviews: readonly DemoReview[],
  sellerId: string,
  id: string,
  clock: Clock,
): DemoReviewReport[] {
  const review = reviews.find(
    (one) => one.sellerId === sellerId && one.publishedAt !== null && one.sellerFeedback !== null,
  );
  const date = review?.publishedAt ? laterThan(review.publishedAt, 2) : null;
  if (review === undefined || date === null || Date.parse(date) > clock.now) return [];
  return [
    {
      id,
      reviewId: review.id,
      about: "seller",
      target: "review",
      reporterId: sellerId,
      reason: "untrue",
      text: "This is about a piece that somebody else sold.",
      date,
      decision: null,
    },
  ];
}
