import type { OrderEvent, OrderOfferEvent, OrderTimeEvent } from "@heirloop/contract/order/order.events";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import { moveOrder } from "@heirloop/machines/order/order-transition";
import { afterCommit, transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem, ProblemError } from "../../platform/problem.ts";
import { stockRefusal } from "../stock/stock.policy.ts";
import { findBlockedSellers, lockListings } from "../stock/stock.queries.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { limitCodes, proofOf } from "./handover.ts";
import { carryOut } from "./order.effects.ts";
import { machineOrder, rowAfter } from "./order.mapping.ts";
import { mailSides } from "./order.mail.ts";
import { notifySide } from "./order.notice.ts";
import {
  changeOrder,
  findClaims,
  findOrder,
  insertStep,
  lockOrder,
  readPieces,
  setPiecePrice,
} from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";

export type Mover = Readonly<{ by: OrderActor; userId: string | null }>;
type AnyEvent = OrderEvent | OrderTimeEvent | OrderOfferEvent;

/** Triggers events that follow from a change to a listing or an account. */
export const system: Mover = { by: "system", userId: null };

/** Publishes the order's new state to both sides after the commit. */
export async function publishOrder(deps: Deps, { id, status, buyerId, sellerId }: OrderRow): Promise<void> {
  await afterCommit(() => {
    for (const user of [buyerId, sellerId])
      deps.bus.publish({ kind: "event", to: { user }, event: "order", data: { orderId: id, status } });
  });
}

/** An offer can only be accepted while this buyer can buy its piece. */
async function checkStock(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  listings: readonly ListingRow[],
): Promise<void> {
  const claims = await findClaims(
    tx,
    listings.map(({ id }) => id),
  );
  const blocked = await findBlockedSellers(tx, listings);
  for (const listing of listings) {
    const refusal = stockRefusal({
      listing,
      buyerId: order.buyerId,
      claimed: claims.has(listing.id),
      sellerBlocked: blocked.has(listing.sellerId),
      now: deps.now(),
    });
    if (refusal !== null)
      throw problem(refusal.code === "own-listing" ? "state-conflict" : refusal.code, {
        detail: refusal.reason,
      });
  }
}

const reasonOf = (event: AnyEvent): string | null =>
  "reason" in event && event.reason !== undefined && event.reason !== "" ? event.reason : null;

/**
 * The only way to change an order. Locks its listings and then the order, runs the machine, stores the result
 * and executes the effects, all in the caller's transaction. Throws `not-found`, `event-not-allowed`,
 * `invalid`, and whatever the effects throw.
 */
export async function applyEvent(
  tx: Db,
  deps: Deps,
  orderId: string,
  event: AnyEvent,
  mover: Mover,
): Promise<OrderRow> {
  const listingIds = (await readPieces(tx, orderId)).map(({ listingId }) => listingId);
  const listings = await lockListings(tx, listingIds);
  const before = await lockOrder(tx, orderId);
  if (before === null) throw problem("not-found");
  await limitCodes(deps, { order: before, event, by: mover.by });
  const now = deps.now();
  const moved = moveOrder(machineOrder(before, listings), {
    ...event,
    by: mover.by,
    now: now.toISOString(),
  });
  if (!moved.ok) {
    if (moved.field !== null)
      throw problem("invalid", { errors: [{ path: moved.field, message: moved.reason }] });
    throw problem("event-not-allowed", { detail: moved.reason });
  }
  if (event.type === "accept") await checkStock(tx, deps, before, listings);
  const proof = (await proofOf(tx, deps, { event, ...mover })) ?? before.proof;
  const after = { ...rowAfter(before, moved.order, now), proof };
  await changeOrder(tx, orderId, after);
  if (after.items !== before.items) await setPiecePrice(tx, orderId, after.items);
  const side = mover.by === "buyer" || mover.by === "seller" ? mover.by : null;
  await insertStep(tx, {
    orderId,
    type: event.type,
    side,
    userId: mover.userId,
    reason: reasonOf(event),
    at: now,
  });
  const endOffer = async (other: string) =>
    void (await applyEvent(tx, deps, other, { type: "end-offer", outcome: "sold" }, system));
  for (const effect of moved.effects)
    await carryOut(tx, deps, effect, { order: after, listingIds, by: mover.by, endOffer });
  const { status: from, offerTurn: awaited } = before;
  const happened = { news: event.type, by: mover.by, from, awaited, reason: reasonOf(event) };
  await mailSides(tx, deps, after, happened);
  await publishOrder(deps, after);
  return after;
}

/**
 * Applies a user's event to an order. A declined card is returned, not thrown: the order stays unchanged, but
 * the buyer's notification has to be committed.
 */
export async function driveOrder(
  tx: Db,
  deps: Deps,
  orderId: string,
  event: OrderEvent,
  mover: Mover,
): Promise<ProblemError | null> {
  try {
    await transaction(tx, (inner) => applyEvent(inner, deps, orderId, event, mover));
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== "card-declined") throw error;
    const order = await findOrder(tx, orderId);
    if (order === null) throw error;
    const text =
      event.type === "accept"
        ? "Your card was declined, so the offer is not accepted yet"
        : "Your card was declined, so the order is not approved yet";
    await notifySide(tx, deps, order, { side: "buyer", kind: "order", text, by: "time" });
    await mailSides(tx, deps, order, { news: "card-declined", by: "time", from: order.status });
    return error;
  }
}
