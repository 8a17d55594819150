import type { User } from "@heirloop/contract/user/user.schema";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { ConfirmEmail } from "../../patterns/confirm-email/confirm-email.tsx";
import { AppForm } from "../../theme/form.tsx";
import type { SettingsResult } from "./settings-part.tsx";

/** The address that waits for the click on its link, the account's own or the one it moves to. */
export function EmailStatus({ user, answer }: { user: User; answer: SettingsResult | undefined }) {
  const { email, emailVerified, pendingEmail } = user;
  const mine = answer?.form === "resend" ? answer : undefined;
  if (pendingEmail === null && emailVerified) return null;
  return (
    <Stack gap="s">
      <ConfirmEmail
        email={pendingEmail ?? email}
        purpose={
          pendingEmail === null
            ? "to use promo codes and publish your reviews"
            : `to log in with it. Until then your account stays at ${email}`
        }
        resend={mine?.busy ? "sending" : mine?.saved ? "sent" : "ready"}
        problem={mine?.problem}
      />
      {pendingEmail !== null && (
        <AppForm method="post" preventScrollReset>
          <input type="hidden" name="email" value={email} />
          <Button type="submit" size="small" variant="quiet" name="intent" value="email">
            {`Keep ${email}`}
          </Button>
        </AppForm>
      )}
    </Stack>
  );
}
