import type { User } from "@heirloop/contract/user/user.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { ConfirmEmail, type ResendState } from "@heirloop/ui/patterns/confirm-email/confirm-email";
import { useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { getErrorMessage } from "../api/error-message.ts";
import { useReloadWhenVisible } from "./use-reload-when-visible.ts";

/** Asks the user to confirm their email; disappears once they have, in any tab. */
export function EmailNotice({ user, purpose }: { user: User; purpose: string }) {
  const [resend, setResend] = useState<ResendState>("ready");
  const [problem, setProblem] = useState<string>();
  useReloadWhenVisible(!user.emailVerified);
  if (user.emailVerified) return null;
  const send = async (): Promise<void> => {
    setResend("sending");
    setProblem(undefined);
    try {
      await browserApi().call(authEndpoints.sendVerificationEmail);
      setResend("sent");
    } catch (error) {
      setResend("ready");
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <ConfirmEmail
      email={user.pendingEmail ?? user.email}
      purpose={purpose}
      resend={resend}
      problem={problem}
      onResend={() => void send()}
    />
  );
}
