import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { RadioGroup, type RadioGroupProps } from "../../components/radio-group/radio-group.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { AppForm } from "../../theme/form.tsx";
import type { FormState } from "../form/field-errors.ts";
import { ProblemBanner } from "../form/problem-banner.tsx";
import { useFocusFirstError } from "../form/use-focus-first-error.ts";

/** As typed. */
export type ReportValues = { reason: string; text: string };

export type ReportFormProps = {
  /** The reasons to choose from. */
  options: RadioGroupProps["options"];
  /** The refused form; null when none was. */
  answer: (FormState & { values: ReportValues }) | null;
  busy: boolean;
  /** The text of the button. */
  submit: string;
  /** Hidden fields. */
  children?: ReactNode;
};

/** Why a user reports something. Posts `reason` and `text` to the page's own address. */
export function ReportForm({ options, answer, busy, submit, children }: ReportFormProps) {
  const errors = answer?.errors ?? {};
  const { form, tried } = useFocusFirstError(errors);
  return (
    <AppForm ref={form} method="post" errors={errors} noValidate onSubmit={() => tried(true)}>
      <Stack gap="l">
        <ProblemBanner problem={answer?.problem} />
        {children}
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
            {submit}
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}
