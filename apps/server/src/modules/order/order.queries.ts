import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { readTogether } from "../../db/transaction.ts";
import { chatTable, type ChatRow } from "../chat/chat.table.ts";
import { userTable, type UserRow } from "../identity/user.table.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { paymentTable, type PaymentRow } from "../payment/payment.table.ts";
import {
  orderListingTable,
  orderStepTable,
  orderTable,
  type OrderListingRow,
  type OrderRow,
  type OrderStepRow,
} from "./order.table.ts";

/** An order with everything that its answer shows. */
export type FullOrder = Readonly<{
  order: OrderRow;
  pieces: ReadonlyArray<{ listing: ListingRow; price: number }>;
  steps: readonly OrderStepRow[];
  payment: PaymentRow | null;
  chat: ChatRow | null;
  buyer: UserRow;
  seller: UserRow;
}>;

export async function insertOrder(
  db: Db,
  order: OrderRow,
  pieces: readonly OrderListingRow[],
): Promise<void> {
  await db.insert(orderTable).values(order);
  await db.insert(orderListingTable).values([...pieces]);
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.id, id));
  return row ?? null;
}

/** The orders that one checkout made. */
export async function listOrdersOf(db: Db, checkoutId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(eq(orderTable.checkoutId, checkoutId))
    .orderBy(asc(orderTable.createdAt), asc(orderTable.id));
  return rows.map(({ id }) => id);
}

/** Its listings are locked before it is (docs/architecture/server.md): see `lockListings`. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orderTable).where(eq(orderTable.id, id)).for("update");
  return row ?? null;
}

export async function changeOrder(tx: Db, id: string, change: Partial<Omit<OrderRow, "id">>): Promise<void> {
  await tx.update(orderTable).set(change).where(eq(orderTable.id, id));
}

export async function readPieces(db: Db, orderId: string): Promise<OrderListingRow[]> {
  return db
    .select()
    .from(orderListingTable)
    .where(eq(orderListingTable.orderId, orderId))
    .orderBy(asc(orderListingTable.position));
}

/** Takes or lets go of an order's pieces; a piece that another order has fails on `order_listing_one_claim`. */
export async function setClaims(tx: Db, orderId: string, claims: boolean): Promise<void> {
  await tx.update(orderListingTable).set({ claims }).where(eq(orderListingTable.orderId, orderId));
}

export async function setPiecePrice(tx: Db, orderId: string, price: number): Promise<void> {
  await tx.update(orderListingTable).set({ price }).where(eq(orderListingTable.orderId, orderId));
}

export async function insertStep(tx: Db, step: Omit<OrderStepRow, "number">): Promise<void> {
  const next = sql`(select coalesce(max(number), 0) + 1 from ${orderStepTable} where order_id = ${step.orderId})`;
  await tx.insert(orderStepTable).values({ ...step, number: next });
}

/** Ids of the other open offers for a piece, in id order. */
export async function findOtherOffers(
  tx: Db,
  listingIds: readonly string[],
  orderId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: orderTable.id })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(
      and(
        inArray(orderListingTable.listingId, [...listingIds]),
        eq(orderTable.status, "offer-sent"),
        ne(orderTable.id, orderId),
      ),
    )
    .orderBy(asc(orderTable.id));
  return rows.map(({ id }) => id);
}

/** The order of the buyer's offer for the piece that is still open; null when there is none. */
export async function findOpenOffer(db: Db, buyerId: string, listingId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(
      and(
        eq(orderListingTable.listingId, listingId),
        eq(orderTable.buyerId, buyerId),
        eq(orderTable.status, "offer-sent"),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** Has bought, or asked to buy, something that did not fall through before it was approved. */
export async function hasBought(db: Db, buyerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(
      and(
        eq(orderTable.buyerId, buyerId),
        sql`(${orderTable.approved} or ${orderTable.status} = 'requested')`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Which of the listings an unfinished or finished sale has for itself, with its order. */
export async function findClaims(tx: Db, listingIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ listingId: orderListingTable.listingId, orderId: orderListingTable.orderId })
    .from(orderListingTable)
    .where(and(inArray(orderListingTable.listingId, [...listingIds]), eq(orderListingTable.claims, true)));
  return new Map(rows.map(({ listingId, orderId }) => [listingId, orderId]));
}

type Selection = {
  column: "buyerId" | "sellerId";
  userId: string;
  statuses: readonly OrderStatus[];
  limit: number;
};

/** Newest first. */
export async function listOrderIds(
  db: Db,
  { column, userId, statuses, limit }: Selection,
): Promise<string[]> {
  const rows = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(eq(orderTable[column], userId), inArray(orderTable.status, [...statuses])))
    .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** In the order of `ids`; unknown ones are left out. */
export async function readFullOrders(db: Db, ids: readonly string[]): Promise<FullOrder[]> {
  return ids.length === 0 ? [] : readTogether(db, (tx) => readParts(tx, ids));
}

async function readParts(db: Db, ids: readonly string[]): Promise<FullOrder[]> {
  const wanted = [...ids];
  const orders = await db.select().from(orderTable).where(inArray(orderTable.id, wanted));
  const pieces = await db
    .select({ orderId: orderListingTable.orderId, price: orderListingTable.price, listing: listingTable })
    .from(orderListingTable)
    .innerJoin(listingTable, eq(listingTable.id, orderListingTable.listingId))
    .where(inArray(orderListingTable.orderId, wanted))
    .orderBy(asc(orderListingTable.position));
  const steps = await db
    .select()
    .from(orderStepTable)
    .where(inArray(orderStepTable.orderId, wanted))
    .orderBy(asc(orderStepTable.number));
  const payments = await db.select().from(paymentTable).where(inArray(paymentTable.orderId, wanted));
  const chats = await db
    .select()
    .from(chatTable)
    .where(
      inArray(
        chatTable.id,
        orders.map(({ chatId }) => chatId),
      ),
    );
  const people = await db
    .select()
    .from(userTable)
    .where(
      inArray(
        userTable.id,
        orders.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
      ),
    );
  const users = new Map(people.map((user) => [user.id, user]));
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    const buyer = users.get(order?.buyerId ?? "");
    const seller = users.get(order?.sellerId ?? "");
    if (order === undefined || buyer === undefined || seller === undefined) return [];
    return {
      order,
      pieces: pieces.filter(({ orderId }) => orderId === id),
      steps: steps.filter(({ orderId }) => orderId === id),
      payment: payments.find(({ orderId }) => orderId === id) ?? null,
      chat: chats.find((chat) => chat.id === order.chatId) ?? null,
      buyer,
      seller,
    };
  });
}
