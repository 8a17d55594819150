import { caseRefundReason } from "@heirloop/machines/order-case/refund-reason";
import type { OrderCaseEffect } from "@heirloop/machines/order-case/order-case-effect";
import type { OrderCaseActor } from "@heirloop/machines/order-case/order-case-event";
import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { changeCase } from "../order-case/order-case.queries.ts";
import type { OrderCaseRow } from "../order-case/order-case.table.ts";
import { startPartialRefund } from "../order-process/order-refund.service.ts";
import type { OrderRow } from "../order/order.table.ts";
import { notifyOfOrderMoney } from "../payout/money-news.ts";
import { releasePayouts } from "../payout/payout-dispute.service.ts";
import { returnToSeller } from "../stock/stock.service.ts";
import { notifyOfCaseNews } from "./case.notice.ts";
import { endCaseDeadline, remindOfCase } from "./order-case.jobs.ts";

export type EffectContext = Readonly<{
  order: OrderRow;
  /** The stored case after the transition. */
  orderCase: OrderCaseRow;
  listingIds: readonly string[];
  by: OrderCaseActor;
  /** The text of the person who acted. */
  message: string | null;
  /** The proposed or agreed time. */
  window: TimeWindow | null;
}>;

type EffectHandler<Type extends OrderCaseEffect["type"]> = (
  tx: Db,
  deps: Deps,
  effect: Extract<OrderCaseEffect, { type: Type }>,
  context: EffectContext,
) => Promise<void>;

const remindBefore = 24 * 3_600_000;

/** The states whose deadline takes the case to an admin; the others only count as received. */
const isReminded: Readonly<Record<OrderCaseStatus, boolean>> = {
  "awaiting-seller": true,
  "awaiting-buyer": true,
  escalated: false,
  "arranging-return": true,
  returning: false,
  repairing: true,
  refunding: false,
  resolved: false,
  withdrawn: false,
};

const effectHandlers: { [Type in OrderCaseEffect["type"]]: EffectHandler<Type> } = {
  // The open case itself holds the payouts (`sendDuePayout`).
  "hold-payout": (tx, deps, _, { order }) =>
    notifyOfOrderMoney(tx, deps, order, { news: "case-opened", amount: 0 }),
  "release-payout": async (tx, deps, _, { order }) => {
    await releasePayouts(tx, deps, order.id);
    await notifyOfOrderMoney(tx, deps, order, { news: "case-closed", amount: 0 });
  },
  refund: async (tx, deps, { amount }, context) => {
    const { order, orderCase } = context;
    const reason = caseRefundReason(orderCase, context.by === "admin" ? context.message : null);
    const refund = { orderId: order.id, amount, key: deps.newId(), reason };
    const refundIntentId = await startPartialRefund(tx, deps, refund);
    await changeCase(tx, orderCase.id, { refundIntentId });
  },
  "return-stock": (tx, deps, _, { order, listingIds }) => returnToSeller(tx, deps, order.id, listingIds),
  "set-deadline": async (tx, deps, { at }, { order, orderCase }) => {
    const deadlineAt = new Date(at);
    await changeCase(tx, orderCase.id, { deadlineAt });
    await deps.jobs.enqueue(tx, endCaseDeadline, { orderId: order.id, at }, { runAt: deadlineAt });
    const remindAt = new Date(deadlineAt.getTime() - remindBefore);
    if (isReminded[orderCase.status] && remindAt > deps.now())
      await deps.jobs.enqueue(tx, remindOfCase, { orderId: order.id, at }, { runAt: remindAt });
  },
  "clear-deadline": (tx, _, __, { orderCase }) => changeCase(tx, orderCase.id, { deadlineAt: null }),
  notify: (tx, deps, { news }, context) => notifyOfCaseNews(tx, deps, { news, ...context }),
};

/** Executes one effect of a case's transition (packages/machines), in its transaction. */
export async function runEffect<Type extends OrderCaseEffect["type"]>(
  tx: Db,
  deps: Deps,
  effect: Extract<OrderCaseEffect, { type: Type }>,
  context: EffectContext,
): Promise<void> {
  const type: Type = effect.type;
  await effectHandlers[type](tx, deps, effect, context);
}
