import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** Background jobs. Finished jobs are deleted; permanently failed ones stay with their error. */
export const jobTable = pgTable(
  "job",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    runAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** At most one open job of a name has a given key; enqueueing again moves it. */
    key: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    failedAt: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    index("job_due")
      .on(table.runAt)
      .where(sql`${table.failedAt} is null`),
    uniqueIndex("job_key")
      .on(table.name, table.key)
      .where(sql`${table.failedAt} is null`),
  ],
);
