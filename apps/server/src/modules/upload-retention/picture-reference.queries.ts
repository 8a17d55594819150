import { arrayOverlaps, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { blogPostTable } from "../blog/blog.table.ts";
import { consignmentTable } from "../consignment/consignment.table.ts";
import { listingTable } from "../listing/listing.table.ts";
import { orderCaseEntryTable } from "../order-case/order-case.table.ts";
import { orderTable } from "../order/order.table.ts";
import { userTable } from "../user/user.table.ts";

/**
 * Returns which of the pictures something shows. Reads every column that can name an upload; pictures in chats are no
 * uploads (`upload.table.ts`). A test compares the columns with the demo data.
 */
export async function findShownPictures(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const wanted = [...addresses];
  const entryPictures = orderCaseEntryTable.pictures;
  const listings = await db
    .select({ images: listingTable.images })
    .from(listingTable)
    .where(arrayOverlaps(listingTable.images, wanted));
  const consignments = await db
    .select({ images: consignmentTable.images })
    .from(consignmentTable)
    .where(arrayOverlaps(consignmentTable.images, wanted));
  const users = await db
    .select({ picture: userTable.picture, banner: userTable.banner })
    .from(userTable)
    .where(or(inArray(userTable.picture, wanted), inArray(userTable.banner, wanted)));
  const orders = await db
    .select({ proof: orderTable.proof })
    .from(orderTable)
    .where(inArray(orderTable.proof, wanted));
  const entries = await db
    .select({ pictures: entryPictures })
    .from(orderCaseEntryTable)
    .where(sql`${entryPictures} ?| ${sql.param(wanted)}::text[]`);
  const posts = await db
    .select({ image: blogPostTable.image })
    .from(blogPostTable)
    .where(inArray(blogPostTable.image, wanted));
  const shown = new Set<string | null>([
    ...listings.flatMap(({ images }) => images),
    ...consignments.flatMap(({ images }) => images),
    ...users.flatMap(({ picture, banner }) => [picture, banner]),
    ...orders.map(({ proof }) => proof),
    ...entries.flatMap(({ pictures }) => pictures),
    ...posts.map(({ image }) => image),
  ]);
  return new Set(wanted.filter((address) => shown.has(address)));
}
