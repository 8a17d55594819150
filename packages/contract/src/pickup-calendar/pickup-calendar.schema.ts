import * as z from "zod/mini";
import { daySchema } from "../identity/identity.schema.ts";
import { dayWindowSchema } from "../order/order.schema.ts";

/** In calendar order; `weekdays[day]` is the name of `Date.getUTCDay()`. */
export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** The IANA time zones in which sellers live. */
export const sellerTimeZones = [
  "America/New_York",
  "America/Detroit",
  "America/Indiana/Indianapolis",
  "America/Chicago",
  "America/Denver",
  "America/Boise",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
] as const;
export const sellerTimeZoneSchema = z.enum(sellerTimeZones, { error: "Choose a time zone" });
export type SellerTimeZone = z.infer<typeof sellerTimeZoneSchema>;

/** Hours of notice that a seller can ask for. */
export const longestNotice = 336;
export const blockedDaysMaximum = 120;

const windowsSchema = z.array(dayWindowSchema).check(z.maxLength(3, "Choose each time once"));

/** When a seller is free for pickups, in the seller's own time zone. */
export const pickupCalendarSchema = z.object({
  timeZone: sellerTimeZoneSchema,
  weekly: z
    .object({
      sunday: windowsSchema,
      monday: windowsSchema,
      tuesday: windowsSchema,
      wednesday: windowsSchema,
      thursday: windowsSchema,
      friday: windowsSchema,
      saturday: windowsSchema,
    })
    .check(
      z.refine((weekly) => Object.values(weekly).some((windows) => windows.length > 0), {
        error: "Choose at least one time of the week",
      }),
    ),
  /** Days without pickups. */
  blockedDays: z
    .array(daySchema)
    .check(z.maxLength(blockedDaysMaximum, `Block at most ${blockedDaysMaximum} days`)),
  /** The least time between now and the beginning of a window. */
  leadHours: z
    .int("Enter whole hours")
    .check(z.gte(0, "Enter 0 or more hours"), z.lte(longestNotice, `Enter at most ${longestNotice} hours`)),
});
export type PickupCalendar = z.infer<typeof pickupCalendarSchema>;
