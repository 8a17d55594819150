import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** Background jobs. Finished jobs are deleted; permanently failed ones stay with their error. */
export const jobTable = pgTable(
  "job",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    runAt: instant().notNull(),
    /** At most one open job of a name has a given key; enqueueing again moves it. */
    key: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    failedAt: instant(),
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
