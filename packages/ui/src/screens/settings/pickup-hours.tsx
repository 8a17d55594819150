import type { DayWindow } from "@heirloop/contract/order/order.schema";
import { sellerTimeZones, type Weekday } from "@heirloop/contract/pickup-calendar/pickup-calendar.schema";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { formatCalendarDay, windowHours } from "../../patterns/order/order-copy.ts";
import { formatTimeZone } from "../../patterns/time-zone/time-zone-name.ts";
import { SettingsPart, type SettingsResult } from "./settings-part.tsx";

/** The fields of the form as they were saved or typed. */
export type PickupHoursValues = {
  timeZone: string;
  weekly: Readonly<Record<Weekday, readonly DayWindow[]>>;
  /** `2026-11-27`, in order. */
  blockedDays: readonly string[];
  blockFrom: string;
  blockTo: string;
  leadHours: string;
};

/** The week begins on Monday, as business hours are usually listed. */
const days: ReadonlyArray<readonly [Weekday, string]> = [
  ["monday", "Monday"],
  ["tuesday", "Tuesday"],
  ["wednesday", "Wednesday"],
  ["thursday", "Thursday"],
  ["friday", "Friday"],
  ["saturday", "Saturday"],
  ["sunday", "Sunday"],
];
const windows: ReadonlyArray<readonly [DayWindow, string]> = [
  ["morning", "Morning"],
  ["afternoon", "Afternoon"],
  ["evening", "Evening"],
];

const notices = [
  { value: "0", label: "None" },
  { value: "2", label: "2 hours" },
  { value: "12", label: "12 hours" },
  { value: "24", label: "1 day" },
  { value: "48", label: "2 days" },
  { value: "72", label: "3 days" },
  { value: "168", label: "1 week" },
];

/**
 * The seller's pickup hours: `timeZone`, `leadHours`, `weekly.monday` and so on (several values each), `blockedDays`
 * (several values) and a range to block, `blockFrom` and `blockTo`.
 */
export function PickupHours({
  values,
  answer,
}: {
  values: PickupHoursValues;
  answer: SettingsResult | undefined;
}) {
  const { timeZone, weekly, blockedDays, blockFrom, blockTo, leadHours } = values;
  const hasHours = Object.values(weekly).some((offered) => offered.length > 0);
  const options = notices.some(({ value }) => value === leadHours)
    ? notices
    : [...notices, { value: leadHours, label: `${leadHours} hours` }];
  return (
    <SettingsPart
      topic="pickup-hours"
      form="pickup"
      intro="Buyers who pick up from you choose one of these times. Leave everything unchecked, and they can propose any time."
      saved={
        hasHours
          ? "Your pickup hours are saved. Buyers choose from them from now on."
          : "You have no pickup hours. Buyers can propose any time."
      }
      action="Save pickup hours"
      answer={answer}
    >
      {(field) => (
        <>
          <Fieldset
            legend="Weekly hours"
            look="label"
            hint={`Morning is ${windowHours.morning}, afternoon ${windowHours.afternoon}, evening ${windowHours.evening}.`}
            error={field("weekly").error}
          >
            <Stack gap="s">
              {days.map(([day, name]) => (
                <Fieldset key={day} legend={name} look="label">
                  <Inline gap="m">
                    {windows.map(([window, label]) => (
                      <Checkbox
                        key={window}
                        name={`weekly.${day}`}
                        value={window}
                        label={label}
                        defaultChecked={weekly[day].includes(window)}
                      />
                    ))}
                  </Inline>
                </Fieldset>
              ))}
            </Stack>
          </Fieldset>
          <Grid columns="two" gap="m">
            <Select
              label="Time zone"
              name="timeZone"
              defaultValue={timeZone}
              options={sellerTimeZones.map((zone) => ({
                value: zone,
                label: `${formatTimeZone(zone)} (${zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone})`,
              }))}
              error={field("timeZone").error}
            />
            <Select
              label="Notice you need"
              name="leadHours"
              defaultValue={leadHours}
              options={options}
              error={field("leadHours").error}
            />
          </Grid>
          {blockedDays.length > 0 && (
            <Fieldset
              legend="Days without pickups"
              look="label"
              hint="Uncheck a day to offer it again."
              error={field("blockedDays").error}
            >
              <Grid columns="two" gap="xs">
                {blockedDays.map((day) => (
                  <Checkbox
                    key={day}
                    name="blockedDays"
                    value={day}
                    label={formatCalendarDay(day)}
                    defaultChecked
                  />
                ))}
              </Grid>
            </Fieldset>
          )}
          <Grid columns="two" gap="m">
            <TextField
              label="No pickups from"
              type="date"
              optional
              name="blockFrom"
              defaultValue={blockFrom}
              hint="A vacation, or a single day."
              error={field("blockFrom").error}
            />
            <TextField
              label="No pickups through"
              type="date"
              optional
              name="blockTo"
              defaultValue={blockTo}
              error={field("blockTo").error}
            />
          </Grid>
        </>
      )}
    </SettingsPart>
  );
}
