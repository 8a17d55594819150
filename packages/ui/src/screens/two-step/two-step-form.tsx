import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { AppForm } from "../../theme/form.tsx";
import type { QrCode } from "./qr-code.tsx";

/** The value of the hidden field `intent` of each form. */
export type TwoStepForm = "set-up" | "turn-on" | "recovery-codes" | "turn-off";

/** A key that waits for its first code. */
export type TwoStepKey = {
  /** Posted back with the code, like `uri`. */
  setUp: string;
  uri: string;
  /** In base32. */
  key: string;
  qrCode: QrCode;
};

/** Result of the last form. */
export type TwoStepAnswer = FormState & {
  form: TwoStepForm;
  /** What was typed. */
  values?: { code: string };
  key?: TwoStepKey;
  recoveryCodes?: readonly string[];
  /** Two-step verification was turned off. */
  isOff?: boolean;
};

type Field = ReturnType<typeof getFields<"password" | "code">>;

type FormProps = {
  form: TwoStepForm;
  answer: TwoStepAnswer | undefined;
  action: string;
  variant?: "primary" | "danger";
  children: (field: Field) => ReactNode;
};

/** One form of the page, with the errors and the input of its own last result. */
export function TwoStepFormPart({ form, answer, action, variant, children }: FormProps) {
  const mine = answer?.form === form ? answer : undefined;
  return (
    <Stack gap="m">
      <ProblemBanner problem={mine?.problem} />
      <AppForm method="post" errors={mine?.errors} noValidate preventScrollReset>
        <Stack gap="m">
          <input type="hidden" name="intent" value={form} />
          {children(getFields<"password" | "code">(mine?.values, mine?.errors))}
          <div>
            <Button type="submit" {...(variant && { variant })} busy={mine?.busy ?? false}>
              {action}
            </Button>
          </div>
        </Stack>
      </AppForm>
    </Stack>
  );
}
