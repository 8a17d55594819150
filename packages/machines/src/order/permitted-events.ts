import type { OrderEventType } from "@heirloop/contract/order/order.events";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { cents } from "@heirloop/contract/money/money.schema";
import { dayWindowSchema, type TimeWindow } from "@heirloop/contract/order/order.schema";
import { later, windowName } from "@heirloop/contract/order/time-window";
import type { Side } from "@heirloop/contract/user/user.schema";
import { counterRange, highestCounter } from "./offer-range.ts";
import { isSide, type OrderActor, type SentOrderEvent } from "./order-event.ts";
import { type MovedOrder, snapshotOf } from "./order-snapshot.ts";
import { anyProposalName } from "./time-proposals.ts";

/**
 * Times that an order would accept: one that this side can propose, and one that can replace the agreed time, if there
 * are any. A buyer chooses from the seller's pickup hours where there are some.
 */
function sampleTimes({ context }: MovedOrder, by: OrderActor, now: string) {
  // Two days before the limit, all of a day's windows end within it in every time zone.
  const date = later(now, constants.scheduleWithin - 2 * 86_400_000).slice(0, 10);
  const isNamed = (window: TimeWindow) => (other: TimeWindow) => windowName(other) === windowName(window);
  const isProposedAlready = (window: TimeWindow) =>
    context.proposals.filter((proposal) => proposal.by === by).some(isNamed(window));
  const isAgreedOrProposedInstead = (window: TimeWindow) =>
    [context.agreed, context.reschedule].filter((time) => time !== null).some(isNamed(window));
  const offered = by === "buyer" ? context.offered : null;
  const anyTimes = dayWindowSchema.options.map((window) => ({ date, window }));
  return {
    proposed: offered?.find((window) => !isProposedAlready(window)) ?? { date, window: "morning" as const },
    rescheduled: (offered ?? anyTimes).find((window) => !isAgreedOrProposedInstead(window)),
  };
}

/** An event of each type with a payload that the order would accept, if it accepts any. */
function sampleEvents(
  order: MovedOrder,
  by: OrderActor,
  now: string,
): Array<SentOrderEvent & { type: OrderEventType }> {
  const { context } = order;
  const sent = { by, now };
  const times = sampleTimes(order, by, now);
  const range = isSide(by) ? counterRange(context, by) : null;
  const amount = range === null ? null : highestCounter(range);
  const confirmed = anyProposalName(context.proposals, by, { now, timeZone: context.timeZone });
  const confirmedInstead = context.reschedule === null ? "" : windowName(context.reschedule);
  return [
    { type: "accept", ...sent },
    ...(amount === null ? [] : [{ type: "counter" as const, amount: cents(amount), ...sent }]),
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
    { type: "schedule", ...times.proposed, ...sent },
    { type: "confirm-schedule", window: confirmed, ...sent },
    ...(times.rescheduled ? [{ type: "reschedule" as const, ...times.rescheduled, ...sent }] : []),
    { type: "confirm-reschedule", window: confirmedInstead, ...sent },
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
  return sampleEvents(known, by, now).flatMap((event) => (snapshot.can(event) ? [event.type] : []));
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
