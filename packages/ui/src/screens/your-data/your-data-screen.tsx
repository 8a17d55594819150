import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";

/** Posts `password` to `pageUrls.yourDataFile()`, which answers with the file. */
export type YourDataScreenProps = {
  /** Whether an admin impersonates the owner, who alone can download it. */
  isImpersonated?: boolean;
  /** Why the last download was refused. */
  answer?: Pick<FormState, "errors" | "problem"> | undefined;
};

function Download({ answer }: Pick<YourDataScreenProps, "answer">) {
  const field = getFields<"password">(undefined, answer?.errors);
  return (
    <Stack gap="m">
      <ProblemBanner problem={answer?.problem} />
      {/* The browser itself has to send it, to save the answer as a file. */}
      <AppForm
        method="post"
        errors={answer?.errors}
        action={pageUrls.yourDataFile()}
        noValidate
        reloadDocument
      >
        <Stack gap="m">
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
            {...field("password")}
          />
          <div>
            <Button type="submit" variant="primary">
              Download
            </Button>
          </div>
        </Stack>
      </AppForm>
    </Stack>
  );
}

/** `/settings/your-data` */
export function YourDataScreen({ isImpersonated = false, answer }: YourDataScreenProps) {
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={pageUrls.settings()}>Settings</BackLink>
        <Stack gap="xs">
          <Heading level={1}>Download your data</Heading>
          <Text tone="soft" measure>
            A file with everything that we store about you: your account, orders, payments, payouts, listings,
            messages, reviews, saved searches and more. It is in JSON, a format that other programs can read.
          </Text>
        </Stack>
        <Text measure>
          Passwords and codes are left out, and so is what the other side of an order told us, such as their
          address.
        </Text>
        {isImpersonated ? <Text>Only the owner downloads this.</Text> : <Download answer={answer} />}
      </PageLayout>
    </Container>
  );
}
