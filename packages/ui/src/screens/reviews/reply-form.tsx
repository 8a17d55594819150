import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { OwnReview } from "@heirloop/contract/review/review.schema";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { useFocusWhen } from "../../patterns/form/use-focus-when.ts";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./reviews-screen.css.ts";

/** How the last attempt to reply on this page ended. */
export type ReplyAnswer = FormState & {
  /** The review that was replied to. */
  review: string;
  /** As typed. */
  text?: string | undefined;
  saved?: boolean | undefined;
};

const hours = constants.reviewReplyEditable / 3_600_000;

export type ReplyFormProps = {
  review: OwnReview;
  /** Null until it was sent. */
  answer: ReplyAnswer | null;
};

/** Posts `review` and `text`: the only reply to a review, or a change of it. */
export function ReplyForm({ review: { _id, author, about, reply }, answer }: ReplyFormProps) {
  const error = answer?.errors?.["text"];
  const busy = answer?.busy ?? false;
  const field = useFocusWhen<HTMLTextAreaElement>(error !== undefined && !busy);
  const isOpen = answer !== null && answer.saved !== true;
  return (
    <details className={styles.reply} open={isOpen}>
      <summary className={styles.summary}>
        {reply === null ? `Reply to ${author.firstName}` : "Edit your reply"}
      </summary>
      <AppForm method="post" errors={answer?.errors} preventScrollReset noValidate>
        <Stack gap="s">
          <ProblemBanner problem={answer?.problem} />
          <TextArea
            {...field}
            label={`Your reply to ${author.firstName}`}
            name="text"
            rows={4}
            required
            maxLength={constants.reviewReplyMaximumLength}
            defaultValue={answer?.text ?? reply?.text}
            error={error}
            hint={
              about === "seller"
                ? `Everyone sees it below the review. You can change it for ${hours} hours after you reply.`
                : `Sellers see it below the review when you want to buy from them. You can change it for ${hours} hours after you reply.`
            }
          />
          <div>
            <Button type="submit" variant="primary" name="review" value={_id} busy={busy}>
              {reply === null ? "Publish your reply" : "Save your reply"}
            </Button>
          </div>
        </Stack>
      </AppForm>
    </details>
  );
}
