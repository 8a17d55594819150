import { useEffect, useRef } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { AppForm } from "../../theme/form.tsx";
import { ProblemBanner } from "../form/problem-banner.tsx";
import { useFocusWhen } from "../form/use-focus-when.ts";
import type { QuestionAnswer } from "./question-answer.ts";

export type AskFormProps = QuestionAnswer;

/** A public question about a piece; posted as `intent=ask` with `text`. */
export function AskForm({ errors, problem, busy = false, text, saved = false }: AskFormProps) {
  const error = errors?.["text"];
  const field = useFocusWhen<HTMLTextAreaElement>(error !== undefined && !busy, { onLoad: saved });
  const { ref } = field;
  const wasSaved = useRef(saved);
  // The form stays, so that the focus does: it is on the button, below the result. A page that was loaded with a result
  // has an empty field, where the next question may have been typed before this script ran.
  useEffect(() => {
    if (saved && !wasSaved.current && ref.current) ref.current.value = "";
    wasSaved.current = saved;
  }, [saved, ref]);
  return (
    <AppForm method="post" errors={errors} preventScrollReset noValidate>
      <Stack gap="s">
        <ProblemBanner problem={problem} />
        {saved && (
          <Banner tone="success" announce>
            Your question is posted. We’ll notify you when the seller answers.
          </Banner>
        )}
        <TextArea
          {...field}
          label="Your question"
          name="text"
          rows={3}
          required
          maxLength={600}
          defaultValue={text}
          error={error}
          hint="Everyone who looks at this piece can see your question and the answer."
        />
        <Inline>
          <Button type="submit" name="intent" value="ask" busy={busy}>
            Ask the seller
          </Button>
        </Inline>
      </Stack>
    </AppForm>
  );
}
