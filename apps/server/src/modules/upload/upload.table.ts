import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { userTable } from "../user/user.table.ts";

/** Who uploaded each public picture. */
export const uploadTable = pgTable("upload", {
  /** Address of the picture: `/pictures/uploads/{id}`. */
  address: text().primaryKey(),
  ownerId: text()
    .notNull()
    .references(() => userTable.id, { onDelete: "cascade" }),
  createdAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
});
