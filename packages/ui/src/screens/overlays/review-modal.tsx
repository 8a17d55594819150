import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { PendingReview } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { RatingInput } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
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

const copy: Record<Side, { title: (name: string) => string; legend: string; label: string }> = {
  seller: {
    title: (name) => `How was your purchase from ${name}?`,
    legend: "Rate the seller",
    label: "What should the next buyer know?",
  },
  buyer: {
    title: (name) => `How was your sale to ${name}?`,
    legend: "Rate the buyer",
    label: "What should the next seller know?",
  },
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

function Pieces({ listings }: Pick<ReviewModalProps, "listings">) {
  const [first] = listings;
  if (first === undefined) return null;
  if (listings.length === 1) {
    const [image] = first.listing.images;
    return (
      <div className={image === undefined ? undefined : styles.piece}>
        {image !== undefined && <Picture src={image} alt="" size="thumbnail" sizes="72px" />}
        <Text size="strong" clamp={2}>
          {first.listing.title}
        </Text>
      </div>
    );
  }
  return (
    <Stack gap="xs">
      <div className={styles.pieces}>
        {listings.flatMap(({ listing: { heirloopId, images, title } }) =>
          images.slice(0, 1).map((image) => (
            <div key={heirloopId} className={styles.small}>
              <Picture src={image} alt={title} size="thumbnail" sizes="72px" />
            </div>
          )),
        )}
      </div>
      <Text size="small" tone="soft">{`${listings.length} pieces`}</Text>
    </Stack>
  );
}

/** Asks one side of a completed order about the other. */
export function ReviewModal(props: ReviewModalProps) {
  const { requested = false, about, firstName, listings, rating, feedback, submitting } = props;
  const { problem, feedbackProblem } = props;
  const { title, legend, label } = copy[about];
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
        <Pieces listings={listings} />
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
          hint={`Shown when both of you have written, or after 7 days. ${whole.format(feedback.trim().length)} of ${whole.format(constants.reviewMaximumLength)} characters.`}
          error={feedbackProblem}
          onChange={({ currentTarget }) => props.onWrite(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
