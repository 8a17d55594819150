import type { DemoAccount } from "./account.ts";
import type { DemoPost } from "./blog-post.ts";
import type { DemoChat } from "./chat.ts";
import type { Instant } from "./clock.ts";
import type { DemoConsignment } from "./consignment.ts";
import type { DemoBrand, DemoListing, DemoMark, DemoQuestion } from "./listing.ts";
import type { DemoListingReport } from "./listing-report.ts";
import type { DemoNotification } from "./notification.ts";
import type { DemoDiscount, DemoOrder } from "./order.ts";
import type { DemoReview, DemoReviewReport } from "./review.ts";
import type { DemoPopularSearch, DemoSavedSearch } from "./search.ts";

/**
 * The plain records of the demo world, in the form of a database: relations by id, money in whole cents, lengths
 * in inches, instants as ISO 8601 UTC.
 */
export type DemoWorld = {
  readonly seed: string;
  readonly startAt: Instant;
  readonly accounts: readonly DemoAccount[];
  readonly brands: readonly DemoBrand[];
  readonly listings: readonly DemoListing[];
  readonly orders: readonly DemoOrder[];
  readonly chats: readonly DemoChat[];
  readonly notifications: readonly DemoNotification[];
  readonly reviews: readonly DemoReview[];
  readonly reviewReports: readonly DemoReviewReport[];
  readonly listingReports: readonly DemoListingReport[];
  readonly discounts: readonly DemoDiscount[];
  readonly questions: readonly DemoQuestion[];
  readonly consignments: readonly DemoConsignment[];
  readonly favorites: readonly DemoMark[];
  readonly carts: readonly DemoMark[];
  readonly savedSearches: readonly DemoSavedSearch[];
  readonly popularSearches: readonly DemoPopularSearch[];
  /** Newest first. */
  readonly posts: readonly DemoPost[];
};
