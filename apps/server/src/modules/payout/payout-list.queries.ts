import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { PayoutStatus } from "@heirloop/contract/payout/payout-state";
import type { Db } from "../../platform/database/database.ts";
import { listingTable } from "../listing/listing.table.ts";
import { orderCaseTable } from "../order-case/order-case.table.ts";
import { orderListingTable, orderTable } from "../order/order.table.ts";
import { paymentDisputeTable } from "../payment/payment.table.ts";
import { payoutTable, type PayoutRow } from "./payout.table.ts";

/** What holds back a payout that was not sent yet. One payment can have several disputes. */
export const selectHolds = (db: Db) => ({
  isDisputed: sql<boolean>`${exists(
    db
      .select({ id: paymentDisputeTable.id })
      .from(paymentDisputeTable)
      .where(
        and(eq(paymentDisputeTable.orderId, payoutTable.orderId), eq(paymentDisputeTable.state, "open")),
      ),
  )}`,
  hasOpenCase: sql<boolean>`${exists(
    db
      .select({ id: orderCaseTable.id })
      .from(orderCaseTable)
      .where(and(eq(orderCaseTable.orderId, payoutTable.orderId), isNull(orderCaseTable.closedAt))),
  )}`,
});

export type ListedPayout = Readonly<{
  payout: PayoutRow;
  sellerId: string;
  pieces: string[];
  isDisputed: boolean;
  hasOpenCase: boolean;
}>;

/** Returns a user's payouts, newest first, from the one after `after`. */
export async function listPayouts(
  db: Db,
  payeeId: string,
  { limit, after }: { limit: number; after: Pick<PayoutRow, "id" | "createdAt"> | null },
): Promise<ListedPayout[]> {
  const later: SQL | undefined =
    after === null
      ? undefined
      : or(
          lt(payoutTable.createdAt, after.createdAt),
          and(eq(payoutTable.createdAt, after.createdAt), gt(payoutTable.id, after.id)),
        );
  return db
    .select({
      payout: payoutTable,
      sellerId: orderTable.sellerId,
      pieces: sql<
        string[]
      >`array(select piece.title from ${orderListingTable} as part join ${listingTable} as piece on piece.id = part.listing_id where part.order_id = payout.order_id order by part.position)`,
      ...selectHolds(db),
    })
    .from(payoutTable)
    .innerJoin(orderTable, eq(orderTable.id, payoutTable.orderId))
    .where(and(eq(payoutTable.sellerId, payeeId), later))
    .orderBy(desc(payoutTable.createdAt), asc(payoutTable.id))
    .limit(limit);
}

/** The statuses of payouts that are not in the bank yet. */
const openStatuses = ["waiting", "held", "sent", "failed"] as const satisfies readonly PayoutStatus[];

type OpenSum = { status: (typeof openStatuses)[number]; isHeld: boolean; sum: number };

/** Returns what a user earned that is not in the bank yet, in cents, by status and whether something holds it. */
export async function sumOpenPayouts(db: Db, payeeId: string): Promise<OpenSum[]> {
  const { isDisputed, hasOpenCase } = selectHolds(db);
  const open = db
    .select({
      status: payoutTable.status,
      amount: payoutTable.amount,
      isHeld: sql<boolean>`(${isDisputed} or ${hasOpenCase})`.as("is_held"),
    })
    .from(payoutTable)
    .where(and(eq(payoutTable.sellerId, payeeId), inArray(payoutTable.status, [...openStatuses])))
    .as("open");
  const rows = await db
    .select({ status: open.status, isHeld: open.isHeld, sum: sql<number>`sum(${open.amount})` })
    .from(open)
    .groupBy(open.status, open.isHeld);
  return rows.flatMap(({ status, ...row }) => {
    const known = openStatuses.find((one) => one === status);
    return known === undefined ? [] : [{ ...row, status: known }];
  });
}
