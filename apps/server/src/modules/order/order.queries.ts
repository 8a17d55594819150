import { endStatuses, orderStatuses, type OrderStatus } from "@heirloop/contract/order/order-status";
import type { Claim } from "@heirloop/machines/availability/purchase-refusal";
import { purchaseStatuses } from "@heirloop/machines/promo/first-purchase";
import {
  and,
  type AnyColumn,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
  type Placeholder,
} from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { userTable } from "../user/user.table.ts";
import { listingTable } from "../listing/listing.table.ts";
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

export async function readPieces(db: Db, orderId: string): Promise<OrderListingRow[]> {
  return db
    .select()
    .from(orderListingTable)
    .where(eq(orderListingTable.orderId, orderId))
    .orderBy(asc(orderListingTable.position));
}

/**
 * Sets or removes an order's claims; claiming a piece of another order violates `order_listing_one_claim`.
 */
export async function setClaims(tx: Db, orderId: string, claims: boolean): Promise<void> {
  await tx.update(orderListingTable).set({ claims }).where(eq(orderListingTable.orderId, orderId));
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

/** Returns the ids of the other open offers for a piece, in id order. */
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

/** Returns the pieces for which a buyer has open offers. */
export async function findOfferedIds(db: Db, buyerId: string): Promise<string[]> {
  const rows = await db
    .select({ listingId: orderListingTable.listingId })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(and(eq(orderTable.buyerId, buyerId), eq(orderTable.status, "offer-sent")));
  return rows.map(({ listingId }) => listingId);
}

/** Selects the pieces for which a buyer has an open offer, and those that their orders have claimed. */
export const selectOrderedIds = (db: Db, buyerId: string | Placeholder) =>
  db
    .select({ id: orderListingTable.listingId })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(
      and(
        eq(orderTable.buyerId, buyerId),
        or(eq(orderListingTable.claims, true), eq(orderTable.status, "offer-sent")),
      ),
    );

/** Lists open orders with a blocked side or a contested no-show, oldest first. */
export async function listOrdersToDecide(db: Db, limit: number): Promise<string[]> {
  const blocked = db.select({ id: userTable.id }).from(userTable).where(isNotNull(userTable.blockedAt));
  const rows = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(
      and(
        notInArray(orderTable.status, [...endStatuses]),
        or(
          inArray(orderTable.buyerId, blocked),
          inArray(orderTable.sellerId, blocked),
          sql`${orderTable.noShow}->>'contested' = 'true'`,
        ),
      ),
    )
    .orderBy(asc(orderTable.createdAt), asc(orderTable.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const openOffers = (db: Db) =>
  db
    .select({ id: orderTable.id, listingId: orderListingTable.listingId, buyerId: orderTable.buyerId })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id));
type OpenOffer = { id: string; listingId: string; buyerId: string };

/** Returns every open offer for a piece, in id order. */
export const findOffersFor = (tx: Db, listingId: string): Promise<OpenOffer[]> =>
  openOffers(tx)
    .where(and(eq(orderTable.status, "offer-sent"), eq(orderListingTable.listingId, listingId)))
    .orderBy(asc(orderTable.id));

/** Returns the open offers for a piece that are at or above its new price, in id order. */
export const findOffersReachedByPrice = (tx: Db, listingId: string): Promise<OpenOffer[]> =>
  openOffers(tx)
    .innerJoin(listingTable, eq(listingTable.id, orderListingTable.listingId))
    .where(
      and(
        eq(orderTable.status, "offer-sent"),
        eq(orderListingTable.listingId, listingId),
        // An accepted offer that waits for its payment keeps its amount.
        eq(orderListingTable.claims, false),
        gte(orderTable.offerAmount, listingTable.price),
      ),
    )
    .orderBy(asc(orderTable.id));

/** Returns every open offer that a user made or received, in id order. */
export const findOffersOf = (tx: Db, userId: string): Promise<OpenOffer[]> =>
  openOffers(tx)
    .where(
      and(
        eq(orderTable.status, "offer-sent"),
        or(eq(orderTable.buyerId, userId), eq(orderTable.sellerId, userId)),
      ),
    )
    .orderBy(asc(orderTable.id));

type Id = string | Placeholder | AnyColumn;

const selectOrderOf = (db: Db, buyerId: Id, listingId: Id, condition: SQL) =>
  db
    .select({ id: orderTable.id })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(and(eq(orderListingTable.listingId, listingId), eq(orderTable.buyerId, buyerId), condition))
    .limit(1);

/** A buyer's order with an open offer for the piece. */
export const selectOpenOffer = (db: Db, buyerId: Id, listingId: Id) =>
  selectOrderOf(db, buyerId, listingId, eq(orderTable.status, "offer-sent"));

/** A buyer's order that has claimed the piece. */
export const selectClaimingOrder = (db: Db, buyerId: Id, listingId: Id) =>
  selectOrderOf(db, buyerId, listingId, eq(orderListingTable.claims, true));

/** Returns the order of the buyer's open offer for the piece, or null. */
export async function findOpenOffer(db: Db, buyerId: string, listingId: string): Promise<string | null> {
  const [row] = await selectOpenOffer(db, buyerId, listingId);
  return row?.id ?? null;
}

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

/** Counts all orders by status. */
export async function countOrdersByStatus(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ status: orderTable.status, count: count() })
    .from(orderTable)
    .groupBy(orderTable.status);
  return new Map(rows.map((row) => [row.status, row.count]));
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

/** Returns the listings that an open or completed sale has claimed, with its order. */
export async function findClaims(tx: Db, listingIds: readonly string[]): Promise<Map<string, Claim>> {
  const rows = await tx
    .select({
      listingId: orderListingTable.listingId,
      order: orderTable.id,
      buyerId: orderTable.buyerId,
    })
    .from(orderListingTable)
    .innerJoin(orderTable, eq(orderTable.id, orderListingTable.orderId))
    .where(and(inArray(orderListingTable.listingId, [...listingIds]), eq(orderListingTable.claims, true)));
  return new Map(rows.map(({ listingId, ...claim }) => [listingId, claim]));
}

/** What decides in which tab an order is listed. */
type Selectable = { status: OrderStatus; offer: object | null; approved: boolean };

export type Selection = {
  column: "buyerId" | "sellerId";
  userId: string;
  isSelected: (order: Selectable) => boolean;
  /** Continues with the orders after this one. */
  after: Pick<OrderRow, "id" | "createdAt"> | null;
  limit: number;
};

function matching(isSelected: Selection["isSelected"]): SQL | undefined {
  const kinds = [null, {}].flatMap((offer) => [true, false].map((approved) => ({ offer, approved })));
  return or(
    ...kinds.map(({ offer, approved }) =>
      and(
        offer === null ? isNull(orderTable.offerAmount) : isNotNull(orderTable.offerAmount),
        eq(orderTable.approved, approved),
        inArray(
          orderTable.status,
          orderStatuses.filter((status) => isSelected({ status, offer, approved })),
        ),
      ),
    ),
  );
}

/** The newest orders first. */
export const selectOrderIds = (db: Db, { column, userId, isSelected, after, limit }: Selection) =>
  db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(
      and(
        eq(orderTable[column], userId),
        matching(isSelected),
        after === null
          ? undefined
          : or(
              lt(orderTable.createdAt, after.createdAt),
              and(eq(orderTable.createdAt, after.createdAt), lt(orderTable.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
    .limit(limit);

/** Sorted newest first. */
export async function listOrderIds(db: Db, selection: Selection): Promise<string[]> {
  return (await selectOrderIds(db, selection)).map(({ id }) => id);
}
