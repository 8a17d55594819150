import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { AuthLayout } from "../../patterns/auth-layout/auth-layout.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { AppForm } from "../../theme/form.tsx";

/**
 * Posts `intent=confirm` with `token`, or `intent=resend`, to its own address. Opening the page confirms nothing, since mail programs open
 * links before people do.
 */
export type VerifyEmailScreenProps = FormState & {
  /** From the mailed link; null when the link lacks it. */
  token: string | null;
  /** The signed-in person's address that waits for its link; null for guests and where nothing waits. */
  waiting: string | null;
  /** The address that was just confirmed. */
  confirmed?: string | undefined;
  /** A new link was just sent. */
  resent?: boolean | undefined;
};

function Resend({ waiting, busy = false }: Pick<VerifyEmailScreenProps, "waiting" | "busy">) {
  if (waiting === null)
    return (
      <ButtonLink href={pageUrls.login(pageUrls.verifyEmail())} variant="primary">
        Log in to get a new link
      </ButtonLink>
    );
  return (
    <AppForm method="post" action={pageUrls.verifyEmail()}>
      <Button type="submit" variant="primary" size="large" full name="intent" value="resend" busy={busy}>
        Resend email
      </Button>
    </AppForm>
  );
}

/** Where the mailed link leads: `/verify-email`. */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  const { token, waiting, confirmed, resent, errors, problem, busy = false } = props;
  if (confirmed !== undefined)
    return (
      <AuthLayout
        title="Your email address is confirmed"
        intro={`We’ll email you at ${confirmed} from now on. You can use promo codes, and your reviews are published.`}
      >
        <ButtonLink href={pageUrls.home()} variant="primary" size="large" full>
          Continue shopping
        </ButtonLink>
      </AuthLayout>
    );
  if (token !== null && errors?.["token"] === undefined)
    return (
      <AuthLayout
        title="Confirm your email address"
        intro="Confirm that this email address is yours."
        problem={problem ?? errors?.["email"]}
      >
        <AppForm method="post" noValidate>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" size="large" full name="intent" value="confirm" busy={busy}>
            Confirm email address
          </Button>
        </AppForm>
      </AuthLayout>
    );
  if (token !== null)
    return (
      <AuthLayout
        title="This link no longer works"
        intro="It has expired, was used already, or a newer email replaced it. Only the link in the newest email works."
        problem={problem}
      >
        <Resend waiting={waiting} busy={busy} />
      </AuthLayout>
    );
  return (
    <AuthLayout
      title={waiting === null ? "Nothing to confirm here" : "Check your email"}
      intro={
        waiting === null
          ? "Open the link from our email again, or log in to get a new one."
          : `Open the link that we sent to ${waiting}. It works for ${formatDuration(constants.emailVerificationValidity)}.`
      }
      problem={problem}
    >
      {resent && (
        <Banner tone="success" announce>
          We sent a new link. Earlier ones no longer work.
        </Banner>
      )}
      <Resend waiting={waiting} busy={busy} />
    </AuthLayout>
  );
}
