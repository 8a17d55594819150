import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Confirmation } from "../confirm/confirmation.ts";
import { getEarningsText } from "./delivery-duty.ts";

/**
 * What accepting an offer of `amount` cents means for `side`, in a trade with `other`. `order`: what the buyer pays in
 * total, and what a seller receives and has to do, if it is known.
 */
export const getAcceptConfirmation = (
  amount: number,
  side: Side,
  other: string,
  order: (Parameters<typeof getEarningsText>[0] & Pick<Order, "breakdown">) | undefined,
): Confirmation => ({
  title: `Accept ${formatCents(amount)}?`,
  description:
    side === "buyer"
      ? `Your card is charged ${order === undefined ? "now, with delivery and tax on top" : `${formatCents(order.breakdown.total)} now, delivery and tax included`}, and the piece is yours. Next you agree on a time.`
      : `${order === undefined ? "" : getEarningsText(order)}${other}’s card is charged now and the piece is sold. Other offers for it end.`,
  action: "Accept offer",
});
