import { formatKey } from "@heirloop/contract/user/login-code";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { TwoStep } from "@heirloop/contract/two-step/two-step.endpoints";
import { Banner } from "../../components/banner/banner.tsx";
import { Container } from "../../components/container/container.tsx";
import { Divider } from "../../components/divider/divider.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { UtcDay } from "../../patterns/date/utc-day.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { QrCodeImage } from "./qr-code.tsx";
import { RecoveryCodes, type RecoveryCodesProps } from "./recovery-codes.tsx";
import { CodeField, eitherCode, PasswordField } from "../../patterns/form/owner-fields.tsx";
import { type TwoStepAnswer, TwoStepFormPart, type TwoStepKey } from "./two-step-form.tsx";
import * as styles from "./two-step-screen.css.ts";

/**
 * Posts to its own address: `intent=set-up` (`password`), `turn-on` (`setUp`, `uri`, `code`), `recovery-codes` and
 * `turn-off` (`password`, `code`).
 */
export type TwoStepScreenProps = Pick<RecoveryCodesProps, "onCopy" | "onPrint"> & {
  twoStep: TwoStep;
  /** Whether an admin impersonates the owner, who alone can change it. */
  isImpersonated?: boolean;
  answer?: TwoStepAnswer | undefined;
};

function Off({ twoStep, answer }: Pick<TwoStepScreenProps, "twoStep" | "answer">) {
  return (
    <>
      {answer?.isOff && (
        <Banner tone="success" announce>
          Two-step verification is off. All other devices are logged out.
        </Banner>
      )}
      {twoStep.required && (
        <Banner>Admins need two-step verification. The admin pages open once it is on.</Banner>
      )}
      <Text measure>
        It is off. You need an authenticator app on your phone or computer, such as Google Authenticator,
        1Password or Aegis.
      </Text>
      <TwoStepFormPart form="set-up" answer={answer} action="Set up" variant="primary">
        {(field) => <PasswordField field={field} />}
      </TwoStepFormPart>
    </>
  );
}

function SetUp({ twoStepKey, answer }: { twoStepKey: TwoStepKey; answer: TwoStepAnswer }) {
  const { setUp, uri, key, qrCode } = twoStepKey;
  return (
    <Stack gap="m">
      <Heading level={2} size="subheading">
        Scan the code with your app
      </Heading>
      <QrCodeImage code={qrCode} label="QR code with the key for your authenticator app" />
      <Text measure>
        If the app is on this device, <TextLink href={uri}>open it with the key</TextLink>. Or type the key
        into it: <span className={styles.code}>{formatKey(key)}</span>
      </Text>
      <TwoStepFormPart form="turn-on" answer={answer} action="Turn on" variant="primary">
        {(field) => (
          <>
            <input type="hidden" name="setUp" value={setUp} />
            <input type="hidden" name="uri" value={uri} />
            <CodeField field={field} hint="The 6 digits that the app shows now." />
          </>
        )}
      </TwoStepFormPart>
    </Stack>
  );
}

function On({
  since,
  twoStep,
  answer,
}: {
  since: string;
  twoStep: TwoStep;
  answer: TwoStepAnswer | undefined;
}) {
  const { recoveryCodesLeft: left } = twoStep;
  return (
    <>
      <Text>
        On since <UtcDay instant={since} />.
      </Text>
      <Divider />
      <Stack gap="m" as="section">
        <Heading level={2} size="subheading">
          Recovery codes
        </Heading>
        <Text tone="soft" measure>
          {left === 1 ? "1 code is" : `${left} codes are`} left. New ones replace those that you have, and log
          out all other devices.
        </Text>
        <TwoStepFormPart form="recovery-codes" answer={answer} action="Make new codes">
          {(field) => (
            <>
              <PasswordField field={field} />
              <CodeField field={field} hint={eitherCode} />
            </>
          )}
        </TwoStepFormPart>
      </Stack>
      <Divider />
      <Stack gap="m" as="section">
        <Heading level={2} size="subheading">
          Turn off
        </Heading>
        <Text tone="soft" measure>
          Your password alone would log you in again. All other devices are logged out.
        </Text>
        <TwoStepFormPart form="turn-off" answer={answer} action="Turn off" variant="danger">
          {(field) => (
            <>
              <PasswordField field={field} />
              <CodeField field={field} hint={eitherCode} />
            </>
          )}
        </TwoStepFormPart>
      </Stack>
    </>
  );
}

function Content({ twoStep, isImpersonated, answer, onCopy, onPrint }: TwoStepScreenProps) {
  if (isImpersonated) return <Text>Only the owner changes this.</Text>;
  if (answer?.recoveryCodes) return <RecoveryCodes codes={answer.recoveryCodes} {...{ onCopy, onPrint }} />;
  if (twoStep.since !== null) return <On since={twoStep.since} twoStep={twoStep} answer={answer} />;
  if (answer?.key) return <SetUp twoStepKey={answer.key} answer={answer} />;
  return <Off twoStep={twoStep} answer={answer} />;
}

/** `/settings/two-step` */
export function TwoStepScreen(props: TwoStepScreenProps) {
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={pageUrls.settings()}>Settings</BackLink>
        <Stack gap="xs">
          <Heading level={1}>Two-step verification</Heading>
          <Text tone="soft" measure>
            Logging in takes a code from your phone as well as your password, so a stolen password alone does
            not open your account.
          </Text>
        </Stack>
        <Content {...props} />
      </PageLayout>
    </Container>
  );
}
