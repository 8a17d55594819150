import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AuthLayout } from "../../patterns/auth-layout/auth-layout.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { AppForm } from "../../theme/form.tsx";

/** Posts `email` to its own address. */
export type ForgotPasswordScreenProps = FormState & {
  values?: { email?: string | undefined };
  /** The request was accepted; the message is the same whether or not the account exists. */
  sent?: boolean;
};

/** Where a forgotten password begins. */
export function ForgotPasswordScreen({
  values,
  sent = false,
  errors,
  problem,
  busy = false,
}: ForgotPasswordScreenProps) {
  const field = getFields(values, errors);
  return (
    <AuthLayout
      title="Forgot your password?"
      intro="Enter your email address, and we’ll email you a link to choose a new one."
      problem={problem}
      aside={<TextLink href={pageUrls.login()}>Back to log in</TextLink>}
    >
      {sent && (
        <Banner tone="success" announce>
          If {values?.email ?? "this address"} has an account, a link is on its way. It works for one hour.
        </Banner>
      )}
      <AppForm method="post" errors={errors} noValidate>
        <Stack gap="m">
          <TextField label="Email" type="email" autoComplete="email" required {...field("email")} />
          <Button type="submit" variant="primary" size="large" full busy={busy}>
            {sent ? "Send the link again" : "Send the link"}
          </Button>
        </Stack>
      </AppForm>
    </AuthLayout>
  );
}
