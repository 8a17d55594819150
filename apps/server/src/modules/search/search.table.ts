import { date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";

/** How often a search was made on a day; rows are deleted after a month. */
export const searchTermTable = pgTable(
  "search_term",
  {
    day: date({ mode: "string" }).notNull(),
    term: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
);

/** Clicks and conversions that browsers report about search results (`POST /1/events`). */
export const searchEventTable = pgTable(
  "search_event",
  {
    id: text().primaryKey(),
    eventType: text({ enum: ["click", "conversion", "view"] }).notNull(),
    eventName: text().notNull(),
    indexName: text().notNull(),
    queryId: text(),
    objectIds: jsonb().$type<readonly string[]>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index("search_event_at").on(table.at)],
);
