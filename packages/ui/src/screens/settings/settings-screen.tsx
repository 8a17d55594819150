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
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import type { DeliveryTermsValues } from "../../patterns/delivery-terms/delivery-terms-values.ts";
import { AccountTopics } from "./account-topics.tsx";
import { DeliveryTerms } from "./delivery-terms.tsx";
import { LoginForms } from "./login-forms.tsx";
import { PickupHours, type PickupHoursValues } from "./pickup-hours.tsx";
import { ProfileForms } from "./profile-forms.tsx";
import type { SettingsResult } from "./settings-part.tsx";
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
    <Container width="text">
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>Settings</Heading>
          <Text tone="soft">
            Others see your first name and your picture only.{" "}
            <TextLink href={pageUrls.profile(user.slug)}>See your profile as they do</TextLink>
          </Text>
        </Stack>
        <ProfileForms {...{ user, place, picture, answer }} />
        <Divider />
        <PickupHours values={pickupHours} answer={answer} />
        {deliveryTerms && (
          <>
            <Divider />
            <DeliveryTerms values={deliveryTerms} answer={answer} />
          </>
        )}
        <Divider />
        <LoginForms user={user} hasTwoStep={hasTwoStep} answer={answer} />
        <Divider />
        <Topic
          title="Your home"
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
          title="Notifications and emails"
          text="Choose what we tell you in the app and by email, and when."
          link={{ label: "Choose notifications", href: pageUrls.notificationSettings() }}
        />
        <Divider />
        <Topic
          title="Blocked people"
          text="People who cannot write to you or order from you, nor you from them."
          link={{ label: "See blocked people", href: pageUrls.blockedPeople() }}
        />
        <Divider />
        <Topic
          title="Reviews"
          text="Read what others wrote about you, and reply."
          link={{ label: "See your reviews", href: pageUrls.reviews() }}
        />
        <Divider />
        <Topic title="Theme" text="How the site looks in this browser. System follows your device.">
          {theme}
        </Topic>
        <Divider />
        <AccountTopics user={user} />
        <AppForm method="post" action={pageUrls.logout()}>
          <Button type="submit">Log out</Button>
        </AppForm>
      </PageLayout>
    </Container>
  );
}
