import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { paymentEndpoints } from "@heirloop/contract/payment/payment.endpoints";
import { transaction } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import { handlePaymentEvent } from "./payment-event.service.ts";
import { saveCard } from "./payment.service.ts";
import { deliver, deliverEvent } from "./sandbox.jobs.ts";
import { sandboxPages } from "./sandbox.pages.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    serve(checkoutEndpoints.saveCard, async ({ caller, body, db }) => {
      denyDuringImpersonation(caller);
      return transaction(db, (tx) => saveCard(tx, deps, caller.userId, body));
    }),
    serve(
      paymentEndpoints.webhook,
      async ({ body, db }) => {
        await transaction(db, (tx) => handlePaymentEvent(tx, deps, body));
        return { received: true } as const;
      },
      { verify: (bytes, headers) => deps.payments.verifyEvent(bytes, headers) },
    ),
  ];
}

export const payment: Module = {
  routes,
  jobs: (deps) => [handleJob(deliverEvent, (event, tx) => deliver(tx, deps, event))],
  pages: sandboxPages,
};
