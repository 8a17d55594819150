import { KeyRound } from "lucide-react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { CodeField, eitherCode, PasswordField } from "../../patterns/form/owner-fields.tsx";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { AppForm } from "../../theme/form.tsx";

export type AddPasskeyFormProps = {
  /** Whether a code is needed besides the password: two-step verification is on. */
  needsCode: boolean;
  /** Result of the last try. */
  answer?: (FormState & { values?: { name: string } | undefined }) | undefined;
  /** While the browser asks the owner to confirm on the device. */
  isPrompting?: boolean | undefined;
};

/** Posts `intent=begin`, `name`, `password` and `code` to the page's own address. */
export function AddPasskeyForm({ needsCode, answer, isPrompting = false }: AddPasskeyFormProps) {
  const field = getFields<"name" | "password" | "code">(answer?.values, answer?.errors);
  return (
    <Stack gap="m">
      <ProblemBanner problem={answer?.problem} />
      {isPrompting && <Banner announce>Confirm on your device to create the passkey.</Banner>}
      <AppForm method="post" errors={answer?.errors} noValidate preventScrollReset>
        <Stack gap="m">
          <input type="hidden" name="intent" value="begin" />
          <TextField
            label="Name"
            hint="So that you recognize it later: Phone, Laptop, Security key."
            autoComplete="off"
            required
            {...field("name")}
          />
          <PasswordField field={field} />
          {needsCode && <CodeField field={field} hint={eitherCode} />}
          <div>
            <Button
              type="submit"
              variant="primary"
              icon={KeyRound}
              busy={isPrompting || (answer?.busy ?? false)}
            >
              Add passkey
            </Button>
          </div>
        </Stack>
      </AppForm>
    </Stack>
  );
}
