import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { isBuyerRecordShown } from "@heirloop/contract/order/buyer-record.schema";
import type { Db } from "../../platform/database/database.ts";
import { readInSnapshot } from "../../platform/database/transaction.ts";
import { chatTable, type ChatRow } from "../chat/chat.table.ts";
import { consignmentTable } from "../consignment/consignment.table.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { orderCaseTable, type OrderCaseRow } from "../order-case/order-case.table.ts";
import {
  orderListingTable,
  orderStepTable,
  orderTable,
  type OrderRow,
  type OrderStepRow,
} from "../order/order.table.ts";
import {
  ledgerTable,
  paymentDisputeTable,
  paymentIntentTable,
  paymentTable,
  type LedgerRow,
  type PaymentRow,
} from "../payment/payment.table.ts";
import { type BuyerFigures, countBuyerFigures } from "./buyer-record.queries.ts";
import { listAgreedPickupsOf } from "./offered-windows.ts";
import { payoutTable, type PayoutRow } from "../payout/payout.table.ts";
import { reviewTable, type ReviewRow } from "../review/review.table.ts";
import { userTable, type UserRow } from "../user/user.table.ts";

/** An order with everything its response contains. */
export type FullOrder = Readonly<{
  order: OrderRow;
  /** `ownerPercent`: the share agreed with the owner of a consigned piece; null for the seller's own piece. */
  pieces: ReadonlyArray<{ listing: ListingRow; price: number; ownerPercent: number | null }>;
  steps: readonly OrderStepRow[];
  payment: PaymentRow | null;
  /** The bank's page on which the buyer confirms the pending payment. */
  confirmationUrl: string | null;
  /** Since when the buyer's bank disputes the payment; null unless it does. */
  disputedAt: Date | null;
  /** The reported problem; null if there is none. */
  orderCase: OrderCaseRow | null;
  /** What its sides have given each other; null before both can write. */
  ratings: Pick<ReviewRow, "id" | "sellerRating" | "buyerRating"> | null;
  /** Its ledger entries; the one that earned a payout comes with it, and a refund with an admin's reason. */
  ledger: ReadonlyArray<{ entry: LedgerRow; payout: PayoutRow | null; reason: string | null }>;
  /** Agreed pickups of the seller while the buyer can choose a time. */
  agreedPickups: Awaited<ReturnType<typeof listAgreedPickupsOf>>;
  /** How its buyer has behaved so far; null unless the order waits for an answer of the seller who reads it. */
  buyerFigures: BuyerFigures | null;
  chat: ChatRow | null;
  buyer: UserRow;
  seller: UserRow;
}>;

/**
 * Returns orders in the order of `ids`; unknown ids are left out. How buyers have behaved is read for the orders of
 * this seller only.
 */
export async function loadFullOrders(
  db: Db,
  ids: readonly string[],
  sellerId: string | null = null,
): Promise<FullOrder[]> {
  return ids.length === 0 ? [] : readInSnapshot(db, (tx) => loadInOrder(tx, ids, sellerId));
}

async function loadInOrder(db: Db, ids: readonly string[], sellerId: string | null): Promise<FullOrder[]> {
  const found = await findOrders(db, ids);
  const orders = found.map(({ order }) => order);
  const isBuyerRecordRead = (order: OrderRow) =>
    isBuyerRecordShown(order.status) && order.sellerId === sellerId;
  const pieces = Map.groupBy(await listOrderPieces(db, ids), ({ orderId }) => orderId);
  const steps = Map.groupBy(await listOrderSteps(db, ids), ({ orderId }) => orderId);
  const payments = Map.groupBy(await listOrderPayments(db, ids), ({ payment }) => payment.orderId);
  const ledger = Map.groupBy(await listLedgerEntries(db, ids), ({ entry }) => entry.orderId);
  const cases = new Map((await listOrderCases(db, ids)).map((orderCase) => [orderCase.orderId, orderCase]));
  const agreedPickups = await listAgreedPickupsOf(db, orders);
  const chats = new Map((await loadChats(db, orders)).map((chat) => [chat.id, chat]));
  const users = new Map((await listOrderSides(db, orders)).map((user) => [user.id, user]));
  const figures = await countBuyerFigures(
    db,
    orders.filter(isBuyerRecordRead).map(({ buyerId }) => buyerId),
  );
  const byId = new Map(found.map((one) => [one.order.id, one]));
  return ids.flatMap((id) => {
    const { order, ratings = null } = byId.get(id) ?? {};
    const buyer = users.get(order?.buyerId ?? "");
    const seller = users.get(order?.sellerId ?? "");
    if (order === undefined || buyer === undefined || seller === undefined) return [];
    const { payment = null, confirmationUrl = null, disputedAt = null } = payments.get(id)?.[0] ?? {};
    return {
      order,
      pieces: pieces.get(id) ?? [],
      steps: steps.get(id) ?? [],
      payment,
      confirmationUrl,
      disputedAt,
      orderCase: cases.get(id) ?? null,
      ratings,
      ledger: ledger.get(id) ?? [],
      agreedPickups,
      buyerFigures: isBuyerRecordRead(order) ? (figures.get(buyer.id) ?? null) : null,
      chat: chats.get(order.chatId) ?? null,
      buyer,
      seller,
    };
  });
}

/** Each order with its review, of which both sides write a half. */
const findOrders = (db: Db, ids: readonly string[]) =>
  db
    .select({
      order: orderTable,
      // Null if the first column is: the id, because nobody may have written yet.
      ratings: {
        id: reviewTable.id,
        sellerRating: reviewTable.sellerRating,
        buyerRating: reviewTable.buyerRating,
      },
    })
    .from(orderTable)
    .leftJoin(reviewTable, eq(reviewTable.orderId, orderTable.id))
    .where(inArray(orderTable.id, [...ids]));

/** The owner's share is that of a consigned piece only. */
const listOrderPieces = (db: Db, orderIds: readonly string[]) =>
  db
    .select({
      orderId: orderListingTable.orderId,
      price: orderListingTable.price,
      listing: listingTable,
      ownerPercent: consignmentTable.share,
    })
    .from(orderListingTable)
    .innerJoin(listingTable, eq(listingTable.id, orderListingTable.listingId))
    .leftJoin(
      consignmentTable,
      and(eq(consignmentTable.listingId, listingTable.id), eq(listingTable.consigned, true)),
    )
    .where(inArray(orderListingTable.orderId, [...orderIds]))
    .orderBy(asc(orderListingTable.position));

const listOrderSteps = (db: Db, orderIds: readonly string[]) =>
  db
    .select()
    .from(orderStepTable)
    .where(inArray(orderStepTable.orderId, [...orderIds]))
    .orderBy(asc(orderStepTable.number));

/** Each payment with the page of an open confirmation, and with an open dispute. */
const listOrderPayments = (db: Db, orderIds: readonly string[]) =>
  db
    .select({
      payment: paymentTable,
      confirmationUrl: paymentIntentTable.confirmationUrl,
      disputedAt: paymentDisputeTable.openedAt,
    })
    .from(paymentTable)
    .leftJoin(
      paymentIntentTable,
      and(
        eq(paymentIntentTable.orderId, paymentTable.orderId),
        eq(paymentIntentTable.state, "pending"),
        isNotNull(paymentIntentTable.confirmationUrl),
      ),
    )
    .leftJoin(
      paymentDisputeTable,
      and(eq(paymentDisputeTable.orderId, paymentTable.orderId), eq(paymentDisputeTable.state, "open")),
    )
    .where(inArray(paymentTable.orderId, [...orderIds]));

/** Each entry with the payout that it earned the seller or an owner, and with the reason of a refund. */
function listLedgerEntries(db: Db, orderIds: readonly string[]) {
  const earnedBySeller = and(
    eq(ledgerTable.kind, "earning"),
    eq(ledgerTable.account, "payout"),
    eq(payoutTable.sellerId, orderTable.sellerId),
  );
  const earnedByOwner = and(
    eq(ledgerTable.kind, "share"),
    eq(ledgerTable.account, "share"),
    eq(payoutTable.sellerId, ledgerTable.payee),
  );
  return db
    .select({ entry: ledgerTable, payout: payoutTable, reason: paymentIntentTable.reason })
    .from(ledgerTable)
    .innerJoin(orderTable, eq(orderTable.id, ledgerTable.orderId))
    .leftJoin(
      payoutTable,
      and(eq(payoutTable.orderId, ledgerTable.orderId), or(earnedBySeller, earnedByOwner)),
    )
    .leftJoin(
      paymentIntentTable,
      and(eq(ledgerTable.kind, "refund"), eq(paymentIntentTable.id, ledgerTable.cause)),
    )
    .where(inArray(ledgerTable.orderId, [...orderIds]))
    .orderBy(asc(ledgerTable.at), asc(ledgerTable.posting), asc(ledgerTable.account));
}

const listOrderCases = (db: Db, orderIds: readonly string[]) =>
  db
    .select()
    .from(orderCaseTable)
    .where(inArray(orderCaseTable.orderId, [...orderIds]));

const loadChats = (db: Db, orders: readonly OrderRow[]) =>
  db
    .select()
    .from(chatTable)
    .where(
      inArray(
        chatTable.id,
        orders.map(({ chatId }) => chatId),
      ),
    );

const listOrderSides = (db: Db, orders: readonly OrderRow[]) =>
  db
    .select()
    .from(userTable)
    .where(
      inArray(
        userTable.id,
        orders.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
      ),
    );
