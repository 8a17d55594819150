import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { OrderEventType } from "@heirloop/contract/order/order.events";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { cents } from "@heirloop/contract/money/money.schema";
import { dayWindowSchema, type TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { type SnapshotFrom, type StateValueFrom, transition } from "xstate";
import { offerBelowFloorMessage } from "../price/price-floor.ts";
import { counterRange, highestCounter, unmetFloor } from "./offer-range.ts";
import type { OrderContext } from "./order-context.ts";
import type { OrderEffect } from "./order-effect.ts";
import type { OrderActor, SentOrderEvent } from "./order-event.ts";
import { orderMachine } from "./order.machine.ts";
import { refusedReschedule } from "./reschedule.guards.ts";
import { anyProposalName, passedProposalReason, refusedProposal, timeOf } from "./time-proposals.ts";
import { later, windowName } from "@heirloop/contract/order/time-window";

export type MovedOrder = { status: OrderStatus; context: OrderContext };

/**
 * The result of an event, without side effects. `ok: false` when the order rejects the event: `field` names
 * the part of the event that is invalid; without it the status or the sender is the reason.
 */
export type OrderTransition =
  | { ok: true; order: MovedOrder; effects: OrderEffect[] }
  | { ok: false; field: "amount" | "date" | "window" | "proof" | "code" | null; reason: string };

function snapshotOf({ status, context }: MovedOrder) {
  // A status that is not a state of the machine does not compile.
  const value: StateValueFrom<typeof orderMachine> = status;
  return orderMachine.resolveState({ value, context });
}

/**
 * Applies an event to an order (docs/product.md §4). Pure: the caller stores `order` and runs `effects` in
 * one transaction.
 */
export function moveOrder(order: MovedOrder, event: SentOrderEvent): OrderTransition {
  const before = snapshotOf(order);
  if (!before.can(event)) return refusal(order, event);
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

/** XState types every action's params as unknown; only `carryOut` reaches the caller, with an effect or null. */
const isEffect = (params: unknown): params is OrderEffect => params !== null;

/** An event of each type with a payload that the order would accept, if it accepts any. */
function probes(
  { context }: MovedOrder,
  by: OrderActor,
  now: string,
): Array<SentOrderEvent & { type: OrderEventType }> {
  const sent = { by, now };
  const theirs = anyProposalName(context.proposals, by, { now, timeZone: context.timeZone });
  const range = by === "buyer" || by === "seller" ? counterRange(context, by) : null;
  const highest = range === null ? null : highestCounter(range);
  // Two days before the limit, all of a day's windows end within it in every time zone.
  const farDay = later(now, constants.scheduleWithin - 2 * 86_400_000).slice(0, 10);
  const isNew = (window: TimeWindow) =>
    !context.proposals.some((proposal) => proposal.by === by && windowName(proposal) === windowName(window));
  const offered = by === "buyer" ? context.offered?.find(isNew) : undefined;
  const isOther = (window: TimeWindow) =>
    [context.agreed, context.reschedule].every(
      (one) => one === null || windowName(one) !== windowName(window),
    );
  const anyTimes = dayWindowSchema.options.map((window) => ({ date: farDay, window }));
  const other = [...((by === "buyer" ? context.offered : null) ?? anyTimes)].find(isOther);
  const rescheduled = context.reschedule === null ? "" : windowName(context.reschedule);
  return [
    { type: "accept", ...sent },
    ...(highest === null ? [] : [{ type: "counter" as const, amount: cents(highest), ...sent }]),
    { type: "decline", ...sent },
    { type: "withdraw", ...sent },
    { type: "retry-payment", paymentMethod: "any", ...sent },
    { type: "approve", ...sent },
    { type: "cancel", ...sent },
    {
      type: "set-pickup",
      address: { line1: "any", city: "any", state: "CA", zip: "00000" },
      phone: "any",
      ...sent,
    },
    { type: "schedule", ...(offered ?? { date: farDay, window: "morning" }), ...sent },
    { type: "confirm-schedule", window: theirs, ...sent },
    ...(other ? [{ type: "reschedule" as const, ...other, ...sent }] : []),
    { type: "confirm-reschedule", window: rescheduled, ...sent },
    { type: "keep-schedule", ...sent },
    { type: "running-late", minutes: 15, ...sent },
    { type: "report-no-show", ...sent },
    { type: "contest-no-show", reason: "any", ...sent },
    { type: "withdraw-no-show", ...sent },
    { type: "confirm-handover", reason: "any", ...sent },
    { type: "assign-carrier", carrier: "any", quote: cents(0), ...sent },
    { type: "ship", tracking: "any", ...sent },
    { type: "deliver", proof: "any", ...sent },
    { type: "pick-up", code: context.handoffCode ?? "any", ...sent },
    { type: "complete-off", ...sent },
    { type: "remove", reason: "any", ...sent },
  ];
}

/** The events that this user may send now, with a suitable payload. */
export function permittedEvents(order: MovedOrder, by: OrderActor, now: string): OrderEventType[] {
  // A code can only be checked once it is entered: when the code is unknown here, any placeholder counts as
  // correct.
  const known = { ...order, context: { ...order.context, handoffCode: order.context.handoffCode ?? "any" } };
  const snapshot = snapshotOf(known);
  return probes(known, by, now).flatMap((event) => (snapshot.can(event) ? [event.type] : []));
}

/**
 * The events that the screen offers this user now. A seller is asked for the pickup address before a time, so that the
 * buyer sees it from the moment of the agreement.
 */
export function offeredEvents(order: MovedOrder, side: Side, now: string): OrderEventType[] {
  const { type, pickup } = order.context;
  const isAddressFirst = side === "seller" && type === "pickup" && pickup === null;
  const permitted = permittedEvents(order, side, now);
  return isAddressFirst
    ? permitted.filter((event) => event !== "schedule" && event !== "confirm-schedule")
    : permitted;
}

/** Why a proposed time cannot be agreed to any more; null if it has not passed. */
const passedTimeReason = (context: OrderContext, event: SentOrderEvent): string | null =>
  event.type === "confirm-schedule" && (event.by === "buyer" || event.by === "seller")
    ? passedProposalReason(
        context.proposals,
        { window: event.window, by: event.by },
        timeOf({ context, event }),
      )
    : null;

const refusedTime = (problem: ReturnType<typeof refusedProposal>): OrderTransition => ({
  ok: false,
  field: problem?.field ?? "date",
  reason: problem?.message ?? "Choose another time",
});

function refusal(order: MovedOrder, event: SentOrderEvent): OrderTransition {
  if (event.type === "complete-off" && order.context.consigned)
    return {
      ok: false,
      field: null,
      reason: "A consigned piece is paid for through Heirloop: its owner has a share of it",
    };
  const floor = unmetFloor(order.context);
  if (
    event.type === "accept" &&
    event.by === "seller" &&
    order.context.offer?.turn === "seller" &&
    floor !== null
  )
    return { ok: false, field: null, reason: offerBelowFloorMessage(floor) };
  if (order.context.payment === "pending" && (event.by === "buyer" || event.by === "seller"))
    return { ok: false, field: null, reason: "The payment is being confirmed. Try again in a moment." };
  if (
    ((order.status === "scheduling" && event.type === "schedule") ||
      (order.context.agreed !== null && event.type === "reschedule")) &&
    event.by === "buyer" &&
    order.context.offered?.length === 0
  )
    return { ok: false, field: "window", reason: "The seller has no free pickup times now" };
  if (
    order.context.agreed !== null &&
    (event.type === "confirm-reschedule" || event.type === "keep-schedule") &&
    (event.by === "buyer" || event.by === "seller")
  )
    return {
      ok: false,
      field: null,
      reason: "That proposal is no longer open. Check the order for its current times.",
    };
  const passed = order.status === "scheduling" ? passedTimeReason(order.context, event) : null;
  if (passed !== null) return { ok: false, field: null, reason: passed };
  const permitted: readonly string[] = permittedEvents(order, event.by, event.now);
  if (!permitted.includes(event.type))
    return {
      ok: false,
      field: null,
      reason: `The order is ${order.status}; it does not take “${event.type}” from ${event.by === "time" || event.by === "system" ? event.by : `the ${event.by}`} now`,
    };
  switch (event.type) {
    case "counter":
      return {
        ok: false,
        field: "amount",
        reason:
          (event.by === "buyer" || event.by === "seller"
            ? counterRange(order.context, event.by)?.message
            : undefined) ?? "Enter another amount",
      };
    case "schedule":
      if (event.by === "buyer" && order.context.offered !== null)
        return {
          ok: false,
          field: "window",
          reason: "Choose one of the times that the seller offers and that you have not proposed yet",
        };
      return refusedTime(
        refusedProposal(order.context.proposals, event, timeOf({ context: order.context, event })),
      );
    case "reschedule":
      if (event.by === "buyer" && order.context.offered !== null)
        return {
          ok: false,
          field: "window",
          reason: "Choose one of the times that the seller offers, other than the current ones",
        };
      return refusedTime(refusedReschedule(order.context, event));
    case "confirm-schedule":
      return { ok: false, field: "window", reason: "Choose one of the times the other side proposed" };
    case "deliver":
      return { ok: false, field: "proof", reason: "Add a picture that shows the delivery" };
    case "pick-up":
      return { ok: false, field: "code", reason: "This is not the buyer’s code" };
    default:
      return { ok: false, field: null, reason: `The order is ${order.status}` };
  }
}
