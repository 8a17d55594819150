import { contactTopicNames, tradeProfessionNames } from "@heirloop/contract/inquiry/inquiry-kinds";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";

export const contactMessageTable = pgTable(
  "contact_message",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    topic: text({ enum: contactTopicNames }).notNull(),
    /** The order number as the sender typed it; it is not checked. */
    order: text(),
    message: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("contact_message_created").on(table.createdAt)],
);
export type ContactMessageRow = typeof contactMessageTable.$inferSelect;

export const tradeApplicationTable = pgTable(
  "trade_application",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    studio: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    website: text(),
    profession: text({ enum: tradeProfessionNames }).notNull(),
    taxId: text(),
    message: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("trade_application_created").on(table.createdAt)],
);
export type TradeApplicationRow = typeof tradeApplicationTable.$inferSelect;
