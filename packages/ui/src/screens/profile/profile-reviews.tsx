import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { SellerReviews } from "@heirloop/contract/review/review.endpoints";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { ReviewQuote } from "../../patterns/review-quote/review-quote.tsx";
import * as styles from "./profile-screen.css.ts";

type ProfileReviewsProps = {
  reviews: Loadable<SellerReviews>;
  /** From 1. */
  page: number;
  getHref: (page: number) => string;
  /** The reviews are about the user, who cannot report them here. */
  own: boolean;
  onRetry: () => void;
};

/** One page of the reviews of a seller. */
export function ProfileReviews({ reviews, page, getHref, own, onRetry }: ProfileReviewsProps) {
  if (reviews.state === "failed")
    return <ErrorState compact title="The reviews could not be loaded" onRetry={onRetry} />;
  if (reviews.state === "loading") {
    return (
      <div aria-busy>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    );
  }
  if (reviews.value.reviews.length === 0)
    return (
      <Text tone="soft">
        {reviews.value.reviewedCount > 0
          ? `Shown here are reviews of ${constants.reviewMinimumRating} stars and more; there are none of these yet.`
          : "No reviews yet. The first buyer will write one."}
      </Text>
    );
  return (
    <Stack gap="l">
      <div className={styles.reviews}>
        {reviews.value.reviews.map((review) => (
          <ReviewQuote key={review._id} review={review} reportable={!own} />
        ))}
      </div>
      <Pagination
        label="Pages of reviews"
        page={page}
        totalPages={Math.ceil(reviews.value.totalCount / constants.reviewsPerPage)}
        getHref={getHref}
      />
    </Stack>
  );
}
