import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import { reply } from "../../http/reply.ts";
import { serve, serveInSteps, servePreparedInSteps, type Route } from "../../http/route.ts";
import { visitedOrigin } from "../../http/visited-origin.ts";
import type { Module } from "../module.ts";
import { presentOrder } from "../order-process/order.presenter.ts";
import { findLastDetails } from "../order/order.queries.ts";
import { loadFullOrders } from "../order-process/full-order.queries.ts";
import { expireCheckout } from "./checkout.jobs.ts";
import { beginCheckout, limitOffers } from "./begin-checkout.ts";
import { type CheckoutOutcome, continueCheckout } from "./continue-checkout.ts";
import { applyAuthorization, endOverdueCheckout } from "./finish-checkout.ts";
import { findTaxRatesFor, quote } from "./quote.service.ts";

const begunSchema = z.object({ checkoutId: z.string() });

type Reached = {
  outcome: CheckoutOutcome;
  checkoutId: string;
  userId: string;
  now: Date;
};

async function presentOutcome(deps: Deps, { outcome, checkoutId, userId, now }: Reached) {
  if (outcome.kind === "problem") throw outcome.problem;
  if (outcome.kind === "confirmation")
    return reply(202, { checkoutId, nextAction: { type: "redirect", url: outcome.url } });
  if (outcome.kind === "waiting") return reply(202, { checkoutId, nextAction: { type: "wait" } });
  const orders = await loadFullOrders(deps.db, outcome.ids);
  return {
    orders: orders.map((order) =>
      presentOrder(order, { userId, side: "buyer", now, pictures: deps.pictures }),
    ),
  };
}

function routes(deps: Deps): readonly Route[] {
  return [
    serve(checkoutEndpoints.details, ({ caller, db }) => findLastDetails(db, caller.userId)),
    serve(checkoutEndpoints.quote, ({ caller, body, db }) => quote(db, deps, body, caller?.userId ?? null)),
    servePreparedInSteps(
      checkoutEndpoints.submit,
      begunSchema,
      async ({ caller, body, db }) => {
        await limitOffers(deps, caller.userId, body);
        return findTaxRatesFor(db, deps, body, caller.userId);
      },
      async ({ caller, body, db, request }, taxRates) => {
        denyDuringImpersonation(caller);
        const origin = visitedOrigin(request.raw, deps.env);
        return { checkoutId: await beginCheckout(db, deps, caller.userId, body, { origin, taxRates }) };
      },
      async ({ caller, now }, { checkoutId }) => {
        const outcome = await continueCheckout(deps, caller.userId, checkoutId);
        return presentOutcome(deps, { outcome, checkoutId, userId: caller.userId, now });
      },
    ),
    serveInSteps(
      checkoutEndpoints.confirm,
      begunSchema,
      async ({ caller, params }) => {
        denyDuringImpersonation(caller);
        return { checkoutId: params.checkoutId };
      },
      async ({ caller, now }, { checkoutId }) => {
        const outcome = await continueCheckout(deps, caller.userId, checkoutId);
        return presentOutcome(deps, { outcome, checkoutId, userId: caller.userId, now });
      },
    ),
  ];
}

export const checkout: Module = {
  routes,
  jobs: (deps) => [
    handleJob(expireCheckout, ({ checkoutId }, tx) => endOverdueCheckout(tx, deps, checkoutId)),
  ],
  events: (deps) => ({
    "payment.settled": (tx, { intentId }) => applyAuthorization(tx, deps, intentId),
  }),
};
