import type { ConsignmentList } from "@heirloop/contract/consignment/consignment.schema";
import { and, asc, count, desc, eq, ilike, ne, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { userTable } from "../identity/user.table.ts";
import { consignmentDeclineTable, consignmentTable, type ConsignmentRow } from "./consignment.table.ts";

export type ConsignmentSearch = {
  businessId: string;
  /** The business's own hub. */
  hub: string | null;
  list: ConsignmentList;
  keyword: string;
};

/** Offered to businesses of the piece's hub, and to all of them where the hub has none. */
const offeredTo = (hub: string | null): SQL => {
  const nobodyThere = sql`not exists (select 1 from ${userTable} as shop where shop.is_business and shop.hub = ${consignmentTable.hub})`;
  return hub === null || hub === "NA"
    ? nobodyThere
    : sql`(${consignmentTable.hub} = ${hub} or ${nobodyThere})`;
};

const declinedBy = (businessId: string): SQL =>
  sql`exists (select 1 from ${consignmentDeclineTable} where ${consignmentDeclineTable.consignmentId} = ${consignmentTable.id} and ${consignmentDeclineTable.businessId} = ${businessId})`;

/** The three lists of a business; no consignment is in two of them. */
function inList(list: ConsignmentList, businessId: string, hub: string | null): SQL | undefined {
  const anothers = ne(consignmentTable.consignerId, businessId);
  const available = and(
    eq(consignmentTable.status, "available"),
    anothers,
    offeredTo(hub),
    sql`not ${declinedBy(businessId)}`,
  );
  const accepted = eq(consignmentTable.acceptedBy, businessId);
  const takenByAnother = and(sql`${consignmentTable.acceptedBy} <> ${businessId}`, offeredTo(hub));
  const lapsed = and(
    eq(consignmentTable.status, "lapsed"),
    sql`${consignmentTable.acceptedBy} is null`,
    offeredTo(hub),
  );
  const missed = and(anothers, or(takenByAnother, lapsed, declinedBy(businessId)));
  const lists: Record<ConsignmentList, SQL | undefined> = {
    available,
    accepted,
    missed,
    search: or(available, accepted, missed),
  };
  return lists[list];
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Every word is somewhere in what the consigner wrote. */
const mentions = (keyword: string) =>
  keyword
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) =>
      ilike(
        sql`concat_ws(' ', ${consignmentTable.title}, ${consignmentTable.kind}, ${consignmentTable.brand}, ${consignmentTable.place})`,
        `%${escaped(word)}%`,
      ),
    );

const matches = ({ businessId, hub, list, keyword }: ConsignmentSearch) =>
  and(inList(list, businessId, hub), ...mentions(keyword));

export async function countConsignments(db: Db, search: ConsignmentSearch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(consignmentTable).where(matches(search));
  return row?.count ?? 0;
}

/** Newest first, with the consigner's first name. */
export async function listConsignments(
  db: Db,
  search: ConsignmentSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<Array<{ row: ConsignmentRow; firstName: string }>> {
  return db
    .select({ row: consignmentTable, firstName: userTable.firstName })
    .from(consignmentTable)
    .innerJoin(userTable, eq(userTable.id, consignmentTable.consignerId))
    .where(matches(search))
    .orderBy(desc(consignmentTable.createdAt), asc(consignmentTable.id))
    .limit(limit)
    .offset(offset);
}

export async function insertConsignments(db: Db, rows: readonly ConsignmentRow[]): Promise<void> {
  await db.insert(consignmentTable).values([...rows]);
}

export async function insertDeclines(
  db: Db,
  rows: ReadonlyArray<typeof consignmentDeclineTable.$inferInsert>,
): Promise<void> {
  await db.insert(consignmentDeclineTable).values([...rows]);
}
