import { pageUrls } from "@heirloop/contract/page/page-urls";
import { KeyRound } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AuthLayout } from "../../patterns/auth-layout/auth-layout.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { AppForm } from "../../theme/form.tsx";
import { withScripts } from "../../theme/with-scripts.css.ts";

/** Posts `email`, `password` and `next` to its own address; with `intent=passkey-options`, to log in with a passkey. */
export type LoginScreenProps = FormState & {
  values?: { email?: string | undefined };
  /** Where the user was going; kept in the form and in the link to register. */
  next?: string | undefined;
  /** Why login is required: "Log in to save this piece". */
  reason?: string | undefined;
  /** While the browser asks for the passkey. */
  isPasskeyBusy?: boolean | undefined;
};

/** `/login` */
export function LoginScreen({
  values,
  next,
  reason,
  errors,
  problem,
  busy = false,
  isPasskeyBusy = false,
}: LoginScreenProps) {
  const field = getFields<"email" | "password">(values, errors);
  return (
    <AuthLayout
      title="Welcome back"
      intro={reason}
      problem={problem}
      aside={
        <>
          New here? <TextLink href={pageUrls.register(next)}>Create an account</TextLink>
        </>
      }
    >
      <AppForm method="post" errors={errors} noValidate>
        <Stack gap="m">
          {next && <input type="hidden" name="next" value={next} />}
          <TextField
            label="Email"
            type="email"
            autoComplete="username webauthn"
            required
            {...field("email")}
          />
          <Stack gap="xs">
            <TextField
              label="Password"
              type="password"
              autoComplete="current-password"
              required
              {...field("password")}
            />
            <Text size="small" align="end">
              <TextLink href={pageUrls.forgotPassword()}>Forgot your password?</TextLink>
            </Text>
          </Stack>
          <Button type="submit" variant="primary" size="large" full busy={busy}>
            Log in
          </Button>
          <div className={withScripts}>
            <Button
              type="submit"
              name="intent"
              value="passkey-options"
              icon={KeyRound}
              size="large"
              full
              busy={isPasskeyBusy}
            >
              Use a passkey
            </Button>
          </div>
        </Stack>
      </AppForm>
    </AuthLayout>
  );
}
