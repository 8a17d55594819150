import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { AppForm } from "../../theme/form.tsx";

export type ResendState = "ready" | "sending" | "sent";

export type ConfirmEmailProps = {
  /** Where the link goes. */
  email: string;
  /** Completes "Confirm your email address …": "to use a promo code". */
  purpose: string;
  resend: ResendState;
  /** Why the last email could not be sent. */
  problem?: string | undefined;
  /** Inside another form. Without it the button posts `intent=resend` to the page's own address. */
  onResend?: (() => void) | undefined;
};

function ResendButton({ resend, onResend }: Pick<ConfirmEmailProps, "resend" | "onResend">) {
  const label = resend === "sent" ? "Resend again" : "Resend email";
  if (onResend)
    return (
      <Button size="small" busy={resend === "sending"} onClick={onResend}>
        {label}
      </Button>
    );
  return (
    <AppForm method="post" preventScrollReset>
      <Button type="submit" size="small" name="intent" value="resend" busy={resend === "sending"}>
        {label}
      </Button>
    </AppForm>
  );
}

/** Asks for the click on the mailed link, and sends it again. */
export function ConfirmEmail({ email, purpose, resend, problem, onResend }: ConfirmEmailProps) {
  return (
    <Banner actions={<ResendButton resend={resend} onResend={onResend} />}>
      <Stack gap="xxs">
        <span>{`Confirm your email address ${purpose}. Open the link that we sent to ${email}.`}</span>
        <div role="status">
          {resend === "sent" && (
            <Text size="small" tone="success">
              We sent a new link. Earlier ones no longer work.
            </Text>
          )}
          {problem && (
            <Text size="small" tone="danger">
              {problem}
            </Text>
          )}
        </div>
      </Stack>
    </Banner>
  );
}
