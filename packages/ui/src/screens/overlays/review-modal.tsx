import type { PendingReview } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { RatingInput } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { reviewCopy, reviewLimit, whenReviewShows } from "../../patterns/review-form/review-copy.ts";
import { ReviewedPieces } from "../../patterns/review-form/reviewed-pieces.tsx";
import * as styles from "./review-overlay.css.ts";

export type ReviewModalProps = {
  /** The user opened it; otherwise it opens on its own. */
  requested?: boolean;
  /** The person the review is about. */
  about: Side;
  firstName: string;
  listings: PendingReview["listings"];
  /** Stars, 1 to 5. */
  rating: number | null;
  feedback: string;
  /** The error of the rating. */
  problem?: string | undefined;
  /** The error of the text. */
  feedbackProblem?: string | undefined;
  submitting: boolean;
  onRate: (rating: number) => void;
  onWrite: (feedback: string) => void;
  onSubmit: () => void;
  onNotNow: () => void;
  /** Closed without a word. */
  onDismiss: () => void;
};

const whole = new Intl.NumberFormat("en-US");

const meanings = [
  "",
  "Not as it should be",
  "Below what was promised",
  "All right",
  "Good",
  "Could not be better",
];

/** Asks one side of a completed order about the other. */
export function ReviewModal(props: ReviewModalProps) {
  const { requested = false, about, firstName, listings, rating, feedback, submitting } = props;
  const { problem, feedbackProblem } = props;
  const { title, legend, label } = reviewCopy[about];
  return (
    <Dialog
      rank={requested ? "dialog" : "review"}
      title={title(firstName)}
      open
      onOpenChange={props.onDismiss}
      footer={
        <>
          <Button variant="quiet" disabled={submitting} onClick={props.onNotNow}>
            Not now
          </Button>
          <Button variant="primary" busy={submitting} onClick={props.onSubmit}>
            Send review
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <ReviewedPieces listings={listings} />
        <Stack gap="xxs">
          <RatingInput
            legend={legend}
            name="rating"
            value={rating ?? undefined}
            error={problem}
            onChange={props.onRate}
          />
          <p className={styles.meaning}>{meanings[rating ?? 0]}</p>
        </Stack>
        <TextArea
          label={label}
          name="feedback"
          optional
          value={feedback}
          readOnly={submitting}
          hint={`${whenReviewShows} ${whole.format(feedback.trim().length)} of ${reviewLimit} characters.`}
          error={feedbackProblem}
          onChange={({ currentTarget }) => props.onWrite(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
