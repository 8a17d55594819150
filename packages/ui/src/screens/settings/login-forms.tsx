import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import { Divider } from "../../components/divider/divider.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { EmailStatus } from "./email-status.tsx";
import { SettingsPart, type SettingsResult } from "./settings-part.tsx";
import { Topic } from "./topic.tsx";

type LoginFormsProps = {
  user: User;
  /** Whether two-step verification is on. */
  hasTwoStep: boolean;
  /** Result of the last form. */
  answer: SettingsResult | undefined;
};

/** An impersonating admin may not change the owner's login: the API refuses it. */
function NotWhileEntered() {
  return (
    <Topic
      topic="login"
      text="Only the owner changes these. While you are inside the account they stay as they are."
    />
  );
}

/** The login's email and password. */
export function LoginForms({ user, hasTwoStep, answer }: LoginFormsProps) {
  if (user.impersonatedBy) return <NotWhileEntered />;
  return (
    <>
      <EmailStatus user={user} answer={answer} />
      <SettingsPart
        form="email"
        topic="email"
        intro="Where we email you, and what you log in with."
        saved={
          user.pendingEmail
            ? `Open the link that we sent to ${user.pendingEmail}. Until then you log in with ${user.email}.`
            : "Your email address stays as it is."
        }
        action="Change email"
        values={{ email: user.email }}
        answer={answer}
      >
        {(field) => (
          <>
            <TextField label="Email" type="email" autoComplete="email" required {...field("email")} />
            <TextField
              label="Your password"
              type="password"
              autoComplete="current-password"
              required
              {...field("password")}
            />
          </>
        )}
      </SettingsPart>
      <Divider />
      <SettingsPart
        form="password"
        topic="password"
        intro="All other devices are logged out when you change it."
        saved="Your new password is saved."
        action="Change password"
        answer={answer}
      >
        {(field) => (
          <>
            <TextField
              label="Current password"
              type="password"
              autoComplete="current-password"
              required
              {...field("password")}
            />
            <TextField
              label="New password"
              type="password"
              autoComplete="new-password"
              required
              hint={`At least ${constants.passwordMinimumLength} characters.`}
              {...field("newPassword")}
            />
          </>
        )}
      </SettingsPart>
      <Divider />
      <Topic
        topic="two-step"
        text={
          hasTwoStep
            ? "On. Logging in takes a code from your authenticator app as well as your password."
            : "Off. Turn it on to log in with a code from your phone as well as your password."
        }
        link={{ label: hasTwoStep ? "Change or turn off" : "Set up", href: pageUrls.twoStep() }}
      />
      <Divider />
      <Topic
        topic="passkeys"
        text="Log in with the fingerprint, face or PIN of your device instead of a password."
        link={{ label: "Add or remove", href: pageUrls.passkeys() }}
      />
    </>
  );
}
