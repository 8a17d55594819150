import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { Banner } from "../../components/banner/banner.tsx";
import { AppForm } from "../../theme/form.tsx";
import type { FormState } from "../form/field-errors.ts";

export type AskFormProps = FormState & {
  /** What was typed before it went wrong. */
  text?: string | undefined;
};

/** A public question about a piece; posted as `intent=ask` with `text`. */
export function AskForm({ errors, problem, busy = false, text }: AskFormProps) {
  return (
    <AppForm method="post" preventScrollReset noValidate>
      <Stack gap="s" align="start">
        {problem && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        <TextArea
          label="Your question"
          name="text"
          rows={3}
          required
          maxLength={600}
          defaultValue={text}
          error={errors?.["text"]}
          hint="Question and answer are seen by everyone who looks at this piece."
        />
        <Button type="submit" name="intent" value="ask" busy={busy}>
          Ask the seller
        </Button>
      </Stack>
    </AppForm>
  );
}
