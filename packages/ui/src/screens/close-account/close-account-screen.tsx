import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { AccountClosing } from "@heirloop/contract/personal-data/personal-data.endpoints";
import type { SyntheticEvent } from "react";
import { Container } from "../../components/container/container.tsx";
import { Divider } from "../../components/divider/divider.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { ConfirmedButton } from "../../patterns/confirm/confirmed-button.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { CodeField, eitherCode, PasswordField } from "../../patterns/form/owner-fields.tsx";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./close-account-screen.css.ts";
import { ObstacleList } from "./obstacle-list.tsx";

export type CloseAccountAnswer = FormState & {
  /** What was typed. */
  values?: { code: string };
};

/** Posts `password`, `code` (with two-step verification) and `confirmed=yes` to its own address. */
export type CloseAccountScreenProps = AccountClosing & {
  isBusiness: boolean;
  /** Whether an admin impersonates the owner, who alone can close it. */
  isImpersonated?: boolean;
  /** Why the account was not closed. */
  answer?: CloseAccountAnswer | undefined;
};

/** Enter in a field asks the question first, as the button does. */
function askFirst(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void {
  if (event.nativeEvent.submitter instanceof HTMLElement) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('[aria-haspopup="dialog"]')?.click();
}

function CloseForm({ needsCode, answer }: Pick<CloseAccountScreenProps, "needsCode" | "answer">) {
  const field = getFields<"password" | "code">(answer?.values, answer?.errors);
  return (
    <AppForm method="post" errors={answer?.errors} noValidate preventScrollReset onSubmit={askFirst}>
      <Stack gap="m">
        <PasswordField field={field} />
        {needsCode && <CodeField field={field} hint={eitherCode} />}
        <div>
          <ConfirmedButton
            full={false}
            busy={answer?.busy ?? false}
            confirmation={{
              title: "Close your account for good?",
              description:
                "Your listings end, your data is deleted, and you are logged out on all devices. A closed account cannot be opened again.",
              action: "Close account",
            }}
            submit={{ name: "confirmed", value: "yes" }}
          >
            Close account
          </ConfirmedButton>
        </div>
      </Stack>
    </AppForm>
  );
}

const Consequences = () => (
  <>
    <Stack gap="s" as="section">
      <Heading level={2} size="subheading">
        What is deleted
      </Heading>
      <ul className={styles.list}>
        <li>Your profile with its pictures, your name, email address and phone number.</li>
        <li>Your listings: they end, and their pages are gone.</li>
        <li>Your cart, favorites, saved searches, notifications and saved cards.</li>
      </ul>
    </Stack>
    <Stack gap="s" as="section">
      <Heading level={2} size="subheading">
        What we keep, and why
      </Heading>
      <ul className={styles.list}>
        <li>Past orders with their addresses, payments and payouts. Tax law asks for them.</li>
        <li>
          Messages, reviews and reported problems, because they belong to the other side as well. They show
          “Former member” instead of your name.
        </li>
      </ul>
      <Text tone="soft" measure>
        You may want to <TextLink href={pageUrls.yourData()}>download your data</TextLink> first.
      </Text>
    </Stack>
  </>
);

function Content({ obstacles, needsCode, isBusiness, isImpersonated, answer }: CloseAccountScreenProps) {
  if (isImpersonated) return <Text>Only the owner closes the account.</Text>;
  if (obstacles.length > 0)
    return (
      <>
        <Stack gap="s" as="section">
          <Heading level={2} size="subheading">
            Finish these first
          </Heading>
          <ObstacleList obstacles={obstacles} isBusiness={isBusiness} />
        </Stack>
        <Divider />
        <Consequences />
      </>
    );
  return (
    <>
      <Consequences />
      <Divider />
      <Stack gap="m" as="section">
        <Heading level={2} size="subheading">
          Close it for good
        </Heading>
        <CloseForm needsCode={needsCode} answer={answer} />
      </Stack>
    </>
  );
}

/** `/settings/close-account` */
export function CloseAccountScreen(props: CloseAccountScreenProps) {
  const { answer } = props;
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={pageUrls.settings()}>Settings</BackLink>
        <Stack gap="xs">
          <Heading level={1}>Close your account</Heading>
          <Text tone="soft" measure>
            This cannot be undone. You can open a new account at any time, also with the same email address.
          </Text>
        </Stack>
        <ProblemBanner problem={answer?.problem} />
        <Content {...props} />
      </PageLayout>
    </Container>
  );
}
