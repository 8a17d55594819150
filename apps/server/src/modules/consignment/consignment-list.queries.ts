import type { ConsignmentList } from "@heirloop/contract/consignment/consignment.schema";
import { finalConsignmentStatuses } from "@heirloop/machines/consignment/consignment-timeline";
import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { containsWords } from "../../platform/database/contains-words.ts";
import type { Db } from "../../platform/database/database.ts";
import type { PayoutHold } from "@heirloop/contract/payout/payout-state";
import { orderCaseTable } from "../order-case/order-case.table.ts";
import { paymentDisputeTable } from "../payment/payment.table.ts";
import { payoutTable, type PayoutRow } from "../payout/payout.table.ts";
import { userTable, type UserRow } from "../user/user.table.ts";
import { listingTable } from "../listing/listing.table.ts";
import { orderListingTable } from "../order/order.table.ts";
import {
  consignmentDeclineTable,
  consignmentStepTable,
  consignmentTable,
  type ConsignmentRow,
  type ConsignmentStepRow,
} from "./consignment.table.ts";

export type ConsignmentSearch = {
  businessId: string;
  /** The business's own hub. */
  hub: string | null;
  list: ConsignmentList;
  keyword: string;
};

/** A piece is offered to the other businesses of its hub, or to all if there are none that could accept it. */
const offeredTo = (hub: string | null): SQL => {
  const nobodyThere = sql`not exists (select 1 from ${userTable} as shop where shop.is_business and shop.blocked_at is null and shop.id <> ${consignmentTable.consignerId} and shop.hub = ${consignmentTable.hub})`;
  return hub === null || hub === "NA"
    ? nobodyThere
    : sql`(${consignmentTable.hub} = ${hub} or ${nobodyThere})`;
};

const declinedBy = (businessId: string): SQL =>
  sql`exists (select 1 from ${consignmentDeclineTable} where ${consignmentDeclineTable.consignmentId} = ${consignmentTable.id} and ${consignmentDeclineTable.businessId} = ${businessId})`;

/** The three lists of a business; they do not overlap. */
function inList(list: ConsignmentList, businessId: string, hub: string | null): SQL | undefined {
  const fromOthers = ne(consignmentTable.consignerId, businessId);
  const available = and(
    eq(consignmentTable.status, "available"),
    fromOthers,
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
  const missed = and(fromOthers, or(takenByAnother, lapsed, declinedBy(businessId)));
  const lists: Record<ConsignmentList, SQL | undefined> = {
    available,
    accepted,
    missed,
    search: or(available, accepted, missed),
  };
  return lists[list];
}

const { title, kind, brand, place } = consignmentTable;

const matches = ({ businessId, hub, list, keyword }: ConsignmentSearch) =>
  and(inList(list, businessId, hub), ...containsWords(keyword, [title, kind, brand, place]));

export async function countConsignments(db: Db, search: ConsignmentSearch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(consignmentTable).where(matches(search));
  return row?.count ?? 0;
}

export type OwnerPayout = Pick<PayoutRow, "amount" | "status" | "dueAt" | "arrivesAt"> &
  PayoutHold & {
    /** Cents of all shares that it pays, before refunds. */
    earned: number;
  };

/** A consignment with its people, its history and the consigner's payout. */
export type FullConsignment = {
  row: ConsignmentRow;
  owner: UserRow;
  taker: UserRow | null;
  steps: readonly ConsignmentStepRow[];
  payout: OwnerPayout | null;
  /** Cents: what the buyer paid for it, or the price of its listing; null before it is listed. */
  price: number | null;
};

/** Every owner's shares in the order of a payout. */
const sumEarned = sql<number>`(select sum(one.earned)::int from ${consignmentTable} as one join ${orderListingTable} as line on line.listing_id = one.listing_id where line.order_id = ${payoutTable.orderId} and one.consigner_id = ${payoutTable.sellerId})`;

/** Returns the payouts of sold pieces to their consigners, by listing and consigner. */
async function listOwnerPayouts(
  db: Db,
  rows: readonly ConsignmentRow[],
): Promise<ReadonlyMap<string, OwnerPayout & { price: number }>> {
  const sold = rows.flatMap(({ status, listingId }) =>
    status === "sold" && listingId !== null ? [listingId] : [],
  );
  if (sold.length === 0) return new Map();
  const payouts = await db
    .select({
      listingId: orderListingTable.listingId,
      consignerId: payoutTable.sellerId,
      amount: payoutTable.amount,
      status: payoutTable.status,
      dueAt: payoutTable.dueAt,
      arrivesAt: payoutTable.arrivesAt,
      earned: sumEarned,
      price: orderListingTable.price,
      disputeId: paymentDisputeTable.id,
      caseId: orderCaseTable.id,
    })
    .from(payoutTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, payoutTable.orderId))
    .leftJoin(
      paymentDisputeTable,
      and(eq(paymentDisputeTable.orderId, payoutTable.orderId), eq(paymentDisputeTable.state, "open")),
    )
    .leftJoin(
      orderCaseTable,
      and(eq(orderCaseTable.orderId, payoutTable.orderId), isNull(orderCaseTable.closedAt)),
    )
    .where(inArray(orderListingTable.listingId, sold));
  return new Map(
    payouts.map(({ listingId, consignerId, disputeId, caseId, ...payout }) => [
      [listingId, consignerId].join(" "),
      { ...payout, isDisputed: disputeId !== null, hasOpenCase: caseId !== null },
    ]),
  );
}

const ownerTable = alias(userTable, "owner");
const takerTable = alias(userTable, "taker");

type Page = { limit: number; offset: number };

const newestFirst = [desc(consignmentTable.createdAt), asc(consignmentTable.id)];
/** What is over comes last, so that it does not hide a piece that waits for its owner's answer. */
const inProgressFirst = [
  asc(inArray(consignmentTable.status, [...finalConsignmentStatuses])),
  ...newestFirst,
];

async function listFull(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: Page,
  order: readonly SQL[] = newestFirst,
): Promise<FullConsignment[]> {
  const rows = await db
    .select({ row: consignmentTable, owner: ownerTable, taker: takerTable, price: listingTable.price })
    .from(consignmentTable)
    .innerJoin(ownerTable, eq(ownerTable.id, consignmentTable.consignerId))
    .leftJoin(listingTable, eq(listingTable.id, consignmentTable.listingId))
    .leftJoin(takerTable, eq(takerTable.id, consignmentTable.acceptedBy))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ row }) => row.id);
  const steps =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(consignmentStepTable)
          .where(inArray(consignmentStepTable.consignmentId, ids))
          .orderBy(asc(consignmentStepTable.number));
  const stepsOf = Map.groupBy(steps, ({ consignmentId }) => consignmentId);
  const payouts = await listOwnerPayouts(
    db,
    rows.map(({ row }) => row),
  );
  return rows.map((one) => {
    const payout = payouts.get([one.row.listingId, one.row.consignerId].join(" ")) ?? null;
    return { ...one, steps: stepsOf.get(one.row.id) ?? [], payout, price: payout?.price ?? one.price };
  });
}

/** Sorted newest first. */
export const listConsignments = (db: Db, search: ConsignmentSearch, page: Page): Promise<FullConsignment[]> =>
  listFull(db, matches(search), page);

const isOf = (consignerId: string) => eq(consignmentTable.consignerId, consignerId);

/** One page of a user's own consignments: those in progress before those that are over, each newest first. */
export const listConsignmentsOf = (db: Db, consignerId: string, page: Page): Promise<FullConsignment[]> =>
  listFull(db, isOf(consignerId), page, inProgressFirst);

export async function countConsignmentsOf(db: Db, consignerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(consignmentTable).where(isOf(consignerId));
  return row?.count ?? 0;
}

/** The position of a consignment in its owner's list, from 0; null if the user has no such consignment. */
export async function findPositionInList(db: Db, consignerId: string, id: string): Promise<number | null> {
  const numbered = db
    .select({
      id: consignmentTable.id,
      number: sql<number>`(row_number() over (order by ${sql.join(inProgressFirst, sql`, `)}))::int`.as(
        "number",
      ),
    })
    .from(consignmentTable)
    .where(isOf(consignerId))
    .as("numbered");
  const [row] = await db.select({ number: numbered.number }).from(numbered).where(eq(numbered.id, id));
  return row === undefined ? null : row.number - 1;
}

export async function findFullConsignment(db: Db, id: string): Promise<FullConsignment | null> {
  const [full] = await listFull(db, eq(consignmentTable.id, id), { limit: 1, offset: 0 });
  return full ?? null;
}

/** Whether it is or was offered to this business, and the business has not declined it. */
export async function isOfferedTo(
  db: Db,
  id: string,
  { businessId, hub }: { businessId: string; hub: string | null },
): Promise<{ offered: boolean; declined: boolean }> {
  const [row] = await db
    .select({ offered: sql<boolean>`${offeredTo(hub)}`, declined: sql<boolean>`${declinedBy(businessId)}` })
    .from(consignmentTable)
    .where(eq(consignmentTable.id, id));
  return row ?? { offered: false, declined: false };
}
