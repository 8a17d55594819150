import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { isEndStatus } from "@heirloop/contract/order/order-status";
import { getOtherParty } from "./order-copy.ts";

/** How the other side can show that the piece changed hands after all. */
const handedOver: Readonly<Record<Order["type"], Readonly<Record<Side, string>>>> = {
  pickup: {
    buyer: "If you have the piece, confirm the pickup.",
    seller: "If the piece was picked up, enter the buyer’s code.",
  },
  delivery: {
    buyer: "If you have the piece, confirm that it has arrived.",
    seller: "If you delivered it, say so below.",
  },
};

/** What a reported no-show means for one side; null without one. */
export function getNoShowCopy(order: Order, side: Side): { title: string; text: string } | null {
  const { noShow } = order.schedule;
  if (noShow === undefined) return null;
  const { firstName } = getOtherParty(order, side);
  const isOwn = noShow.by === side;
  if (noShow.contested)
    return {
      title: isOwn ? `${firstName} contests your report` : "You contested the report",
      text: "Heirloop looks at what happened and decides. Until then nothing is paid out or refunded. You can still agree on another time.",
    };
  if (isOwn) {
    const card = side === "buyer" ? "your card" : "the buyer’s card";
    return {
      title: `You reported that ${firstName} did not come`,
      text: `The order no longer completes automatically. Propose another time, or cancel the order: ${formatCents(order.breakdown.total)} goes back to ${card}.`,
    };
  }
  return {
    title: `${firstName} says that you did not come`,
    text: `Propose another time, or say what happened. ${handedOver[order.type][side]} Otherwise the order is canceled and ${side === "buyer" ? "you get your money back" : "the buyer is refunded"}.`,
  };
}

/** The next step of an order on which a no-show was reported; null for other orders. */
export function getNoShowStep(
  { status, schedule: { noShow } }: Pick<Order, "status" | "schedule">,
  side: Side,
): string | null {
  if (noShow === undefined || isEndStatus(status)) return null;
  if (noShow.contested)
    return "Heirloop looks at what happened and decides. You can still agree on another time.";
  if (noShow.by !== side) return "Propose another time, or say what happened.";
  const refund = side === "buyer" ? "you get your money back" : "the buyer is refunded";
  return `Propose another time, or cancel the order: ${refund}.`;
}
