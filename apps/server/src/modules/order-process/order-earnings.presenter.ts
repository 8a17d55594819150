import { getOrderEarnings } from "@heirloop/contract/money/order-earnings";
import type { OrderEarnings } from "@heirloop/contract/money/order-earnings.schema";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import { statusRules } from "@heirloop/machines/order/order-status-rules";
import type { FullOrder } from "./full-order.queries.ts";

/** What the seller of an order receives; null if it ended without a sale. */
export function presentEarnings({ order, pieces, ledger }: FullOrder): OrderEarnings | null {
  if (statusRules[order.status].money === "returned") return null;
  const shares = new Map(
    pieces.flatMap(({ listing, price, ownerPercent }) =>
      ownerPercent === null ? [] : [[listing.id, getOwnerShare(price, ownerPercent)]],
    ),
  );
  const [first, ...others] = pieces;
  return getOrderEarnings(
    ledger.map(({ entry }) => entry),
    order,
    shares,
    others.length === 0 ? (first?.ownerPercent ?? null) : null,
  );
}
