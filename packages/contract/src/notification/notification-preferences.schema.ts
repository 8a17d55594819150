import * as z from "zod/mini";
import { canTurnOff, type NotificationChannel } from "./notification-kinds.ts";
import { notificationTypeSchema } from "./notification.schema.ts";

/** How often new pieces for saved searches and price drops are emailed. */
export const alertFrequencies = ["instant", "daily", "weekly"] as const;
export const alertFrequencySchema = z.enum(alertFrequencies, "Choose how often");
export type AlertFrequency = z.infer<typeof alertFrequencySchema>;

/** Whether this is an IANA time zone, such as `America/Chicago`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

const hourSchema = z.int().check(z.gte(0, "Choose an hour"), z.lte(23, "Choose an hour"));

/** Whole hours by the clocks of the account's time zone; `until` before `from` is on the next day. */
export const quietHoursSchema = z.object({ from: hourSchema, until: hourSchema }).check(
  z.refine(({ from, until }) => from !== until, {
    path: ["until"],
    error: "Choose an hour other than the start",
  }),
);
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** The kinds that are turned off in a channel. */
const mutedSchema = (channel: NotificationChannel) =>
  z.array(notificationTypeSchema).check(
    z.maxLength(100),
    z.refine((types) => types.every((type) => canTurnOff(type, channel)), "These cannot be turned off"),
  );

export const notificationPreferencesSchema = z.object({
  muted: z.object({ inApp: mutedSchema("inApp"), email: mutedSchema("email"), push: mutedSchema("push") }),
  alertFrequency: alertFrequencySchema,
  /** When no email and no push notification is sent that can wait; null without quiet hours. */
  quietHours: z.nullable(quietHoursSchema),
  /** For quiet hours and the time of the daily and weekly email. */
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, "Choose a time zone")),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** What an account starts with; its time zone is that of its city. */
export const defaultPreferences: Omit<NotificationPreferences, "timeZone"> = {
  muted: { inApp: [], email: [], push: [] },
  alertFrequency: "instant",
  quietHours: null,
};
/** The time zone of an account without a city. */
export const defaultTimeZone = "America/New_York";
