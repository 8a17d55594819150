import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { getOtherParty } from "./order-copy.ts";

/** How late each side says it is for the agreed time, the other side first. */
export function getLateRows(order: Order, side: Side): Array<{ key: string; value: string }> {
  const notices = order.schedule.late ?? [];
  const latest = (isOwn: boolean) => notices.findLast(({ by }) => (by === side) === isOwn);
  const [other, own] = [latest(false), latest(true)];
  return [
    ...(other
      ? [
          {
            key: "Running late",
            value: `${getOtherParty(order, side).firstName}, by about ${other.minutes} minutes`,
          },
        ]
      : []),
    ...(own ? [{ key: "You said", value: `You are about ${own.minutes} minutes late` }] : []),
  ];
}
