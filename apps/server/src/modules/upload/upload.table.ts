import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** The user who uploaded each picture, except those of chats. */
export const uploadTable = pgTable("upload", {
  /** The picture's path: `/pictures/uploads/{id}`, or `/pictures/private/{id}`, which opens with a signature only. */
  address: text().primaryKey(),
  ownerId: text()
    .notNull()
    .references(() => userTable.id, { onDelete: "cascade" }),
  createdAt: instant().notNull(),
});
