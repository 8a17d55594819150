import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { taxRecordTable, type TaxRecordRow } from "./sales-tax.table.ts";

export async function insertTaxRecord(tx: Db, record: TaxRecordRow): Promise<void> {
  await tx.insert(taxRecordTable).values(record);
}

/** Lists the records of an order: the sale, then what went back. */
export const listTaxRecords = (db: Db, orderId: string): Promise<TaxRecordRow[]> =>
  db
    .select()
    .from(taxRecordTable)
    .where(eq(taxRecordTable.orderId, orderId))
    .orderBy(asc(taxRecordTable.number));

export async function changeTaxRecord(
  db: Db,
  { orderId, number }: Pick<TaxRecordRow, "orderId" | "number">,
  change: Pick<TaxRecordRow, "transactionId" | "recorded">,
): Promise<void> {
  await db
    .update(taxRecordTable)
    .set(change)
    .where(and(eq(taxRecordTable.orderId, orderId), eq(taxRecordTable.number, number)));
}

/** Counts what the provider has not recorded yet: sales, and returns of money. */
export async function countPendingTaxRecords(db: Db): Promise<ReadonlyMap<string, number>> {
  const kind = sql<string>`case ${taxRecordTable.number} when 0 then 'sale' else 'return' end`;
  const rows = await db
    .select({ kind, count: count() })
    .from(taxRecordTable)
    .where(isNull(taxRecordTable.transactionId))
    .groupBy(kind);
  return new Map(rows.map((row) => [row.kind, row.count]));
}
