import { timeZoneOfHub } from "@heirloop/contract/hub/hub-time-zone";
import { type DayWindow, dayWindowSchema } from "@heirloop/contract/order/order.schema";
import {
  blockedDaysMaximum,
  type PickupCalendar,
  pickupCalendarSchema,
  type Weekday,
} from "@heirloop/contract/pickup-calendar/pickup-calendar.schema";
import type { User } from "@heirloop/contract/user/user.schema";
import { wallTimeAt } from "@heirloop/contract/calendar/wall-time";
import { nearestHub } from "@heirloop/machines/hub/nearest-hub";
import type { PickupHoursValues } from "@heirloop/ui/screens/settings/pickup-hours";
import { type Checked, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

const millisecondsPerDay = 86_400_000;

const getWeekly = (getWindows: (day: Weekday) => DayWindow[]): Record<Weekday, DayWindow[]> => ({
  sunday: getWindows("sunday"),
  monday: getWindows("monday"),
  tuesday: getWindows("tuesday"),
  wednesday: getWindows("wednesday"),
  thursday: getWindows("thursday"),
  friday: getWindows("friday"),
  saturday: getWindows("saturday"),
});

function getTimeZone({ locationInfo: { coordinates } }: Pick<User, "locationInfo">): string {
  const hub = nearestHub(coordinates?.[1], coordinates?.[0]);
  return hub === undefined || hub === "NA" ? "America/New_York" : timeZoneOfHub[hub];
}

/** The form as it opens; past days are no longer listed. */
export function savedPickupHours(
  calendar: PickupCalendar | null,
  user: Pick<User, "locationInfo">,
  now: Date,
): PickupHoursValues {
  const timeZone = calendar?.timeZone ?? getTimeZone(user);
  const today = wallTimeAt(now.getTime(), timeZone).day;
  return {
    timeZone,
    weekly: calendar?.weekly ?? getWeekly(() => []),
    blockedDays: (calendar?.blockedDays ?? []).filter((day) => day >= today),
    blockFrom: "",
    blockTo: "",
    leadHours: String(calendar?.leadHours ?? 24),
  };
}

/** The form as it was submitted. */
export function readPickupHours(form: FormData): PickupHoursValues {
  return {
    timeZone: formText(form, "timeZone"),
    weekly: getWeekly((day) =>
      form.getAll(`weekly.${day}`).flatMap((value) => {
        const window = dayWindowSchema.safeParse(value);
        return window.success ? [window.data] : [];
      }),
    ),
    blockedDays: form.getAll("blockedDays").filter((value) => typeof value === "string"),
    blockFrom: formText(form, "blockFrom"),
    blockTo: formText(form, "blockTo"),
    leadHours: formText(form, "leadHours"),
  };
}

/** The days from the first to the last, both included; null if they are not in this order or too many. */
function listDays(first: string, last: string): string[] | null {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const count = (to - from) / millisecondsPerDay + 1;
  if (!Number.isInteger(count) || count < 1 || count > blockedDaysMaximum) return null;
  return Array.from({ length: count }, (_, index) =>
    new Date(from + index * millisecondsPerDay).toISOString().slice(0, 10),
  );
}

/** The calendar of a submitted form, which is null without weekly hours, or the errors of its fields. */
export function validatePickupHours(values: PickupHoursValues): Checked<{ calendar: PickupCalendar | null }> {
  const { timeZone, weekly, blockedDays, blockFrom, blockTo, leadHours } = values;
  if (Object.values(weekly).every((windows) => windows.length === 0))
    return { ok: true, value: { calendar: null } };
  if (blockFrom === "" && blockTo !== "")
    return { ok: false, answer: { errors: { blockFrom: "Choose the first day" } } };
  const added = blockFrom === "" ? [] : listDays(blockFrom, blockTo === "" ? blockFrom : blockTo);
  if (added === null)
    return {
      ok: false,
      answer: {
        errors: { blockTo: `Choose a day on or after the first, at most ${blockedDaysMaximum} days in all` },
      },
    };
  const checked = validateFields(pickupCalendarSchema, {
    timeZone,
    weekly,
    blockedDays: [...new Set([...blockedDays, ...added])].toSorted(),
    leadHours: leadHours === "" ? undefined : Number(leadHours),
  });
  return checked.ok ? { ok: true, value: { calendar: checked.value } } : checked;
}
