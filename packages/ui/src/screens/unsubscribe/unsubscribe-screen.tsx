import { notificationKinds } from "@heirloop/contract/notification/notification-kinds";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { AuthLayout } from "../../patterns/auth-layout/auth-layout.tsx";
import { AppForm } from "../../theme/form.tsx";

/** Posts to its own address, with the token. Opening the page changes nothing. */
export type UnsubscribeScreenProps = {
  /** From the emailed link; null when the link lacks it or is not one of ours. */
  link: { token: string; types: readonly NotificationType[]; subscribed: boolean } | null;
  problem?: string | undefined;
  busy?: boolean | undefined;
};

const nameKinds = (types: readonly NotificationType[]): string =>
  types.map((type) => `“${notificationKinds[type].label}”`).join(" and ");

const toPreferences = (
  <ButtonLink href={pageUrls.notificationSettings()} size="large" full>
    Choose what we email you
  </ButtonLink>
);

/** Where the unsubscribe link of an email leads: `/unsubscribe`. */
export function UnsubscribeScreen({ link, problem, busy = false }: UnsubscribeScreenProps) {
  if (link === null)
    return (
      <AuthLayout
        title="This link does not work"
        intro="Open the link in the email again, or log in and choose what we email you."
        problem={problem}
      >
        {toPreferences}
      </AuthLayout>
    );
  const kinds = nameKinds(link.types);
  if (!link.subscribed)
    return (
      <AuthLayout
        title="You are unsubscribed"
        intro={`We no longer email you about ${kinds}. You can turn these emails on again at any time.`}
        problem={problem}
      >
        {toPreferences}
      </AuthLayout>
    );
  return (
    <AuthLayout
      title="Unsubscribe"
      intro={`Confirm that you no longer want emails about ${kinds}. You still get all other emails.`}
      problem={problem}
    >
      <AppForm method="post" action={pageUrls.unsubscribe(link.token)}>
        <Button type="submit" variant="primary" size="large" full busy={busy}>
          Unsubscribe
        </Button>
      </AppForm>
      {toPreferences}
    </AuthLayout>
  );
}
