import { notificationGroups } from "@heirloop/contract/notification/notification-kinds";
import type { NotificationPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Container } from "../../components/container/container.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import type { FieldErrors, FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AppForm } from "../../theme/form.tsx";
import { frequencyOptions, groupLabels, hourOptions, timeZoneOptions } from "./notification-copy.ts";
import { NotificationKindsForm } from "./notification-kinds-form.tsx";
import { PushDevices, type PushDevicesProps } from "./push-devices.tsx";

/**
 * One form, posted to the page's URL: `inApp`, `email` and `push` (the kinds that are on and can be turned off),
 * `alertFrequency`, `quiet` (`on`), `quietFrom`, `quietUntil` and `timeZone`. Another one removes a device.
 */
export type NotificationSettingsScreenProps = {
  /** As stored, or as sent while the form has errors. */
  preferences: Loadable<NotificationPreferences>;
  /** Null where push notifications are not offered. */
  push: PushDevicesProps | null;
  /** The time zone of this device, once it is known. */
  deviceTimeZone?: string | undefined;
  answer?: (FormState & { saved?: boolean | undefined }) | undefined;
  onRetry: () => void;
};

const quietHoursHints = {
  withoutPush:
    "Emails that can wait are sent when the quiet hours end. Emails about your orders and payments, and about a piece you are waiting for, are sent at once. Notifications in the app are not affected.",
  withPush:
    "Emails and push notifications that can wait are sent when the quiet hours end. Those about your orders and payments, and about a piece you are waiting for, are sent at once. Notifications in the app are not affected.",
};

const usualQuietHours = { from: 22, until: 7 };

function QuietHours({
  preferences: { quietHours, timeZone },
  deviceTimeZone,
  offersPush,
  errors,
}: {
  preferences: NotificationPreferences;
  offersPush: boolean;
  deviceTimeZone: string | undefined;
  errors: FieldErrors | undefined;
}) {
  const { from, until } = quietHours ?? usualQuietHours;
  const zones = timeZoneOptions(deviceTimeZone === undefined ? [timeZone] : [timeZone, deviceTimeZone]);
  return (
    <Fieldset legend="Quiet hours" hint={offersPush ? quietHoursHints.withPush : quietHoursHints.withoutPush}>
      <Checkbox label="Use quiet hours" name="quiet" value="on" defaultChecked={quietHours !== null} />
      <Grid columns="two" gap="m">
        <Select
          label="From"
          name="quietFrom"
          options={hourOptions}
          defaultValue={String(from)}
          error={errors?.["quietHours.from"]}
        />
        <Select
          label="Until"
          name="quietUntil"
          options={hourOptions}
          defaultValue={String(until)}
          error={errors?.["quietHours.until"]}
        />
      </Grid>
      <Select
        label="Time zone"
        name="timeZone"
        hint="For quiet hours and for the daily and weekly email."
        options={zones}
        defaultValue={timeZone}
        error={errors?.["timeZone"]}
      />
    </Fieldset>
  );
}

function PreferencesForm({
  preferences,
  push,
  deviceTimeZone,
  answer,
}: Omit<NotificationSettingsScreenProps, "preferences" | "onRetry"> & {
  preferences: NotificationPreferences;
}) {
  const offersPush = push !== null;
  const { muted, alertFrequency } = preferences;
  return (
    <AppForm method="post" errors={answer?.errors} noValidate preventScrollReset>
      <Stack gap="xl">
        {notificationGroups.map((group) => (
          <Fieldset key={group} legend={groupLabels[group]}>
            <NotificationKindsForm group={group} muted={muted} offersPush={offersPush} />
            {group === "saved" && (
              <RadioGroup
                legend="How often we email you about new pieces and price drops"
                name="alertFrequency"
                options={frequencyOptions}
                defaultValue={alertFrequency}
                error={answer?.errors?.["alertFrequency"]}
              />
            )}
          </Fieldset>
        ))}
        <QuietHours
          preferences={preferences}
          deviceTimeZone={deviceTimeZone}
          offersPush={offersPush}
          errors={answer?.errors}
        />
        <Stack gap="m">
          {answer?.saved && (
            <Banner tone="success" announce>
              Your choices are saved.
            </Banner>
          )}
          <ProblemBanner problem={answer?.problem} />
          <div>
            <Button type="submit" variant="primary" busy={answer?.busy ?? false}>
              Save
            </Button>
          </div>
        </Stack>
      </Stack>
    </AppForm>
  );
}

/** `/settings/notifications` */
export function NotificationSettingsScreen({
  preferences,
  onRetry,
  ...form
}: NotificationSettingsScreenProps) {
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={pageUrls.settings()}>Settings</BackLink>
        <Stack gap="xs">
          <Heading level={1}>Notifications and emails</Heading>
          <Text tone="soft" measure>
            Choose what we tell you, and where. Emails about your login, such as a new password, are always
            sent.
          </Text>
        </Stack>
        {form.push && <PushDevices {...form.push} />}
        {preferences.state === "failed" && (
          <ErrorState title="Your choices could not be loaded" onRetry={onRetry} />
        )}
        {preferences.state === "ready" && <PreferencesForm preferences={preferences.value} {...form} />}
      </PageLayout>
    </Container>
  );
}
