import type { ReportedReview } from "@heirloop/contract/admin/admin.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
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
import { reportReasonLabels } from "../report-review/report-reason-labels.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

type Person = ReportedReview["author"];

function PersonLink({ person }: { person: Person }) {
  return (
    <>
      {`${formatFullName(person)} (`}
      <TextLink href={pageUrls.accounts(person.email)}>{person.email}</TextLink>
      {")"}
    </>
  );
}

function Reports({ reports }: Pick<ReportedReview, "reports">) {
  return (
    <Stack gap="s">
      {reports.map(({ _id, reporter, reason, text, date }) => (
        <Stack key={_id} gap="xxs">
          <Inline gap="xs">
            <Badge tone="warning">{reportReasonLabels[reason]}</Badge>
            <Text size="small" tone="soft">
              <PersonLink person={reporter} />
              {", "}
              <LocalDay instant={date} />
            </Text>
          </Inline>
          {text !== "" && (
            <Text lines measure>
              {text}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function Decision({ review: { _id, target, author, subject } }: { review: ReportedReview }) {
  const label = `the ${target} by ${formatFullName(target === "reply" ? subject : author)}`;
  return (
    <Inline gap="xs">
      <ReasonDialog
        title={`Keep ${label}?`}
        description="The reports are closed. Other people can still report it."
        trigger={
          <Button size="small" aria-label={`Keep ${label}`}>
            Keep
          </Button>
        }
        intent="keep-reported"
        id={_id}
        hint="Only admins read it."
        submit={`Keep the ${target}`}
      />
      <ReasonDialog
        title={`Remove ${label}?`}
        description={
          target === "reply"
            ? "Nobody sees the reply any more, and no other can be written."
            : "Nobody sees the review or the reply to it any more, and its stars no longer count."
        }
        trigger={
          <Button size="small" variant="quiet" aria-label={`Remove ${label}`}>
            Remove
          </Button>
        }
        intent="remove-reported"
        id={_id}
        hint="The author reads it."
        submit={`Remove the ${target}`}
      />
    </Inline>
  );
}

function ReportedReviewItem({ review }: { review: ReportedReview }) {
  const { target, author, subject, about, rating, feedback, reply, listings } = review;
  return (
    <Card>
      <Stack gap="m">
        <Stack gap="xxs">
          <Text size="small" tone="soft">
            <PersonLink person={author} />
            {` about the ${about} `}
            <PersonLink person={subject} />
          </Text>
          <Rating value={rating} />
          {feedback && (
            <Text lines measure>
              {feedback}
            </Text>
          )}
        </Stack>
        {target === "reply" && reply && (
          <Stack gap="xxs">
            <Text size="small" tone="soft">
              {`Reply by ${formatFullName(subject)}`}
            </Text>
            <Text lines measure>
              {reply.text}
            </Text>
          </Stack>
        )}
        {listings.map((listing) => (
          <Text key={listing.heirloopId} size="small">
            <TextLink href={pageUrls.product(listing)}>{listing.title}</TextLink>
          </Text>
        ))}
        <Reports reports={review.reports} />
        <Decision review={review} />
      </Stack>
    </Card>
  );
}

export type ReportedReviewListProps = {
  reviews: Loadable<readonly ReportedReview[]>;
  onRetry: () => void;
};

function Reported({ reviews, onRetry }: ReportedReviewListProps) {
  if (reviews.state !== "ready")
    return (
      <LoadablePlaceholder state={reviews.state} title="The reports could not be loaded" onRetry={onRetry} />
    );
  if (reviews.value.length === 0)
    return (
      <EmptyState compact title="No reported reviews">
        Reviews and replies that users report appear here.
      </EmptyState>
    );
  return (
    <Stack gap="m">
      {reviews.value.map((review) => (
        <ReportedReviewItem key={review._id} review={review} />
      ))}
    </Stack>
  );
}

/** Reviews and replies that users reported, oldest first, to keep or to remove. */
export function ReportedReviewList(props: ReportedReviewListProps) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        Reported
      </Heading>
      <Reported {...props} />
    </Stack>
  );
}
