import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { ProblemError } from "../../platform/problem.ts";
import { reply } from "../../http/reply.ts";
import { serve, type Route } from "../../http/route.ts";
import { visitedOrigin } from "../../http/visited-origin.ts";
import type { Module } from "../module.ts";
import { presentOrder } from "../order-process/order.presenter.ts";
import { findLastDetails } from "../order/order.queries.ts";
import { readFullOrders } from "../order-process/full-order.queries.ts";
import { confirm, continueCheckout, submit } from "./checkout.service.ts";
import { quote } from "./quote.service.ts";

async function presentPlaced(db: Db, ids: readonly string[], userId: string, now: Date) {
  const orders = await readFullOrders(db, ids);
  return { orders: orders.map((order) => presentOrder(order, { userId, side: "buyer", now })) };
}

function routes(deps: Deps): readonly Route[] {
  return [
    serve(checkoutEndpoints.details, ({ caller, db }) => findLastDetails(db, caller.userId)),
    serve(checkoutEndpoints.quote, ({ caller, body, db }) => quote(db, deps, body, caller?.userId ?? null)),
    serve(checkoutEndpoints.submit, async ({ caller, body, db, now, request }) => {
      denyDuringImpersonation(caller);
      const submitted = await submit(db, deps, caller.userId, body, visitedOrigin(request.raw, deps.env));
      if (submitted.kind === "orders") return presentPlaced(db, submitted.ids, caller.userId, now);
      return reply(202, {
        checkoutId: submitted.checkoutId,
        nextAction: { type: "redirect", url: submitted.url },
      });
    }),
    serve(checkoutEndpoints.confirm, async ({ caller, params, db, now }) => {
      denyDuringImpersonation(caller);
      const confirmed = await confirm(db, deps, caller.userId, params.checkoutId);
      return confirmed instanceof ProblemError ? confirmed : presentPlaced(db, confirmed, caller.userId, now);
    }),
  ];
}

export const checkout: Module = {
  routes,
  events: (deps) => ({
    "payment.confirmation-answered": (tx, { checkoutId }) => continueCheckout(tx, deps, checkoutId),
  }),
};
