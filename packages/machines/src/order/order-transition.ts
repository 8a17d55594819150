import { type SnapshotFrom, transition } from "xstate";
import type { OrderContext } from "./order-context.ts";
import type { OrderEffect } from "./order-effect.ts";
import type { SentOrderEvent } from "./order-event.ts";
import { orderMachine } from "./order.machine.ts";
import { type OrderRefusal, refusalOf } from "./order-refusal.ts";
import { type MovedOrder, snapshotOf } from "./order-snapshot.ts";

/** The result of an event, without side effects; `ok: false` when the order rejects the event. */
export type OrderTransition =
  | { ok: true; order: MovedOrder; effects: OrderEffect[] }
  | ({ ok: false } & OrderRefusal);

/**
 * Applies an event to an order (docs/product.md §4). Pure: the caller stores `order` and runs `effects` in
 * one transaction.
 */
export function moveOrder(order: MovedOrder, event: SentOrderEvent): OrderTransition {
  const before = snapshotOf(order);
  if (!before.can(event)) return { ok: false, ...refusalOf(order, event) };
  return { ok: true, ...runTransition(before, event) };
}

type Moved = Omit<Extract<OrderTransition, { ok: true }>, "ok">;

function runTransition(before: SnapshotFrom<typeof orderMachine>, event: SentOrderEvent): Moved {
  const [after, actions] = transition(orderMachine, before, event);
  if (after.value === "placing") throw new Error(`“${event.type}” places no order.`);
  return {
    order: { status: after.value, context: after.context },
    effects: actions.map(({ params }) => params).filter(isEffect),
  };
}

/**
 * The first event of an order at checkout: a request at the asking price, or an offer if there is one. Pure,
 * like {@link moveOrder}.
 */
export function placeOrder(context: OrderContext, now: string): Moved {
  const type = context.offer === null ? "request" : "offer";
  return runTransition(orderMachine.resolveState({ value: "placing", context }), { type, by: "buyer", now });
}

/** XState types every action's params as unknown; only `requestEffect` reaches the caller, with an effect or null. */
const isEffect = (params: unknown): params is OrderEffect => params !== null;
