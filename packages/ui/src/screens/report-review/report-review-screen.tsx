import type {
  ReportableReview,
  ReportReason,
  ReportTarget,
} from "@heirloop/contract/review/review-report.schema";
import { reportReasons } from "@heirloop/contract/review/review-report.schema";
import { Banner } from "../../components/banner/banner.tsx";
import { Card } from "../../components/card/card.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { ExpandableText } from "../../components/text/expandable-text.tsx";
import { Text } from "../../components/text/text.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { ReportForm, type ReportFormProps } from "../../patterns/report-form/report-form.tsx";
import { ReviewReply } from "../../patterns/review-reply/review-reply.tsx";
import { reportReasonLabels } from "./report-reason-labels.ts";

export type ReportReviewScreenProps = Pick<ReportFormProps, "answer" | "busy"> & {
  review: ReportableReview;
  target: ReportTarget;
  /** The page with the review. */
  backHref: string;
};

const options = reportReasons.map((value: ReportReason) => ({ value, label: reportReasonLabels[value] }));

/** `/reviews/{id}/report/{about}`. Posts `target`, `reason` and `text` to its own address. */
export function ReportReviewScreen({ review, target, backHref, answer, busy }: ReportReviewScreenProps) {
  const { author, subject, rating, feedback, date, reply, reported } = review;
  const isReply = target === "reply";
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={backHref}>Back to the reviews</BackLink>
        <Heading level={1}>{isReply ? "Report a reply" : "Report a review"}</Heading>
        <Card look="sunken">
          <Stack gap="s">
            {isReply && reply ? (
              <ReviewReply name={subject.firstName} reply={reply} />
            ) : (
              <>
                <Rating value={rating} />
                {feedback && <ExpandableText>{feedback}</ExpandableText>}
                <Text size="small" tone="soft">
                  {author.firstName} about {subject.firstName}, {formatDay(date)}
                </Text>
              </>
            )}
          </Stack>
        </Card>
        {reported.includes(target) ? (
          <Banner tone="success" announce>
            Thank you for your report. We look at it and remove what breaks our rules.
          </Banner>
        ) : (
          <ReportForm
            {...{ options, answer, busy }}
            submit={isReply ? "Report this reply" : "Report this review"}
          >
            <input type="hidden" name="target" value={target} />
          </ReportForm>
        )}
      </PageLayout>
    </Container>
  );
}
