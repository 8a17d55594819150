import type { ReportReason, ReportTarget } from "@heirloop/contract/review/review-report.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Instant } from "./clock.ts";

/** The reviewed side's reply. */
export type DemoReviewReply = {
  readonly about: Side;
  readonly text: string;
  readonly createdAt: Instant;
  readonly editedAt: Instant | null;
  readonly isRemoved: boolean;
};

/** A report of a review or its reply. */
export type DemoReviewReport = {
  readonly id: string;
  readonly reviewId: string;
  readonly about: Side;
  readonly target: ReportTarget;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly date: Instant;
  readonly decision: "kept" | "removed" | null;
};

/** One row per reviewed order; a review that is not written yet has a null rating. */
export type DemoReview = {
  readonly id: string;
  readonly orderId: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly listingIds: readonly string[];
  /** By the buyer, about the seller. */
  readonly sellerRating: number | null;
  readonly sellerFeedback: string | null;
  /** By the seller, about the buyer. */
  readonly buyerRating: number | null;
  readonly buyerFeedback: string | null;
  readonly listingRatings: readonly {
    readonly listingId: string;
    readonly rating: number | null;
    readonly feedback: string | null;
  }[];
  readonly publishedAt: Instant | null;
  /** The order's date, for reviews of orders older than the included ones. */
  readonly orderDate: Instant;
  readonly orderDelivery: number;
  readonly replies: readonly DemoReviewReply[];
  /** The sides whose reviews an admin removed. */
  readonly removed: readonly Side[];
};
