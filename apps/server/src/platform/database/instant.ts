import { timestamp } from "drizzle-orm/pg-core";

/** A column with a point in time, read as a `Date`. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });
