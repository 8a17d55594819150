import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { transaction } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import { denyWhileEntered } from "../../http/access.ts";
import { visitedOrigin } from "../../http/visited-origin.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import { paymentProvider } from "../payment/payment-provider.ts";
import { recordArrival, sendPayout } from "./payout.jobs.ts";
import { recordPayoutArrival, sendDuePayout } from "./payout.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    serve(payoutEndpoints.onboarding, async ({ caller, db, request }) => {
      denyWhileEntered(caller);
      const origin = visitedOrigin(request.raw, deps.env);
      return transaction(db, (tx) => paymentProvider(deps).onboardingUrl(tx, caller.userId, origin));
    }),
  ];
}

export const payout: Module = {
  routes,
  jobs: (deps) => [
    handleJob(sendPayout, ({ payoutId }, tx) => sendDuePayout(tx, deps, payoutId)),
    handleJob(recordArrival, ({ payoutId }, tx) => recordPayoutArrival(tx, payoutId)),
  ],
};
