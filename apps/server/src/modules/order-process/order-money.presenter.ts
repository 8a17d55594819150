import { getMoneyTimeline } from "@heirloop/contract/order/order-money";
import type { MoneyLine } from "@heirloop/contract/order/order-money.schema";
import type { PayoutRow } from "../payout/payout.table.ts";
import type { FullOrder } from "./full-order.queries.ts";

/** Only a request is authorized; an offer's card is charged when the offer is accepted. */
function reservationOf({ order, payment }: FullOrder) {
  if (!payment?.reference || order.offerAmount !== null) return null;
  return {
    amount: order.total,
    at: order.createdAt.toISOString(),
    releasedAt: payment.status === "voided" ? payment.changedAt.toISOString() : null,
  };
}

function heldSince({ status, createdAt }: PayoutRow, disputedAt: Date): string | null {
  if (status !== "waiting" && status !== "held") return null;
  return (disputedAt > createdAt ? disputedAt : createdAt).toISOString();
}

/** Returns the timeline of an order's money for all sides. */
export function presentMoney(full: FullOrder): MoneyLine[] {
  const { order, ledger, disputedAt } = full;
  return getMoneyTimeline({
    reservation: reservationOf(full),
    ledger: ledger.map(({ entry: { posting, account, kind, amount, at }, reason }) => ({
      posting,
      account,
      kind,
      amount,
      at: at.toISOString(),
      ...(reason === null ? {} : { reason }),
    })),
    payouts: ledger.flatMap(({ payout }) =>
      payout === null
        ? []
        : [
            {
              payee: payout.sellerId === order.sellerId ? ("seller" as const) : ("owner" as const),
              amount: payout.amount,
              arrivedAt: payout.status === "arrived" ? (payout.arrivesAt?.toISOString() ?? null) : null,
              failedAt: payout.failedAt?.toISOString() ?? null,
              heldAt: disputedAt === null ? null : heldSince(payout, disputedAt),
            },
          ],
    ),
  });
}
