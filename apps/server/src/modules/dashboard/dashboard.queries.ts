import { openStatuses, type OrderStatus } from "@heirloop/contract/order/order-status";
import { statusesOfTask } from "@heirloop/machines/order/order-status-rules";
import type { DashboardProductList } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { and, asc, count, countDistinct, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { containsWords } from "../../platform/database/contains-words.ts";
import type { Db } from "../../platform/database/database.ts";
import { listingTable } from "../listing/listing.table.ts";
import { listingQuestionTable } from "../question/question.table.ts";
import { type OwnListingRow, listOwnListings } from "../order/own-listing.queries.ts";
import { orderListingTable, orderTable } from "../order/order.table.ts";
import { ledgerTable } from "../payment/payment.table.ts";

/** What went back to an order's buyer by refunds and lost disputes, in cents. */
const returned = sql`(select coalesce(-sum(back.amount), 0) from ${ledgerTable} as back where back.order_id = ${orderTable.id} and back.account = 'refund')`;
/** What an order's pieces brought, less their proportion of what went back. */
const kept = sql`-${ledgerTable.amount} - round(-${ledgerTable.amount} * ${returned}::numeric / ${orderTable.total})`;

/** A shop's orders since the given time that were charged and not wholly returned; in cents. */
const standingSales = (sellerId: string, since: Date): SQL | undefined =>
  and(
    eq(orderTable.sellerId, sellerId),
    eq(ledgerTable.kind, "charge"),
    eq(ledgerTable.account, "items"),
    sql`${ledgerTable.at} >= ${since.toISOString()}`,
    sql`${returned} < ${orderTable.total}`,
  );

/** `day` as `2026-11-21`, UTC; days without a sale are left out. */
export async function listDailySales(
  db: Db,
  sellerId: string,
  since: Date,
): Promise<Array<{ day: string; revenue: number; orders: number }>> {
  const day = sql<string>`to_char(${ledgerTable.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      revenue: sql<number>`sum(${kept})::bigint`,
      orders: countDistinct(orderTable.id),
    })
    .from(orderTable)
    .innerJoin(ledgerTable, eq(ledgerTable.orderId, orderTable.id))
    .where(standingSales(sellerId, since))
    .groupBy(day);
}

export async function countSoldPieces(db: Db, sellerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orderTable)
    .innerJoin(ledgerTable, eq(ledgerTable.orderId, orderTable.id))
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(standingSales(sellerId, since));
  return row?.count ?? 0;
}

const isIn = (statuses: readonly OrderStatus[]) => inArray(orderTable.status, [...statuses]);
const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;

/** Counts a shop's orders by dashboard task, and its open ones. */
export async function countOrders(db: Db, sellerId: string) {
  const [row] = await db
    .select({
      open: countWhere(isIn(openStatuses)),
      noShows: countWhere(sql`${orderTable.noShow} @> '{"by":"buyer","contested":false}'`),
      requests: countWhere(isIn(statusesOfTask("requests"))),
      offers: countWhere(and(isIn(statusesOfTask("offers")), eq(orderTable.offerTurn, "seller"))),
      schedules: countWhere(isIn(statusesOfTask("schedules"))),
      shipments: countWhere(isIn(statusesOfTask("shipments"))),
    })
    .from(orderTable)
    .where(eq(orderTable.sellerId, sellerId));
  return row ?? { open: 0, noShows: 0, requests: 0, offers: 0, schedules: 0, shipments: 0 };
}

/** Returns unanswered questions about active listings; `listing` is the one with the oldest question. */
export async function listOpenQuestions(
  db: Db,
  sellerId: string,
): Promise<{ count: number; listing: { heirloopId: string; slug: string } | null }> {
  const [oldest] = await db
    .select({
      heirloopId: listingTable.id,
      slug: listingTable.slug,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(listingQuestionTable)
    .innerJoin(listingTable, eq(listingTable.id, listingQuestionTable.listingId))
    .where(
      and(
        eq(listingTable.sellerId, sellerId),
        eq(listingTable.status, "active"),
        isNull(listingQuestionTable.answeredAt),
      ),
    )
    .orderBy(asc(listingQuestionTable.createdAt), asc(listingQuestionTable.id))
    .limit(1);
  if (oldest === undefined) return { count: 0, listing: null };
  const { heirloopId, slug } = oldest;
  return { count: oldest.count, listing: { heirloopId, slug } };
}

export type ProductSearch = { sellerId: string; list: DashboardProductList; keyword: string };

const matches = ({ sellerId, list, keyword }: ProductSearch): SQL | undefined =>
  and(
    eq(listingTable.sellerId, sellerId),
    list === "all" || list === "search" ? undefined : eq(listingTable.status, list),
    ...containsWords(keyword, [listingTable.title, listingTable.brand]),
  );

export async function countProducts(db: Db, search: ProductSearch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(listingTable).where(matches(search));
  return row?.count ?? 0;
}

/** Sorted newest first, with what a sold piece was sold for in cents. */
export const listProducts = (
  db: Db,
  search: ProductSearch,
  page: { limit: number; offset: number },
): Promise<OwnListingRow[]> => listOwnListings(db, matches(search), page);
