import { hasAppointment } from "@heirloop/contract/order/order-contact";
import type { Order } from "@heirloop/contract/order/order.schema";
import { listAhead } from "@heirloop/contract/order/time-window";
import type { Side } from "@heirloop/contract/user/user.schema";
import { formatTimeWindow, getOtherParty } from "./order-copy.ts";

type ScheduledOrder = Pick<Order, "status" | "schedule" | "buyer" | "seller">;

/** Who has open proposals while a time is being found. `now`: an ISO instant. */
function findProposers({ status, schedule }: ScheduledOrder, side: Side, now: string) {
  const open =
    status === "scheduling"
      ? listAhead(schedule.proposals, { now, timeZone: schedule.timeZone ?? null })
      : [];
  return { theirs: open.some(({ by }) => by !== side), mine: open.some(({ by }) => by === side) };
}

/** The next step while proposed times are open; null otherwise. */
export function getScheduleStep(order: ScheduledOrder, side: Side, now: string): string | null {
  const other: Side = side === "buyer" ? "seller" : "buyer";
  const { theirs, mine } = findProposers(order, side, now);
  if (theirs) return `The ${other} proposed a time. Agree to it, or propose another.`;
  return mine ? `The ${other} has your proposal. You’ll be notified when they answer.` : null;
}

/** In a list of orders: when the two sides meet, or who proposed a time. */
export function getScheduleNote(
  order: ScheduledOrder,
  side: Side,
  now: string,
): { text: string; isAgreed: boolean } | null {
  const { agreed } = order.schedule;
  if (hasAppointment(order.status, agreed)) return { text: formatTimeWindow(agreed), isAgreed: true };
  const { theirs, mine } = findProposers(order, side, now);
  if (theirs) return { text: `${getOtherParty(order, side).firstName} proposed a time`, isAgreed: false };
  return mine ? { text: "You proposed a time", isAgreed: false } : null;
}
