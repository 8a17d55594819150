import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { listingTable } from "../listing/listing.table.ts";
import { userTable } from "../user/user.table.ts";

/** Public questions on the product page. */
export const listingQuestionTable = pgTable(
  "listing_question",
  {
    id: text().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listingTable.id, { onDelete: "cascade" }),
    askedBy: text()
      .notNull()
      .references(() => userTable.id),
    text: text().notNull(),
    createdAt: instant().notNull(),
    answer: text(),
    answeredAt: instant(),
  },
  (table) => [
    index("listing_question_listing").on(table.listingId, table.createdAt),
    // What a seller still has to answer.
    index("listing_question_open")
      .on(table.listingId, table.createdAt, table.id)
      .where(sql`${table.answeredAt} is null`),
    check("listing_question_answer_whole", sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);
