import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AuthLayout } from "../../patterns/auth-layout/auth-layout.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { AppForm } from "../../theme/form.tsx";

/** Posts `firstName`, `lastName`, `email`, `password`, `isBusiness` (`on` or absent) and `next` to its own address. */
export type RegisterScreenProps = FormState & {
  values?: {
    firstName?: string | undefined;
    lastName?: string | undefined;
    email?: string | undefined;
    isBusiness?: boolean | undefined;
  };
  next?: string | undefined;
  /** Why an account is required: "Create an account to save this piece". */
  reason?: string | undefined;
};

/** `/register` */
export function RegisterScreen({ values, next, reason, errors, problem, busy = false }: RegisterScreenProps) {
  const field = getFields<"firstName" | "lastName" | "email">(values, errors);
  return (
    <AuthLayout
      title="Create an account"
      intro={reason ?? "One account to buy, make offers, talk with sellers and sell what you no longer need."}
      problem={problem}
      aside={
        <>
          Already with us? <TextLink href={pageUrls.login(next)}>Log in</TextLink>
        </>
      }
    >
      <AppForm method="post" errors={errors} noValidate>
        <Stack gap="m">
          {next && <input type="hidden" name="next" value={next} />}
          <Grid columns="two" gap="m">
            <TextField label="First name" autoComplete="given-name" required {...field("firstName")} />
            <TextField label="Last name" autoComplete="family-name" required {...field("lastName")} />
          </Grid>
          <TextField label="Email" type="email" autoComplete="email" required {...field("email")} />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            required
            hint={`At least ${constants.passwordMinimumLength} characters. A short sentence is easy to remember.`}
            error={errors?.["password"]}
          />
          <Checkbox
            name="isBusiness"
            label="I sell as a business"
            description="With a shop, a dashboard and payouts. You can also buy."
            defaultChecked={values?.isBusiness}
            error={errors?.["isBusiness"]}
          />
          <Button type="submit" variant="primary" size="large" full busy={busy}>
            Create account
          </Button>
          <Text size="small" tone="soft">
            By creating an account you agree to our{" "}
            <TextLink href={pageUrls.termsOfUse()}>terms of use</TextLink> and{" "}
            <TextLink href={pageUrls.privacyPolicy()}>privacy policy</TextLink>.
          </Text>
        </Stack>
      </AppForm>
    </AuthLayout>
  );
}
