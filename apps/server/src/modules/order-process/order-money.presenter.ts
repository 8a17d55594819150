import { isCaseOpen } from "@heirloop/contract/order/order-case-status";
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

function heldSince({ status, createdAt }: PayoutRow, holdStart: Date | null): string | null {
  if (holdStart === null) return null;
  if (status !== "waiting" && status !== "held") return null;
  return (holdStart > createdAt ? holdStart : createdAt).toISOString();
}

/** Returns the timeline of an order's money for all sides. */
export function presentMoney(full: FullOrder): MoneyLine[] {
  const { order, ledger, disputedAt, orderCase } = full;
  const reportedAt = orderCase !== null && isCaseOpen(orderCase.status) ? orderCase.openedAt : null;
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
              heldAt: heldSince(payout, disputedAt),
              reportedAt: heldSince(payout, reportedAt),
            },
          ],
    ),
  });
}
