import type { Passkey } from "@heirloop/contract/passkey/passkey.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { ConfirmedButton } from "../../patterns/confirm/confirmed-button.tsx";
import { UtcDay } from "../../patterns/date/utc-day.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import { withScripts } from "../../theme/with-scripts.css.ts";
import { AddPasskeyForm, type AddPasskeyFormProps } from "./add-passkey-form.tsx";
import * as styles from "./passkeys-screen.css.ts";

/** The form as in `AddPasskeyForm`; `intent=remove` posts `passkey`, its id, to the page's own address. */
export type PasskeysScreenProps = AddPasskeyFormProps & {
  /** Oldest first. */
  passkeys: readonly Passkey[];
  /** The name of the passkey that was just added. */
  added?: string | undefined;
  /** Whether an admin impersonates the owner, who alone can change it. */
  isImpersonated?: boolean;
};

function Row({ passkey, isImpersonated }: { passkey: Passkey; isImpersonated: boolean }) {
  const { _id, name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <Text size="label">{name}</Text>
        <Text size="small" tone="soft">
          Added <UtcDay instant={createdAt} />
          {lastUsedAt === null ? (
            ", not used yet"
          ) : (
            <>
              , last used <UtcDay instant={lastUsedAt} />
            </>
          )}
        </Text>
      </div>
      {!isImpersonated && (
        <AppForm method="post">
          <input type="hidden" name="passkey" value={_id} />
          <ConfirmedButton
            confirmation={{
              title: `Remove “${name}”?`,
              description:
                "You can no longer log in with this passkey. Your password and your other passkeys keep working. Delete it on your device as well, so that it is not offered there.",
              action: "Remove",
            }}
            size="small"
            full={false}
            busy={false}
            label={`Remove ${name}`}
            submit={{ name: "intent", value: "remove" }}
          >
            Remove
          </ConfirmedButton>
        </AppForm>
      )}
    </li>
  );
}

/** `/settings/passkeys` */
export function PasskeysScreen({
  passkeys,
  added,
  isImpersonated = false,
  needsCode,
  answer,
  isPrompting,
}: PasskeysScreenProps) {
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={pageUrls.settings()}>Settings</BackLink>
        <Stack gap="xs">
          <Heading level={1}>Passkeys</Heading>
          <Text tone="soft" measure>
            Log in with the fingerprint, face or PIN of your device instead of a password. A passkey works
            only on our own site, so nobody can trick you into giving it away.
          </Text>
        </Stack>
        {added !== undefined && (
          <Banner tone="success" announce>
            You can now log in with “{added}”.
          </Banner>
        )}
        {passkeys.length === 0 ? (
          <EmptyState compact title="You don’t have a passkey yet">
            Each device or password manager that you log in with can have one.
          </EmptyState>
        ) : (
          <ul>
            {passkeys.map((passkey) => (
              <Row key={passkey._id} passkey={passkey} isImpersonated={isImpersonated} />
            ))}
          </ul>
        )}
        {isImpersonated ? (
          <Text>Only the owner changes this.</Text>
        ) : (
          <Stack gap="m" as="section">
            <Heading level={2} size="subheading">
              Add a passkey
            </Heading>
            <noscript>
              <Text>Adding a passkey needs JavaScript, which is off in this browser.</Text>
            </noscript>
            <div className={withScripts}>
              <AddPasskeyForm {...{ needsCode, answer, isPrompting }} />
            </div>
          </Stack>
        )}
      </PageLayout>
    </Container>
  );
}
