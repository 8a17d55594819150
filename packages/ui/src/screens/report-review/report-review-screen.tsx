import type {
  ReportableReview,
  ReportReason,
  ReportTarget,
} from "@heirloop/contract/review/review-report.schema";
import { reportReasons } from "@heirloop/contract/review/review-report.schema";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { ExpandableText } from "../../components/text/expandable-text.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { useFocusFirstError } from "../../patterns/form/use-focus-first-error.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { ReviewReply } from "../../patterns/review-reply/review-reply.tsx";
import { AppForm } from "../../theme/form.tsx";
import { reportReasonLabels } from "./report-reason-labels.ts";

/** As typed. */
export type ReportReviewValues = { reason: string; text: string };

export type ReportReviewScreenProps = {
  review: ReportableReview;
  target: ReportTarget;
  /** The page with the review. */
  backHref: string;
  /** The refused form; null when none was. */
  answer: (FormState & { values: ReportReviewValues }) | null;
  busy: boolean;
};

type FormProps = Pick<ReportReviewScreenProps, "target" | "answer" | "busy">;

function Form({ target, answer, busy }: FormProps) {
  const errors = answer?.errors ?? {};
  const { form, tried } = useFocusFirstError(errors);
  const options = reportReasons.map((value: ReportReason) => ({ value, label: reportReasonLabels[value] }));
  return (
    <AppForm ref={form} method="post" noValidate onSubmit={() => tried(true)}>
      <Stack gap="l">
        <ProblemBanner problem={answer?.problem} />
        <input type="hidden" name="target" value={target} />
        <RadioGroup
          legend="What is wrong with it?"
          name="reason"
          options={options}
          defaultValue={answer?.values.reason}
          error={errors["reason"]}
        />
        <TextArea
          label="Details"
          optional
          name="text"
          rows={3}
          maxLength={600}
          hint="Only we read it."
          defaultValue={answer?.values.text}
          error={errors["text"]}
        />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            {target === "reply" ? "Report this reply" : "Report this review"}
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}

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
          <Form {...{ target, answer, busy }} />
        )}
      </PageLayout>
    </Container>
  );
}
