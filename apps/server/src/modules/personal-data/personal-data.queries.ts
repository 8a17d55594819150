import { and, count, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import { endStatuses } from "@heirloop/contract/order/order-status";
import type { Db } from "../../platform/database/database.ts";
import { jobTable } from "../../platform/database/job.table.ts";
import { consignmentTable } from "../consignment/consignment.table.ts";
import { listingTable } from "../listing/listing.table.ts";
import { orderCaseTable } from "../order-case/order-case.table.ts";
import { orderTable } from "../order/order.table.ts";
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

export async function readRows(
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

/** Counts what is still open between an account and others. */
export async function countUnfinished(db: Db, userId: string) {
  const isSide = or(eq(orderTable.buyerId, userId), eq(orderTable.sellerId, userId));
  const numberOf = (rows: Array<{ count: number }>): number => rows[0]?.count ?? 0;
  return {
    orders: numberOf(
      await db
        .select({ count: count() })
        .from(orderTable)
        .where(and(isSide, notInArray(orderTable.status, [...endStatuses]))),
    ),
    cases: numberOf(
      await db
        .select({ count: count() })
        .from(orderCaseTable)
        .innerJoin(orderTable, eq(orderTable.id, orderCaseTable.orderId))
        .where(and(isSide, isNull(orderCaseTable.closedAt))),
    ),
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
    consignments: numberOf(
      await db
        .select({ count: count() })
        .from(consignmentTable)
        .where(
          and(
            or(eq(consignmentTable.consignerId, userId), eq(consignmentTable.acceptedBy, userId)),
            inArray(consignmentTable.status, ["submitted", "available", "accepted", "collected", "listed"]),
          ),
        ),
    ),
  };
}
