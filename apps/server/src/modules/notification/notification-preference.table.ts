import { alertFrequencies } from "@heirloop/contract/notification/notification-preferences.schema";
import { notificationTypes } from "@heirloop/contract/notification/notification-types";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

const mutedTypes = () => text({ enum: notificationTypes }).array().notNull();

/** The choices of users who have changed any; the others have the defaults. */
export const notificationPreferenceTable = pgTable(
  "notification_preference",
  {
    userId: text()
      .primaryKey()
      .references(() => userTable.id, { onDelete: "cascade" }),
    mutedInApp: mutedTypes(),
    mutedEmail: mutedTypes(),
    mutedPush: mutedTypes().default([]),
    alertFrequency: text({ enum: alertFrequencies }).notNull(),
    /** Hours of the day, 0 to 23. */
    quietFrom: integer(),
    quietUntil: integer(),
    /** IANA name; null until the user chooses one. */
    timeZone: text(),
    changedAt: instant().notNull(),
  },
  (table) => [
    check("notification_preference_quiet", sql`(${table.quietFrom} is null) = (${table.quietUntil} is null)`),
  ],
);
export type NotificationPreferenceRow = typeof notificationPreferenceTable.$inferSelect;
