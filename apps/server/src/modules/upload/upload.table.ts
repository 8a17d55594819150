import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/instant.ts";
import { userTable } from "../user/user.table.ts";

/** The user who uploaded each picture, except those of chats. */
export const uploadTable = pgTable(
  "upload",
  {
    /** The picture's path: `/pictures/uploads/{id}`, or `/pictures/private/{id}`, which opens with a signature only. */
    address: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    /**
     * Set for good when something first shows the picture. The version before never sets it, so a false one may be
     * wrong (docs/decisions/0149-unused-pictures.md).
     */
    used: boolean().notNull().default(false),
  },
  (table) => [
    index("upload_unused")
      .on(table.createdAt)
      .where(sql`not ${table.used}`),
  ],
);
export type UploadRow = typeof uploadTable.$inferSelect;
