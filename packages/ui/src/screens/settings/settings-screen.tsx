import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { User } from "@heirloop/contract/user/user.schema";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Divider } from "../../components/divider/divider.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { HubPicker } from "../../patterns/hub-picker/hub-picker.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import type { DeliveryTermsValues } from "../../patterns/delivery-terms/delivery-terms-values.ts";
import { DeliveryTerms } from "./delivery-terms.tsx";
import { EmailStatus } from "./email-status.tsx";
import { PickupHours, type PickupHoursValues } from "./pickup-hours.tsx";
import { SettingsPart, type SettingsResult } from "./settings-part.tsx";

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
  /** Null for a private seller, whose pieces each have their own. */
  deliveryTerms?: DeliveryTermsValues | null;
  /** Result of the last form. */
  answer?: SettingsResult | undefined;
};

/** The login's email and password. */
function LoginForms({ user, answer }: Pick<SettingsScreenProps, "user" | "answer">) {
  return (
    <>
      <EmailStatus user={user} answer={answer} />
      <SettingsPart
        form="email"
        title="Email"
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
        title="Password"
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
    </>
  );
}

/** An impersonating admin may not change the owner's login: the API refuses it. */
function NotWhileEntered() {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        Email and password
      </Heading>
      <Text tone="soft" measure>
        Only the owner changes these. While you are inside the account they stay as they are.
      </Text>
    </Stack>
  );
}

/** `/settings` */
export function SettingsScreen({
  user,
  place,
  picture,
  theme,
  pickupHours,
  deliveryTerms = null,
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
        <SettingsPart
          form="profile"
          title="You"
          saved="Your details are saved."
          action="Save"
          values={{ firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? "" }}
          answer={answer}
        >
          {(field) => (
            <>
              <Grid columns="two" gap="m">
                <TextField label="First name" autoComplete="given-name" required {...field("firstName")} />
                <TextField label="Last name" autoComplete="family-name" required {...field("lastName")} />
              </Grid>
              <TextField label="Phone" type="tel" autoComplete="tel" optional {...field("phone")} />
              <HubPicker
                // A saved city is the one to begin from.
                key={place}
                label="City"
                optional
                name="place"
                hint="The city nearest to you, so that buyers around it find what you sell. Each piece can be somewhere else."
                place={place}
                value={field("place").defaultValue || undefined}
                error={field("place").error}
              />
            </>
          )}
        </SettingsPart>
        <Divider />
        <SettingsPart
          form="picture"
          title="Your picture"
          intro="Shown next to your messages, reviews and listings."
          saved="Your picture is saved."
          action="Save picture"
          withFile
          answer={answer}
        >
          {(field) => (
            <>
              {picture}
              {field("picture").error && (
                <Text size="small" tone="danger">
                  {field("picture").error}
                </Text>
              )}
            </>
          )}
        </SettingsPart>
        <Divider />
        <PickupHours values={pickupHours} answer={answer} />
        {deliveryTerms && (
          <>
            <Divider />
            <DeliveryTerms values={deliveryTerms} answer={answer} />
          </>
        )}
        <Divider />
        {user.impersonatedBy ? <NotWhileEntered /> : <LoginForms user={user} answer={answer} />}
        <Divider />
        <Stack gap="m" as="section">
          <Heading level={2} size="subheading">
            Your home
          </Heading>
          <Text tone="soft" measure>
            {user.home
              ? `Pieces are measured against a doorway of ${user.home.doorway.width} × ${user.home.doorway.height} in${user.home.stairs ? ", your stairs" : ""}${user.home.lift ? ", your elevator" : ""}.`
              : "Measure your doorway, stairs and elevator once, and every piece says whether it gets in."}
          </Text>
          <div>
            <ButtonLink href={pageUrls.willItFit(pageUrls.settings())}>
              {user.home ? "Change the measurements" : "Measure the way in"}
            </ButtonLink>
          </div>
        </Stack>
        <Divider />
        <Stack gap="m" as="section">
          <Heading level={2} size="subheading">
            Notifications and emails
          </Heading>
          <Text tone="soft" measure>
            Choose what we tell you in the app and by email, and when.
          </Text>
          <div>
            <ButtonLink href={pageUrls.notificationSettings()}>Choose notifications</ButtonLink>
          </div>
        </Stack>
        <Divider />
        <Stack gap="m" as="section">
          <Heading level={2} size="subheading">
            Reviews
          </Heading>
          <Text tone="soft" measure>
            Read what others wrote about you, and reply.
          </Text>
          <div>
            <ButtonLink href={pageUrls.reviews()}>See your reviews</ButtonLink>
          </div>
        </Stack>
        <Divider />
        <Stack gap="m" as="section">
          <Heading level={2} size="subheading">
            Theme
          </Heading>
          <Text tone="soft" measure>
            How the site looks in this browser. System follows your device.
          </Text>
          {theme}
        </Stack>
        <Divider />
        <AppForm method="post" action={pageUrls.logout()}>
          <Button type="submit">Log out</Button>
        </AppForm>
      </PageLayout>
    </Container>
  );
}
