import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { uploadTable } from "./upload.table.ts";

export async function insertUpload(db: Db, upload: typeof uploadTable.$inferInsert): Promise<void> {
  await db.insert(uploadTable).values(upload);
}

/** Returns which of the pictures this user uploaded. */
export async function findOwnUploads(
  db: Db,
  ownerId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .select({ address: uploadTable.address })
    .from(uploadTable)
    .where(and(eq(uploadTable.ownerId, ownerId), inArray(uploadTable.address, [...addresses])));
  return new Set(rows.map(({ address }) => address));
}

/** Deletes the row of a picture whose file was removed. */
export async function deleteUpload(db: Db, address: string): Promise<void> {
  await db.delete(uploadTable).where(eq(uploadTable.address, address));
}
