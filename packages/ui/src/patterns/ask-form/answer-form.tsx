import type { Question } from "@heirloop/contract/listing/listing.schema";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { AppForm } from "../../theme/form.tsx";
import { ProblemBanner } from "../form/problem-banner.tsx";
import { useFocusWhen } from "../form/use-focus-when.ts";
import type { QuestionAnswer } from "./question-answer.ts";

export type AnswerFormProps = Omit<QuestionAnswer, "answerTo" | "saved"> & {
  question: Pick<Question, "_id" | "askedBy">;
};

/** The seller's answer to one question; posted as `answerTo` with `text`. It is given once. */
export function AnswerForm({ question, errors, problem, busy = false, text }: AnswerFormProps) {
  const error = errors?.["text"];
  const field = useFocusWhen<HTMLTextAreaElement>(error !== undefined && !busy);
  return (
    <AppForm method="post" errors={errors} preventScrollReset noValidate>
      <Stack gap="s">
        <ProblemBanner problem={problem} />
        <TextArea
          {...field}
          label={`Your answer to ${question.askedBy.firstName}`}
          name="text"
          rows={2}
          required
          maxLength={600}
          defaultValue={text}
          error={error}
          hint="Seen by everyone who looks at this piece. It cannot be changed afterwards."
        />
        <Inline>
          <Button type="submit" name="answerTo" value={question._id} busy={busy}>
            Answer
          </Button>
        </Inline>
      </Stack>
    </AppForm>
  );
}
