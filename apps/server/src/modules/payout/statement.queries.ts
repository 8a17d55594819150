import { and, asc, eq, gte, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import {
  balanceAccount,
  comparePostings,
  type StatementRole,
} from "@heirloop/machines/statement/statement-entry";
import type { LedgerKind } from "@heirloop/contract/money/ledger-postings";
import type { Db } from "../../platform/database/database.ts";
import { listingTable } from "../listing/listing.table.ts";
import { orderListingTable, orderTable } from "../order/order.table.ts";
import { ledgerTable, type LedgerRow } from "../payment/payment.table.ts";

const roles: readonly StatementRole[] = ["seller", "owner"];

/** The lines of the ledger that change a user's balance in a role; one of its postings has one of them. */
const ownLines = (userId: string, role: StatementRole): SQL | undefined =>
  role === "seller"
    ? and(eq(ledgerTable.account, balanceAccount.seller), eq(orderTable.sellerId, userId))
    : // The second condition lets the planner use the index of payees.
      and(
        eq(ledgerTable.account, balanceAccount.owner),
        ne(ledgerTable.payee, ""),
        eq(ledgerTable.payee, userId),
      );

/** By how many cents each month changed a user's balance, oldest first; months without a posting are left out. */
export async function sumByMonth(db: Db, userId: string): Promise<Array<{ month: string; change: number }>> {
  const changes = new Map<string, number>();
  for (const role of roles) {
    const month = sql<string>`to_char(${ledgerTable.at} at time zone 'UTC', 'YYYY-MM')`;
    const rows = await db
      .select({ month, change: sql<number>`sum(-${ledgerTable.amount})` })
      .from(ledgerTable)
      .innerJoin(orderTable, eq(orderTable.id, ledgerTable.orderId))
      .where(ownLines(userId, role))
      .groupBy(month);
    for (const row of rows) changes.set(row.month, (changes.get(row.month) ?? 0) + row.change);
  }
  return [...changes]
    .map(([month, change]) => ({ month, change }))
    .toSorted((one, other) => one.month.localeCompare(other.month));
}

/** A user's balance before an instant, in cents. */
export async function sumBefore(db: Db, userId: string, before: Date): Promise<number> {
  let balance = 0;
  for (const role of roles) {
    const [row] = await db
      .select({ sum: sql<number>`coalesce(sum(-${ledgerTable.amount}), 0)` })
      .from(ledgerTable)
      .innerJoin(orderTable, eq(orderTable.id, ledgerTable.orderId))
      .where(and(ownLines(userId, role), lt(ledgerTable.at, before)));
    balance += row?.sum ?? 0;
  }
  return balance;
}

export type OwnPosting = Readonly<{
  id: string;
  /** ISO instant. */
  at: string;
  orderId: string;
  kind: LedgerKind;
  payee: string;
  role: StatementRole;
}>;

/** Returns a user's postings between two instants, oldest first. */
export async function listOwnPostings(
  db: Db,
  userId: string,
  { start, end }: { start: Date; end: Date },
): Promise<OwnPosting[]> {
  const found: OwnPosting[] = [];
  for (const role of roles) {
    const { posting, at, orderId, kind, payee } = ledgerTable;
    const rows = await db
      .select({ id: posting, at, orderId, kind, payee })
      .from(ledgerTable)
      .innerJoin(orderTable, eq(orderTable.id, ledgerTable.orderId))
      .where(and(ownLines(userId, role), gte(at, start), lt(at, end)));
    found.push(...rows.map((row) => ({ ...row, at: row.at.toISOString(), role })));
  }
  // The id decides last, so that a statement is the same every time.
  return found.toSorted((one, other) => comparePostings(one, other) || (one.id < other.id ? -1 : 1));
}

/** Returns all lines of postings. */
export const listPostingLines = (db: Db, postings: readonly string[]): Promise<LedgerRow[]> =>
  db
    .select()
    .from(ledgerTable)
    .where(inArray(ledgerTable.posting, [...postings]));

/** Returns the titles of the orders' pieces, in their order. */
export async function listTitles(
  db: Db,
  orderIds: readonly string[],
): Promise<Array<{ orderId: string; title: string }>> {
  return db
    .select({ orderId: orderListingTable.orderId, title: listingTable.title })
    .from(orderListingTable)
    .innerJoin(listingTable, eq(listingTable.id, orderListingTable.listingId))
    .where(inArray(orderListingTable.orderId, [...orderIds]))
    .orderBy(asc(orderListingTable.position));
}
