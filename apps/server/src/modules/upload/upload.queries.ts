import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { uploadTable, type UploadRow } from "./upload.table.ts";

export async function insertUpload(db: Db, upload: typeof uploadTable.$inferInsert): Promise<void> {
  await db.insert(uploadTable).values(upload);
}

/** Puts rows back, unless they exist. */
export async function restoreUploads(db: Db, uploads: readonly UploadRow[]): Promise<void> {
  if (uploads.length > 0)
    await db
      .insert(uploadTable)
      .values([...uploads])
      .onConflictDoNothing();
}

export async function markUploadsUsed(tx: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0)
    await tx
      .update(uploadTable)
      .set({ used: true })
      .where(inArray(uploadTable.address, [...addresses]));
}

/**
 * Marks those of the pictures that this user uploaded as used, and returns them. Called in the transaction that stores
 * where they are shown: until it ends, they are not deleted, and a picture that is being deleted is not returned.
 */
export async function claimOwnUploads(
  tx: Db,
  ownerId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await tx
    .select({ address: uploadTable.address, used: uploadTable.used })
    .from(uploadTable)
    .where(and(eq(uploadTable.ownerId, ownerId), inArray(uploadTable.address, [...addresses])))
    .orderBy(asc(uploadTable.address))
    .for("update");
  await markUploadsUsed(
    tx,
    rows.filter(({ used }) => !used).map(({ address }) => address),
  );
  return new Set(rows.map(({ address }) => address));
}

/** Locks the oldest uploads that are not marked as used, except those that a transaction is about to use. */
export async function lockUnusedUploads(tx: Db, before: Date, limit: number): Promise<UploadRow[]> {
  return tx
    .select()
    .from(uploadTable)
    .where(and(eq(uploadTable.used, false), lt(uploadTable.createdAt, before)))
    .orderBy(asc(uploadTable.createdAt))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function deleteUploads(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await db.delete(uploadTable).where(inArray(uploadTable.address, [...addresses]));
}
