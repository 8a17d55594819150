import { isNotNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "../platform/database/database.ts";
import { messageTable } from "../modules/chat/chat.table.ts";
import { consignmentTable } from "../modules/consignment/consignment.table.ts";
import { userTable } from "../modules/user/user.table.ts";
import { listingTable } from "../modules/listing/listing.table.ts";

const each = (images: SQL.Aliased | SQL | typeof listingTable.images | typeof consignmentTable.images) =>
  sql<string>`unnest(${images})`;

/** Returns the paths and keys of every picture that the database refers to. */
export async function listShownPictures(db: Db): Promise<string[]> {
  const [listings, consignments, people, messages] = [
    await db.select({ picture: each(listingTable.images) }).from(listingTable),
    await db.select({ picture: each(consignmentTable.images) }).from(consignmentTable),
    await db.select({ picture: userTable.picture, banner: userTable.banner }).from(userTable),
    await db
      .select({ picture: messageTable.pictureKey })
      .from(messageTable)
      .where(isNotNull(messageTable.pictureKey)),
  ];
  return [
    ...listings.map(({ picture }) => picture),
    ...consignments.map(({ picture }) => picture),
    ...people.flatMap(({ picture, banner }) => [picture, banner]),
    ...messages.map(({ picture }) => picture),
  ].filter((picture) => picture !== null);
}
