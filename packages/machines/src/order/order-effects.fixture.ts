import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { OrderEffect } from "./order-effect.ts";
import { variants } from "./move-row.fixture.ts";
import type { OrderMove } from "./order-moves.fixture.ts";
import { everyEvent } from "./order-sequence.fixture.ts";
import { moveOrder } from "./order-transition.ts";
import { now } from "./order.fixture.ts";

/** An effect as the table of moves writes it. */
export function effectText(effect: OrderEffect): string {
  switch (effect.type) {
    case "reserve-stock":
      return `reserve-stock for ${(Date.parse(effect.until) - Date.parse(now)) / 3_600_000} h`;
    case "set-deadline":
      return `set-deadline ${effect.event} in ${(Date.parse(effect.at) - Date.parse(now)) / 3_600_000} h`;
    case "write-message":
      return `write-message ${effect.kind} by ${effect.by ?? "nobody"}: ${effect.text}`;
    case "close-offer-message":
      return `close-offer-message ${effect.status}`;
    case "notify":
      return `notify ${effect.side} ${effect.kind}: ${effect.text}`;
    default:
      return effect.type;
  }
}

/** Where an event leads and its effects; null when the order refuses it. */
export function sendEvent({
  status,
  variant,
  send,
  by,
}: Pick<OrderMove, "status" | "variant" | "send" | "by">) {
  const event = everyEvent.find((one) => one.type === send && one.by === by);
  if (event === undefined) throw new Error(`No event ${send} by ${by}.`);
  const moved = moveOrder({ status, context: variants[variant] }, event);
  return moved.ok ? { to: moved.order.status, effects: moved.effects.map(effectText) } : null;
}

/** The events that an order in this status accepts in at least one variant. */
export const acceptedEvents = (status: OrderStatus): string[] =>
  everyEvent
    .filter((event) => Object.values(variants).some((context) => moveOrder({ status, context }, event).ok))
    .map(({ type, by }) => `${type} by ${by}`);
