import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/**
 * Stored first responses, for repeats of the same request. Written in the transaction of the effect itself.
 */
export const idempotencyTable = pgTable(
  "idempotency",
  {
    userId: text().notNull(),
    /** Method and path template. */
    call: text().notNull(),
    key: text().notNull(),
    /** Hash of params, query and body as parsed. */
    requestHash: text().notNull(),
    status: integer().notNull(),
    answer: jsonb(),
    /** What the second step of a call needs; null once its response is final. */
    begun: jsonb(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
);
