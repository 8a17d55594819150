import type {
  OrderEvent,
  OrderOfferEvent,
  OrderPaymentEvent,
  OrderTimeEvent,
} from "@heirloop/contract/order/order.events";
import { isOfferStage, type OrderStatus } from "@heirloop/contract/order/order-status";
import { getReason } from "@heirloop/machines/order/event-reason";
import { cardRefusal } from "@heirloop/machines/checkout/checkout-refusals";
import type { OrderEffect } from "@heirloop/machines/order/order-effect";
import { isSide, type OrderActor } from "@heirloop/machines/order/order-event";
import type { MovedOrder } from "@heirloop/machines/order/order-snapshot";
import { moveOrder } from "@heirloop/machines/order/order-transition";
import { getDisputedReason } from "@heirloop/machines/order/refund-refusal";
import { eventRefusal } from "@heirloop/machines/refusal/refusal";
import { afterCommit } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem, problemOf } from "../../platform/problem.ts";
import { isDisputed } from "../payment/dispute.queries.ts";
import { changePayment, findPayment, findSavedCard } from "../payment/payment.queries.ts";
import type { PaymentRow } from "../payment/payment.table.ts";
import type { OrderNews } from "./order-mail.facts.ts";
import { stockRefusal } from "../stock/stock.policy.ts";
import { lockListings, loadCircumstances } from "../stock/stock.queries.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { proofOf } from "./handover.ts";
import { type EffectContext, runEffect } from "./order.effects.ts";
import { listOfferedWindows } from "./offered-windows.ts";
import { machineOrder, rowAfter } from "./order.mapping.ts";
import { findOrderTimeZone } from "./order-time-zone.ts";
import { type Happened, mailSides } from "./order.mail.ts";
import {
  changeOrder,
  insertStep,
  lockOrder,
  listOrderPieces,
  setPiecePrice,
} from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";

export type Actor = Readonly<{
  by: OrderActor;
  userId: string | null;
  /** Where a buyer who pays again returns to from the bank. */
  returnUrl?: string;
}>;
type AnyEvent = OrderEvent | OrderTimeEvent | OrderOfferEvent | OrderPaymentEvent;

/** Triggers events that follow from a change to a listing or an account. */
export const system: Actor = { by: "system", userId: null };

/** Publishes the order's new state to both sides after the commit. */
export async function publishOrder(deps: Deps, { id, status, buyerId, sellerId }: OrderRow): Promise<void> {
  await afterCommit(() => {
    for (const user of [buyerId, sellerId])
      deps.bus.publish({ kind: "event", to: { user }, event: "order", data: { orderId: id, status } });
  });
}

type FollowUp = Omit<EffectContext, "endOffer"> & {
  effects: readonly OrderEffect[];
  /** What both sides are mailed about; null if nothing. */
  mail: Happened | null;
};

/** Everything that follows once an order's new state is stored: its effects, the mails and the live update. */
export async function followUp(tx: Db, deps: Deps, { effects, mail, ...move }: FollowUp): Promise<void> {
  const endOffer = async (other: string) =>
    void (await applyEvent(tx, deps, other, { type: "end-offer", outcome: "sold" }, system));
  for (const effect of effects) await runEffect(tx, deps, effect, { ...move, endOffer });
  if (mail !== null) await mailSides(tx, deps, move.order, mail);
  await publishOrder(deps, move.order);
}

/** An offer can only be accepted while this buyer can buy its piece. */
async function checkStock(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  listings: readonly ListingRow[],
): Promise<void> {
  const circumstancesOf = await loadCircumstances(tx, listings, order.buyerId);
  for (const listing of listings) {
    const refusal = stockRefusal({
      listing,
      buyerId: order.buyerId,
      now: deps.now(),
      ...circumstancesOf(listing),
      // A block does not end the offers that are pending (docs/decisions/0142).
      contact: "open",
    });
    if (refusal?.code === "own-listing" || refusal?.code === "already-ordered")
      throw problem("state-conflict", { detail: acceptanceText[refusal.code] });
    if (refusal !== null) throw problem(refusal.code, { detail: refusal.reason });
  }
}

/** The refusals of a purchase that address its buyer; the seller accepts an offer too. */
const acceptanceText = {
  "own-listing": "The piece belongs to the buyer now.",
  "already-ordered": "The buyer has already ordered the piece. Answer that order instead.",
} as const;

/** The buyer pays with another of their own cards. */
async function changeCard(tx: Db, deps: Deps, order: OrderRow, paymentMethod: string): Promise<void> {
  const card = await findSavedCard(tx, order.buyerId, paymentMethod);
  if (card === null) throw problemOf(cardRefusal);
  await changePayment(tx, order.id, { paymentMethod, card: card.label, changedAt: deps.now() });
}

/** The news of an event; none about a payment that has only begun. */
function newsOf(
  { type }: AnyEvent,
  { from, pending }: { from: OrderStatus; pending: boolean },
): OrderNews | null {
  if (type === "payment-failed") return "card-declined";
  if (type === "payment-succeeded") return isOfferStage(from) ? "accept" : "approve";
  if (type === "retry-payment") return null;
  const startsPayment = type === "accept" || type === "approve";
  return startsPayment && pending ? null : type;
}

/** An order with all that its machine reads, locked. */
type LockedOrder = {
  order: OrderRow;
  /** The main one first. */
  listingIds: readonly string[];
  /** By id. */
  listings: readonly ListingRow[];
  payment: PaymentRow;
  machine: MovedOrder;
};

/** Locks an order's listings and then the order, as every transaction does. */
async function lockForEvent(tx: Db, orderId: string, event: AnyEvent, now: Date): Promise<LockedOrder> {
  const listingIds = (await listOrderPieces(tx, orderId)).map(({ listingId }) => listingId);
  const listings = await lockListings(tx, listingIds);
  const order = await lockOrder(tx, orderId);
  if (order === null) throw problem("not-found");
  const payment = await findPayment(tx, orderId);
  if (payment === null) throw new Error(`The order ${orderId} has no payment.`);
  const choosesTime = event.type === "schedule" || event.type === "reschedule";
  const offered = choosesTime ? await listOfferedWindows(tx, order, now) : null;
  const timeZone = await findOrderTimeZone(tx, order);
  const machine = machineOrder(order, listings, payment.status, { offered, timeZone });
  return { order, listingIds, listings, payment, machine };
}

/** A charged payment that its bank disputes is not refunded as well. */
async function checkDispute(
  tx: Db,
  payment: PaymentRow,
  effects: readonly OrderEffect[],
  by: OrderActor,
): Promise<void> {
  const refunds = payment.status === "captured" && effects.some(({ type }) => type === "return-payment");
  if (!refunds || !(await isDisputed(tx, payment.orderId))) return;
  const detail = getDisputedReason(by);
  if (detail !== null) throw problem("event-not-allowed", { detail });
}

type Move = { event: AnyEvent; actor: Actor; moved: MovedOrder; now: Date };

/** Stores the state after a move, with the step for its history. */
async function saveMove(
  tx: Db,
  { order: before, payment, machine }: LockedOrder,
  { event, actor, moved, now }: Move,
): Promise<{ order: OrderRow; reason: string | null }> {
  const orderId = before.id;
  const { payment: status } = moved.context;
  if (status !== payment.status) await changePayment(tx, orderId, { status, changedAt: now });
  const proof = (await proofOf(tx, { event, ...actor })) ?? before.proof;
  const order = { ...rowAfter(before, moved, now), proof };
  await changeOrder(tx, orderId, order);
  if (order.items !== before.items) await setPiecePrice(tx, orderId, order.items);
  const { by, userId } = actor;
  const side = isSide(by) && userId !== null ? by : null;
  const reason = getReason(machine.context, { ...event, by });
  await insertStep(tx, { orderId, type: event.type, side, userId, reason, at: now });
  return { order, reason };
}

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
  actor: Actor,
): Promise<OrderRow> {
  const now = deps.now();
  const locked = await lockForEvent(tx, orderId, event, now);
  const { order: before, listingIds, listings, payment, machine } = locked;
  const { by, returnUrl = null } = actor;
  const result = moveOrder(machine, { ...event, by, now: now.toISOString() });
  if (!result.ok) throw problemOf(eventRefusal(result, "event-not-allowed"));
  const { order: moved, effects } = result;
  await checkDispute(tx, payment, effects, by);
  if (event.type === "accept") await checkStock(tx, deps, before, listings);
  if (event.type === "retry-payment") await changeCard(tx, deps, before, event.paymentMethod);
  const { order, reason } = await saveMove(tx, locked, { event, actor, moved, now });
  const { status: from, offerTurn: awaited } = before;
  const news = newsOf(event, { from, pending: moved.context.payment === "pending" });
  await followUp(tx, deps, {
    order,
    listingIds,
    by,
    returnUrl,
    effects,
    mail: news && { news, by, from, awaited, reason },
  });
  return order;
}
