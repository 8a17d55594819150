import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { AuthLayout } from "../../patterns/auth-layout/auth-layout.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { AppForm } from "../../theme/form.tsx";

/** Posts `token` and `password` to its own address. */
export type ResetPasswordScreenProps = FormState & {
  /** From the mailed link; null when the link lacks it. */
  token: string | null;
};

const InvalidLink = ({ title, reason }: { title: string; reason: string }) => (
  <AuthLayout title={title} intro={reason}>
    <ButtonLink href={pageUrls.forgotPassword()} variant="primary">
      Get a new link
    </ButtonLink>
  </AuthLayout>
);

/** Where the emailed link leads. */
export function ResetPasswordScreen({ token, errors, problem, busy = false }: ResetPasswordScreenProps) {
  if (token === null)
    return (
      <InvalidLink
        title="This link is incomplete"
        reason="Part of it is missing. Open it from the email again, or get a new one."
      />
    );
  if (errors?.["token"])
    return (
      <InvalidLink
        title="This link no longer works"
        reason="It has expired, was used already, or a newer email replaced it. Only the link in the newest email works."
      />
    );
  return (
    <AuthLayout
      title="Choose a new password"
      intro="All other devices are logged out when you save it."
      problem={problem}
    >
      <AppForm method="post" errors={errors} noValidate>
        <Stack gap="m">
          <input type="hidden" name="token" value={token} />
          <TextField
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            required
            hint={`At least ${constants.passwordMinimumLength} characters.`}
            error={errors?.["password"]}
          />
          <Button type="submit" variant="primary" size="large" full busy={busy}>
            Save and log in
          </Button>
        </Stack>
      </AppForm>
    </AuthLayout>
  );
}
