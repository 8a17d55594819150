import type { ReportedReview } from "@heirloop/contract/admin/admin.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatFullName } from "@heirloop/contract/user/full-name";
import { Rating } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { reportReasonLabels } from "../report-review/report-reason-labels.ts";
import { ReportedCard, ReportedList } from "./reported-list.tsx";
import { PersonLink } from "./reports.tsx";

function ReportedReviewItem({ review }: { review: ReportedReview }) {
  const { _id, target, author, subject, about, rating, feedback, reply, listings, reports } = review;
  return (
    <ReportedCard
      id={_id}
      name={`the ${target} by ${formatFullName(target === "reply" ? subject : author)}`}
      noun={target}
      keepIntent="keep-reported"
      removal={{
        action: "Remove",
        description:
          target === "reply"
            ? "Nobody sees the reply any more, and no other can be written."
            : "Nobody sees the review or the reply to it any more, and its stars no longer count.",
        intent: "remove-reported",
        hint: "The author reads it.",
        submit: `Remove the ${target}`,
      }}
      reports={reports}
      labels={reportReasonLabels}
    >
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
    </ReportedCard>
  );
}

export type ReportedReviewListProps = {
  reviews: Loadable<readonly ReportedReview[]>;
  onRetry: () => void;
};

/** Reviews and replies that users reported, oldest first, to keep or to remove. */
export function ReportedReviewList({ reviews, onRetry }: ReportedReviewListProps) {
  return (
    <ReportedList
      items={reviews}
      emptyTitle="No reported reviews"
      emptyText="Reviews and replies that users report appear here."
      renderItem={(review) => <ReportedReviewItem review={review} />}
      onRetry={onRetry}
    />
  );
}
