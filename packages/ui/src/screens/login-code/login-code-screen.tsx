import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AuthLayout } from "../../patterns/auth-layout/auth-layout.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { AppForm } from "../../theme/form.tsx";

/** Posts `code` and `next` to its own address. */
export type LoginCodeScreenProps = FormState & {
  /** Which kind of code is asked for. Either is accepted. */
  method: "app" | "recovery";
  /** Where the user was going. */
  next?: string | undefined;
  /** What was typed. */
  values?: { code?: string | undefined };
};

const methods = {
  app: {
    title: "Enter your code",
    intro: "Open your authenticator app and enter the 6 digits that it shows for your account.",
    label: "Code",
    other: "Use a recovery code instead",
  },
  recovery: {
    title: "Enter a recovery code",
    intro: "Enter one of the codes that you saved when you turned on two-step verification. Each works once.",
    label: "Recovery code",
    other: "Use your authenticator app instead",
  },
};

/** `/login/code` */
export function LoginCodeScreen({
  method,
  next,
  values,
  errors,
  problem,
  busy = false,
}: LoginCodeScreenProps) {
  const { title, intro, label, other } = methods[method];
  const field = getFields<"code">(values, errors);
  return (
    <AuthLayout
      title={title}
      intro={intro}
      problem={problem}
      aside={
        <Inline as="span" gap="m">
          <TextLink href={pageUrls.loginCode({ next, method: method === "app" ? "recovery" : undefined })}>
            {other}
          </TextLink>
          <TextLink href={pageUrls.login(next)}>Log in again</TextLink>
          {method === "recovery" && <TextLink href={pageUrls.contact()}>Lost your codes?</TextLink>}
        </Inline>
      }
    >
      <AppForm key={method} method="post" errors={errors} noValidate>
        <Stack gap="m">
          {next && <input type="hidden" name="next" value={next} />}
          <TextField
            label={label}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...(method === "app" && { inputMode: "numeric" as const })}
            required
            {...field("code")}
          />
          <Button type="submit" variant="primary" size="large" full busy={busy}>
            Log in
          </Button>
        </Stack>
      </AppForm>
    </AuthLayout>
  );
}
