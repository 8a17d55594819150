import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Divider } from "../../components/divider/divider.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { PageContents, type PageContentsProps } from "../../patterns/page-contents/page-contents.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import type { DeliveryTermsValues } from "../../patterns/delivery-terms/delivery-terms-values.ts";
import { AccountTopics } from "./account-topics.tsx";
import { DeliveryTerms } from "./delivery-terms.tsx";
import { LoginForms } from "./login-forms.tsx";
import { PickupHours, type PickupHoursValues } from "./pickup-hours.tsx";
import { ProfileForms } from "./profile-forms.tsx";
import type { SettingsResult } from "./settings-part.tsx";
import * as styles from "./settings-screen.css.ts";
import { type SettingsTopic, settingsTopics } from "./settings-topics.ts";
import { Topic } from "./topic.tsx";

/**
 * Six forms, posted to the page's URL: profile (`firstName`, `lastName`, `phone`, `place`), picture (`picture`, the
 * URL of the upload, or the file as `pictureFile`), email (`email`, `password`), password (`password`,
 * `newPassword`), pickup hours (see `PickupHours`), a shop's delivery (see `DeliveryTerms`); and `intent=resend` for the confirmation email.
 */
export type SettingsScreenProps = {
  user: User;
  /** City and state of where the person is; null while they have not said. */
  place: string | null;
  /** The avatar upload with its field. */
  picture: ReactNode;
  /** The choice of a theme. */
  theme: ReactNode;
  pickupHours: PickupHoursValues;
  /** Whether two-step verification is on. */
  hasTwoStep?: boolean;
  /** Null for a private seller, whose pieces each have their own. */
  deliveryTerms?: DeliveryTermsValues | null;
  /** Result of the last form. */
  answer?: SettingsResult | undefined;
};

const loginTopics = ["email", "password", "two-step", "passkeys"] as const;
const ownerTopics = ["data", "close"] as const;

/** The links to the parts that this user has. */
function getParts({ impersonatedBy }: User, hasDelivery: boolean): PageContentsProps["parts"] {
  const isOwner = impersonatedBy === null;
  const topics: readonly SettingsTopic[] = [
    "you",
    "picture",
    ...(isOwner ? loginTopics : (["login"] as const)),
    "pickup-hours",
    ...(hasDelivery ? (["delivery"] as const) : []),
    "home",
    "notifications",
    "blocked",
    "reviews",
    "theme",
    ...(isOwner ? ownerTopics : []),
  ];
  return topics.map((id) => ({ id, title: settingsTopics[id] }));
}

/** `/settings` */
export function SettingsScreen({
  user,
  place,
  picture,
  theme,
  pickupHours,
  deliveryTerms = null,
  hasTwoStep = false,
  answer,
}: SettingsScreenProps) {
  return (
    <Container>
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>Settings</Heading>
          <Text tone="soft">
            Others see your first name and your picture only.{" "}
            <TextLink href={pageUrls.profile(user.slug)}>See your profile as they do</TextLink>
          </Text>
        </Stack>
        <PageContents parts={getParts(user, deliveryTerms !== null)}>
          <div className={styles.parts}>
            <ProfileForms {...{ user, place, picture, answer }} />
            <Divider />
            <LoginForms user={user} hasTwoStep={hasTwoStep} answer={answer} />
            <Divider />
            <PickupHours values={pickupHours} answer={answer} />
            {deliveryTerms && (
              <>
                <Divider />
                <DeliveryTerms values={deliveryTerms} answer={answer} />
              </>
            )}
            <Divider />
            <Topic
              topic="home"
              text={
                user.home
                  ? `We compare pieces with a doorway of ${user.home.doorway.width} × ${user.home.doorway.height} in${user.home.stairs ? ", your stairs" : ""}${user.home.lift ? ", your elevator" : ""}.`
                  : "Measure your doorway, stairs and elevator once, and we show whether each piece fits through them."
              }
              link={{
                label: user.home ? "Change the measurements" : "Measure the way in",
                href: pageUrls.willItFit(pageUrls.settings()),
              }}
            />
            <Divider />
            <Topic
              topic="notifications"
              text="Choose what we tell you in the app and by email, and when."
              link={{ label: "Choose notifications", href: pageUrls.notificationSettings() }}
            />
            <Divider />
            <Topic
              topic="blocked"
              text="People who cannot write to you or order from you, nor you from them."
              link={{ label: "See blocked people", href: pageUrls.blockedPeople() }}
            />
            <Divider />
            <Topic
              topic="reviews"
              text="Read what others wrote about you, and reply."
              link={{ label: "See your reviews", href: pageUrls.reviews() }}
            />
            <Divider />
            <Topic topic="theme" text="How the site looks in this browser. System follows your device.">
              {theme}
            </Topic>
            <Divider />
            <AccountTopics user={user} />
            <AppForm method="post" action={pageUrls.logout()}>
              <Button type="submit">Log out</Button>
            </AppForm>
          </div>
        </PageContents>
      </PageLayout>
    </Container>
  );
}
