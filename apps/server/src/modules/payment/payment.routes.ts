import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { denyWhileEntered } from "../../http/access.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { saveCard } from "./payment.service.ts";
import { sandboxPages } from "./sandbox.pages.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    serve(
      checkoutEndpoints.saveCard,
      async ({ caller, body, db }) => {
        denyWhileEntered(caller);
        return transaction(db, (tx) => saveCard(tx, deps, caller.userId, body));
      },
      { limit: { points: 20, seconds: 600, per: "user" } },
    ),
  ];
}

export const payment: Module = { routes, pages: sandboxPages };
