import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { paymentEndpoints } from "@heirloop/contract/payment/payment.endpoints";
import * as z from "zod/mini";
import { transaction } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { serve, serveInSteps, type Route } from "../../http/route.ts";
import { findUnstorableFields } from "../../http/unstorable-characters.ts";
import type { Module } from "../module.ts";
import { handleJob, handleJobOutside, recurring } from "../../platform/jobs/jobs.ts";
import { problem } from "../../platform/problem.ts";
import { reconcileEvery, reconcileReports } from "./gateway-reports.service.ts";
import { handlePaymentEvent } from "./payment-event.service.ts";
import { reconcileIntentJob, reconcileReportsJob, runIntentJob } from "./payment-intent.jobs.ts";
import { pendingTooLong, reconcileIntents, runIntent } from "./payment-intent.service.ts";
import { saveCard } from "./payment.service.ts";
import { deliver, deliverEvent, disputeCharge } from "./sandbox.jobs.ts";
import { minute, cacheFigure } from "../../platform/metrics/cache-figure.ts";
import { sumPaymentsByStatus } from "./payment.queries.ts";
import { countPendingIntents } from "./payment-intent.queries.ts";
import { sandboxPages } from "./sandbox.pages.ts";

/** A card is never stored for an idempotency key; a repeated request carries it again. */
const nothing = z.object({});

async function checkOwner({ caller }: { caller: Caller }): Promise<z.output<typeof nothing>> {
  denyDuringImpersonation(caller);
  return {};
}

function routes(deps: Deps): readonly Route[] {
  return [
    serveInSteps(checkoutEndpoints.enterTestCard, nothing, checkOwner, async ({ body }) => {
      if (deps.sandbox === null) throw problem("not-found");
      return { paymentMethod: await deps.sandbox.enterCard(body) };
    }),
    serveInSteps(checkoutEndpoints.saveCard, nothing, checkOwner, ({ caller, body, db }) =>
      saveCard(db, deps, caller.userId, body.paymentMethod),
    ),
    serve(paymentEndpoints.webhook, async ({ file, db, request }) => {
      const event = deps.payments.parseEvent(file.bytes, request.raw.headers);
      if (findUnstorableFields(event).length > 0) throw problem("invalid");
      await transaction(db, (tx) => handlePaymentEvent(tx, deps, event));
      return { received: true } as const;
    }),
  ];
}

export const payment: Module = {
  routes,
  jobs: (deps) => [
    handleJob(deliverEvent, (event, tx) => deliver(tx, deps, event)),
    ...[runIntentJob, reconcileIntentJob].map((kind) =>
      handleJobOutside(kind, ({ intentId }) => runIntent(deps, intentId)),
    ),
    handleJobOutside(reconcileReportsJob, () => reconcileReports(deps)),
    // The gateway is never called within a transaction.
    recurring("payment.reconcile-daily", reconcileEvery, (tx) =>
      deps.jobs.enqueue(tx, reconcileReportsJob, {}),
    ),
    recurring("payment.reconcile", pendingTooLong, (tx) => reconcileIntents(tx, deps)),
  ],
  events: (deps) => ({ "payment.settled": (tx, { intentId }) => disputeCharge(tx, deps, intentId) }),
  pages: sandboxPages,
  gauges: (deps) => {
    const getPaymentSums = cacheFigure(minute, deps.now, () => sumPaymentsByStatus(deps.db));
    const getSumsOf = (figure: "count" | "amount") => async () =>
      new Map((await getPaymentSums()).map((row) => [row.status, row[figure]]));
    return [
      {
        name: "payments",
        help: "Payments of orders by status, at most a minute old",
        label: "status",
        read: getSumsOf("count"),
      },
      {
        name: "payments_cents",
        help: "The amounts of these payments in cents",
        label: "status",
        read: getSumsOf("amount"),
      },
      {
        name: "payment_intents_pending",
        help: "Movements of money without an outcome yet",
        label: "kind",
        read: () => countPendingIntents(deps.db),
      },
    ];
  },
};
