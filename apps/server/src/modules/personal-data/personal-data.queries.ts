import { and, asc, count, eq, inArray, isNull, or, sql } from "drizzle-orm";
import {
  isOfferStage,
  openStatuses,
  orderStatuses,
  type OrderStatus,
} from "@heirloop/contract/order/order-status";
import type { Db } from "../../platform/database/database.ts";
import { jobTable } from "../../platform/database/job.table.ts";
import { checkoutTable } from "../checkout/checkout.table.ts";
import { consignmentTable } from "../consignment/consignment.table.ts";
import { listingTable } from "../listing/listing.table.ts";
import { orderCaseTable } from "../order-case/order-case.table.ts";
import { orderTable } from "../order/order.table.ts";
import { savedCardTable } from "../payment/payment.table.ts";
import { payoutTable } from "../payout/payout.table.ts";

/** A column that names a person: by the account's id, or by an email address. */
type PersonalColumn = Readonly<{
  table: string;
  column: string;
  by: "id" | "email";
  /** The rows are about this person alone: the schema deletes them with the account. */
  isOwn: boolean;
}>;

/**
 * Lists the columns that name people, from the schema itself, so that a new table is not forgotten: references to
 * `user`, ids without a reference, and addresses of people who may have no account.
 */
export async function listPersonalColumns(db: Db): Promise<PersonalColumn[]> {
  const { rows } = await db.execute(sql`
    select c.relname as "table", a.attname as "column", coalesce(k.confdeltype = 'c', false) as "own"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    left join pg_constraint k
      on k.conrelid = c.oid and k.contype = 'f' and k.confrelid = '"user"'::regclass and k.conkey = array[a.attnum]
    where c.relname <> 'user' and (k.oid is not null or a.attname in ('user_id', 'email'))
    order by 1, 2`);
  return rows.map((row) => {
    const column = String(row["column"]);
    return column === "email"
      ? { table: String(row["table"]), column, by: "email", isOwn: true }
      : { table: String(row["table"]), column, by: "id", isOwn: row["own"] === true };
  });
}

const isNamed = ({ column }: PersonalColumn, value: string) => sql`${sql.identifier(column)} = ${value}`;

export async function listRows(
  db: Db,
  column: PersonalColumn,
  value: string,
): Promise<Array<Record<string, unknown>>> {
  const { rows } = await db.execute(
    sql`select * from ${sql.identifier(column.table)} where ${isNamed(column, value)}`,
  );
  return rows;
}

export async function deleteRows(tx: Db, column: PersonalColumn, value: string): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(column.table)} where ${isNamed(column, value)}`);
}

/** Deletes the mails to an address that wait or failed. */
export async function deleteMailsTo(tx: Db, email: string): Promise<void> {
  await tx.delete(jobTable).where(sql`lower(${jobTable.payload}->>'to') = ${email}`);
}

/** Removes the coordinates of a seller's pieces, which are those of a home. */
export async function clearCoordinates(tx: Db, sellerId: string): Promise<void> {
  await tx.update(listingTable).set({ lng: null, lat: null }).where(eq(listingTable.sellerId, sellerId));
}

/** Returns the cards that an account has saved at the payment gateway. */
export async function listSavedCards(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ paymentMethod: savedCardTable.paymentMethod })
    .from(savedCardTable)
    .where(eq(savedCardTable.userId, userId));
  return rows.map(({ paymentMethod }) => paymentMethod);
}

const numberOf = (rows: ReadonlyArray<{ count: number }>): number => rows[0]?.count ?? 0;

async function countOrders(
  db: Db,
  side: typeof orderTable.buyerId | typeof orderTable.sellerId,
  { userId, statuses }: { userId: string; statuses: readonly OrderStatus[] },
): Promise<number> {
  return numberOf(
    await db
      .select({ count: count() })
      .from(orderTable)
      .where(and(eq(side, userId), inArray(orderTable.status, [...statuses]))),
  );
}

async function countConsignments(
  db: Db,
  side: typeof consignmentTable.consignerId | typeof consignmentTable.acceptedBy,
  userId: string,
): Promise<number> {
  return numberOf(
    await db
      .select({ count: count() })
      .from(consignmentTable)
      .where(
        and(
          eq(side, userId),
          inArray(consignmentTable.status, ["submitted", "available", "accepted", "collected", "listed"]),
        ),
      ),
  );
}

/** Counts payments that have begun and have no order yet. */
const countWaitingCheckouts = async (db: Db, userId: string): Promise<number> =>
  numberOf(
    await db
      .select({ count: count() })
      .from(checkoutTable)
      .where(and(eq(checkoutTable.userId, userId), eq(checkoutTable.status, "waiting"))),
  );

/** Returns the orders of an account whose cases are open, oldest case first. */
export async function findOrdersWithOpenCases(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orderTable.id })
    .from(orderCaseTable)
    .innerJoin(orderTable, eq(orderTable.id, orderCaseTable.orderId))
    .where(
      and(
        or(eq(orderTable.buyerId, userId), eq(orderTable.sellerId, userId)),
        isNull(orderCaseTable.closedAt),
      ),
    )
    .orderBy(asc(orderCaseTable.openedAt));
  return rows.map(({ id }) => id);
}

/** Counts what is still open between an account and others. */
export async function countUnfinished(db: Db, userId: string) {
  const open = { userId, statuses: openStatuses };
  const offers = { userId, statuses: orderStatuses.filter(isOfferStage) };
  return {
    purchases: (await countOrders(db, orderTable.buyerId, open)) + (await countWaitingCheckouts(db, userId)),
    sales: await countOrders(db, orderTable.sellerId, open),
    "offers-made": await countOrders(db, orderTable.buyerId, offers),
    "offers-received": await countOrders(db, orderTable.sellerId, offers),
    payouts: numberOf(
      await db
        .select({ count: count() })
        .from(payoutTable)
        .where(
          and(
            eq(payoutTable.sellerId, userId),
            inArray(payoutTable.status, ["waiting", "held", "sent", "failed"]),
          ),
        ),
    ),
    "consigned-pieces": await countConsignments(db, consignmentTable.consignerId, userId),
    "accepted-pieces": await countConsignments(db, consignmentTable.acceptedBy, userId),
  } as const;
}
