import type { HeldReview } from "@heirloop/contract/admin/admin.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { SharedSignal } from "@heirloop/contract/review/review.schema";
import { formatFullName } from "@heirloop/contract/user/full-name";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { LocalDay } from "../../patterns/date/local-day.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { AppForm } from "../../theme/form.tsx";

const reasons: Record<SharedSignal, string> = {
  card: "Same payment card",
  address: "Same delivery address",
  device: "Same browser",
};

type Person = HeldReview["buyer"];

type HalfProps = { by: Person; about: Person; half: HeldReview["aboutSeller"] };

function Half({ by, about, half }: HalfProps) {
  if (half === null) return null;
  return (
    <Stack gap="xxs">
      <Text size="small" tone="soft">
        {`${formatFullName(by)} (`}
        <TextLink href={pageUrls.accounts(by.email)}>{by.email}</TextLink>
        {`) about ${formatFullName(about)}`}
      </Text>
      <Rating value={half.rating} />
      {half.feedback && (
        <Text lines measure>
          {half.feedback}
        </Text>
      )}
    </Stack>
  );
}

function HeldReviewItem({ review }: { review: HeldReview }) {
  const { _id, buyer, seller, shared, listings, heldAt } = review;
  const reviewLabel = `the review by ${formatFullName(buyer)}`;
  return (
    <Card>
      <Stack gap="m">
        <Inline gap="xs">
          {shared.map((signal) => (
            <Badge key={signal} tone="warning">
              {reasons[signal]}
            </Badge>
          ))}
          <Text size="small" tone="soft">
            {"Held since "}
            <LocalDay instant={heldAt} />
          </Text>
        </Inline>
        <Half by={buyer} about={seller} half={review.aboutSeller} />
        <Half by={seller} about={buyer} half={review.aboutBuyer} />
        {listings.map((listing) => (
          <Text key={listing.heirloopId} size="small">
            <TextLink href={pageUrls.product(listing)}>{listing.title}</TextLink>
          </Text>
        ))}
        <AppForm method="post">
          <input type="hidden" name="id" value={_id} />
          <Inline gap="xs">
            <Button
              type="submit"
              size="small"
              name="intent"
              value="publish-review"
              aria-label={`Publish ${reviewLabel}`}
            >
              Publish
            </Button>
            <Button
              type="submit"
              size="small"
              variant="quiet"
              name="intent"
              value="reject-review"
              aria-label={`Reject ${reviewLabel}`}
            >
              Reject
            </Button>
          </Inline>
        </AppForm>
      </Stack>
    </Card>
  );
}

type HeldReviewListProps = { reviews: Loadable<readonly HeldReview[]>; onRetry: () => void };

function Held({ reviews, onRetry }: HeldReviewListProps) {
  if (reviews.state !== "ready")
    return (
      <LoadablePlaceholder state={reviews.state} title="The reviews could not be loaded" onRetry={onRetry} />
    );
  if (reviews.value.length === 0)
    return (
      <EmptyState compact title="No reviews to check">
        Reviews between accounts that share a card, an address or a browser wait here.
      </EmptyState>
    );
  return (
    <Stack gap="m">
      {reviews.value.map((review) => (
        <HeldReviewItem key={review._id} review={review} />
      ))}
    </Stack>
  );
}

/** Reviews between accounts that one person may own, oldest first, to publish or to reject. */
export function HeldReviewList(props: HeldReviewListProps) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        Held
      </Heading>
      <Held {...props} />
    </Stack>
  );
}
