import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import {
  consignmentDeclineTable,
  consignmentStepTable,
  consignmentTable,
  type ConsignmentRow,
  type ConsignmentStepRow,
} from "./consignment.table.ts";

/** The times proposed for each accepted piece of a business whose owner proposed any. */
export const listOwnersProposals = async (db: Db, businessId: string) =>
  db
    .select({ hub: consignmentTable.hub, proposals: consignmentTable.proposals })
    .from(consignmentTable)
    .where(
      and(
        eq(consignmentTable.acceptedBy, businessId),
        eq(consignmentTable.status, "accepted"),
        sql`${consignmentTable.proposals} @> '[{"by":"consigner"}]'`,
      ),
    );

export async function findConsignment(db: Db, id: string): Promise<ConsignmentRow | null> {
  const [row] = await db.select().from(consignmentTable).where(eq(consignmentTable.id, id));
  return row ?? null;
}

/** What a chat shows of its consignment. */
export type DiscussedConsignment = Pick<ConsignmentRow, "id" | "title" | "images" | "status" | "acceptedBy">;

export async function findDiscussedConsignments(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, DiscussedConsignment>> {
  if (ids.length === 0) return new Map();
  const { id, title, images, status, acceptedBy } = consignmentTable;
  const rows = await db
    .select({ id, title, images, status, acceptedBy })
    .from(consignmentTable)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the consignment until the transaction ends. */
export async function lockConsignment(tx: Db, id: string): Promise<ConsignmentRow | null> {
  const [row] = await tx.select().from(consignmentTable).where(eq(consignmentTable.id, id)).for("update");
  return row ?? null;
}

/** Returns the consignment that is for sale as this listing. */
export async function findConsignmentOfListing(db: Db, listingId: string): Promise<ConsignmentRow | null> {
  const [row] = await db.select().from(consignmentTable).where(eq(consignmentTable.listingId, listingId));
  return row ?? null;
}

/** Which of these listings are pieces that the user has consigned. */
export async function findListingsConsignedBy(
  db: Db,
  consignerId: string,
  listingIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .select({ listingId: consignmentTable.listingId })
    .from(consignmentTable)
    .where(
      and(
        eq(consignmentTable.consignerId, consignerId),
        inArray(consignmentTable.listingId, [...listingIds]),
      ),
    );
  return new Set(rows.map(({ listingId }) => listingId));
}

/** Selects the share in percent that was agreed with the owner of a consigned listing. */
export const selectOwnerPercent = (db: Db, listingId: string) =>
  db
    .select({ share: consignmentTable.share })
    .from(consignmentTable)
    .where(eq(consignmentTable.listingId, listingId));

/** Updates a consignment if it still has its previous status; returns false otherwise. */
export async function changeConsignment(
  tx: Db,
  { id, status }: Pick<ConsignmentRow, "id" | "status">,
  change: Partial<Omit<ConsignmentRow, "id">>,
): Promise<boolean> {
  const changed = await tx
    .update(consignmentTable)
    .set(change)
    .where(and(eq(consignmentTable.id, id), eq(consignmentTable.status, status)))
    .returning({ id: consignmentTable.id });
  return changed.length > 0;
}

export async function insertConsignmentStep(tx: Db, step: Omit<ConsignmentStepRow, "number">): Promise<void> {
  const next = sql`(select coalesce(max(number), 0) + 1 from ${consignmentStepTable} where consignment_id = ${step.consignmentId})`;
  await tx.insert(consignmentStepTable).values({ ...step, number: next });
}

export async function insertConsignmentSteps(db: Db, rows: readonly ConsignmentStepRow[]): Promise<void> {
  await db.insert(consignmentStepTable).values([...rows]);
}

export async function insertConsignments(db: Db, rows: readonly ConsignmentRow[]): Promise<void> {
  await db.insert(consignmentTable).values([...rows]);
}

export async function insertDeclines(
  db: Db,
  rows: ReadonlyArray<typeof consignmentDeclineTable.$inferInsert>,
): Promise<void> {
  await db
    .insert(consignmentDeclineTable)
    .values([...rows])
    .onConflictDoNothing();
}
