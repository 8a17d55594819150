import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { purchaseStatuses } from "@heirloop/machines/promo/first-purchase";
import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import {
  orderListingTable,
  orderStepTable,
  orderTable,
  type OrderListingRow,
  type OrderRow,
  type OrderStepRow,
} from "./order.table.ts";

type NewStep = Omit<OrderStepRow, "number">;

/** Stores a new order with its pieces and its first step. */
export async function insertOrder(
  tx: Db,
  order: OrderRow,
  pieces: readonly OrderListingRow[],
  step: NewStep,
): Promise<void> {
  await tx.insert(orderTable).values(order);
  await tx.insert(orderListingTable).values([...pieces]);
  await insertStep(tx, step);
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.id, id));
  return row ?? null;
}

/** Lists the orders of one checkout, in the order in which its pieces were requested. */
export async function listOrdersOf(
  db: Db,
  checkoutId: string,
  requested: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: orderTable.id, listingId: orderListingTable.listingId })
    .from(orderTable)
    .innerJoin(
      orderListingTable,
      and(eq(orderListingTable.orderId, orderTable.id), eq(orderListingTable.position, 0)),
    )
    .where(eq(orderTable.checkoutId, checkoutId));
  return rows
    .toSorted((a, b) => requested.indexOf(a.listingId) - requested.indexOf(b.listingId))
    .map(({ id }) => id);
}

export async function listStatusesOf(db: Db, checkoutId: string): Promise<OrderStatus[]> {
  const rows = await db
    .select({ status: orderTable.status })
    .from(orderTable)
    .where(eq(orderTable.checkoutId, checkoutId));
  return rows.map(({ status }) => status);
}

/** Its listings must be locked first (docs/architecture/server.md): see `lockListings`. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orderTable).where(eq(orderTable.id, id)).for("update");
  return row ?? null;
}

export async function changeOrder(tx: Db, id: string, change: Partial<Omit<OrderRow, "id">>): Promise<void> {
  await tx.update(orderTable).set(change).where(eq(orderTable.id, id));
}

export async function listOrderPieces(db: Db, orderId: string): Promise<OrderListingRow[]> {
  return db
    .select()
    .from(orderListingTable)
    .where(eq(orderListingTable.orderId, orderId))
    .orderBy(asc(orderListingTable.position));
}

export async function setPiecePrice(tx: Db, orderId: string, price: number): Promise<void> {
  await tx.update(orderListingTable).set({ price }).where(eq(orderListingTable.orderId, orderId));
}

export async function insertStep(tx: Db, step: NewStep): Promise<void> {
  const next = sql`(select coalesce(max(number), 0) + 1 from ${orderStepTable} where order_id = ${step.orderId})`;
  await tx.insert(orderStepTable).values({ ...step, number: next });
}

/** Lists an order's history, oldest first. */
export const listSteps = (db: Db, orderId: string): Promise<OrderStepRow[]> =>
  db
    .select()
    .from(orderStepTable)
    .where(eq(orderStepTable.orderId, orderId))
    .orderBy(asc(orderStepTable.number));

/**
 * Returns the contact and the address that a buyer entered last. A pickup has no address, so the address may
 * come from an earlier delivery.
 */
export async function findLastDetails(
  db: Db,
  buyerId: string,
): Promise<{ contact: OrderRow["contact"]; address: OrderRow["address"] }> {
  const findLast = async (column: typeof orderTable.contact | typeof orderTable.address) =>
    db
      .select({ contact: orderTable.contact, address: orderTable.address })
      .from(orderTable)
      .where(and(eq(orderTable.buyerId, buyerId), isNotNull(column)))
      .orderBy(desc(orderTable.createdAt))
      .limit(1);
  const [withContact] = await findLast(orderTable.contact);
  const [withAddress] = await findLast(orderTable.address);
  return { contact: withContact?.contact ?? null, address: withAddress?.address ?? null };
}

/** Returns what a seller entered for their latest pickup, or null. */
export async function findLastPickup(db: Db, sellerId: string): Promise<OrderRow["pickup"]> {
  const [row] = await db
    .select({ pickup: orderTable.pickup })
    .from(orderTable)
    .where(and(eq(orderTable.sellerId, sellerId), isNotNull(orderTable.pickup)))
    .orderBy(desc(orderTable.createdAt))
    .limit(1);
  return row?.pickup ?? null;
}

/** Returns the agreed pickups of sellers, without those of other statuses. */
export async function listAgreedPickups(
  db: Db,
  sellerIds: readonly string[],
): Promise<Array<Pick<OrderRow, "id" | "sellerId" | "agreed">>> {
  if (sellerIds.length === 0) return [];
  return db
    .select({ id: orderTable.id, sellerId: orderTable.sellerId, agreed: orderTable.agreed })
    .from(orderTable)
    .where(
      and(
        inArray(orderTable.sellerId, [...sellerIds]),
        eq(orderTable.status, "active-pickup"),
        isNotNull(orderTable.agreed),
      ),
    );
}

/** Lists the other times that buyers propose for orders of a seller. */
export const listBuyersReschedules = async (db: Db, sellerId: string) =>
  db
    .select({ reschedule: orderTable.reschedule, sellerHub: orderTable.sellerHub })
    .from(orderTable)
    .where(and(eq(orderTable.sellerId, sellerId), sql`${orderTable.reschedule} @> '{"by":"buyer"}'`));

/** Returns the types of an order's steps, oldest first. */
export async function listStepTypes(db: Db, orderId: string): Promise<Array<Pick<OrderStepRow, "type">>> {
  return db
    .select({ type: orderStepTable.type })
    .from(orderStepTable)
    .where(eq(orderStepTable.orderId, orderId))
    .orderBy(asc(orderStepTable.number));
}

/** Whether the buyer has an order that counts as a purchase. */
export async function hasBought(db: Db, buyerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(eq(orderTable.buyerId, buyerId), inArray(orderTable.status, [...purchaseStatuses])))
    .limit(1);
  return row !== undefined;
}
