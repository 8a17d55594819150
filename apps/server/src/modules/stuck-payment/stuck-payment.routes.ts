import { stuckPaymentEndpoints } from "@heirloop/contract/admin/stuck-payment.endpoints";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { serve, serveInSteps, type Route } from "../../http/route.ts";
import { readInSnapshot, transaction } from "../../platform/database/transaction.ts";
import { minute, cacheFigure } from "../../platform/metrics/cache-figure.ts";
import type { Module } from "../module.ts";
import { runIntentsAtOnce } from "../payment/payment-intent.service.ts";
import { countFailedRefunds } from "./stuck-payment.queries.ts";
import {
  finishSendingAgain,
  loadStuckPayments,
  settleRefund,
  startSendingAgain,
} from "./stuck-payment.service.ts";

const sendingSchema = z.object({
  payoutId: z.nullable(z.string()),
  intentIds: z.array(z.string()),
  accountId: z.nullable(z.string()),
  what: z.string(),
});

/** Money that is stuck, for admins. */
function routes(deps: Deps): readonly Route[] {
  return [
    serve(stuckPaymentEndpoints.list, ({ query: { page }, db, now }) =>
      readInSnapshot(db, (tx) => loadStuckPayments(tx, page, now)),
    ),
    serveInSteps(
      stuckPaymentEndpoints.sendAgain,
      sendingSchema,
      ({ params: { id }, caller, db, request }) =>
        transaction(db, (tx) =>
          startSendingAgain(tx, deps, id, { adminId: caller.userId, requestId: request.id }),
        ),
      async ({ caller, request }, sending) => {
        await runIntentsAtOnce(deps, sending.intentIds);
        const by = { adminId: caller.userId, requestId: request.id };
        return finishSendingAgain(deps.db, deps, sending, by);
      },
    ),
    serve(stuckPaymentEndpoints.settle, ({ params: { id }, body: { note }, caller, db, request }) =>
      transaction(db, (tx) =>
        settleRefund(tx, deps, { id, note }, { adminId: caller.userId, requestId: request.id }),
      ),
    ),
  ];
}

export const stuckPayment: Module = {
  routes,
  gauges: (deps) => [
    {
      name: "refunds",
      help: "Refunds that failed and that no admin has dealt with, at most a minute old",
      label: "state",
      read: cacheFigure(
        minute,
        deps.now,
        async () => new Map([["failed", await countFailedRefunds(deps.db)]]),
      ),
    },
  ],
};
