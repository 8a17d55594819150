import { sql } from "drizzle-orm";
import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import type { PickupCalendar } from "@heirloop/contract/pickup-calendar/pickup-calendar.schema";
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  index,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";

/** People and shops. A business is a user whose public name is `shopName`. */
export const userTable = pgTable(
  "user",
  {
    id: text().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** When the owner confirmed the address with a mailed link. */
    emailVerifiedAt: instant(),
    /** Lower case; becomes `email` once it is confirmed. */
    pendingEmail: text(),
    /** argon2id in PHC string format. */
    passwordHash: text().notNull(),
    /** The key of the owner's authenticator app, sealed; null while two-step verification is off. */
    twoStepKey: text(),
    twoStepSince: instant(),
    /** The latest step of 30 seconds whose code was accepted. */
    twoStepLastStep: integer(),
    phone: text(),
    slug: text().notNull(),
    picture: text(),
    admin: boolean().notNull().default(false),
    isBusiness: boolean().notNull().default(false),
    /** Degrees. */
    lng: doublePrecision(),
    lat: doublePrecision(),
    /** City and state as shown to others. */
    place: text(),
    /** The nearest hub and its region, updated with the coordinates. */
    hub: text(),
    region: text({ enum: ["la", "ba", "ict", "pdx", "ny", "phl"] }),
    blockedAt: instant(),
    blockedReason: text(),
    /** When its owner closed it, or had it erased; it stays blocked, and nothing is sent to it. */
    closedAt: instant(),
    /** The account at the payment gateway that receives payouts, once its opening has begun. */
    payoutAccount: text(),
    /** Since when the account can receive payouts. */
    payoutsConnectedAt: instant(),
    /** Until when the account needs more information to stay open; its owner was notified. */
    payoutInformationDueAt: instant(),
    shopName: text(),
    story: text(),
    banner: text(),
    policies: text(),
    /** The measurements for "Will it fit?". */
    home: jsonb().$type<HomeMeasurements>(),
    /** When buyers can pick up; null lets them propose any time. */
    pickupCalendar: jsonb().$type<PickupCalendar>(),
    /** How far a shop delivers its pieces; null for the standard fees. */
    deliveryTerms: jsonb().$type<DeliveryTerms>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("user_email").on(table.email),
    uniqueIndex("user_slug").on(table.slug),
    index("user_payout_account").on(table.payoutAccount),
    check("user_email_small", sql`${table.email} = lower(${table.email})`),
    check("user_pending_email_small", sql`${table.pendingEmail} = lower(${table.pendingEmail})`),
    check("user_coordinates_whole", sql`(${table.lng} is null) = (${table.lat} is null)`),
    check("user_two_step_whole", sql`(${table.twoStepKey} is null) = (${table.twoStepSince} is null)`),
    check("user_closed_blocked", sql`${table.closedAt} is null or ${table.blockedAt} is not null`),
    check("user_blocked_reason", sql`(${table.blockedAt} is null) = (${table.blockedReason} is null)`),
  ],
);

export type UserRow = typeof userTable.$inferSelect;
