import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { visitedOrigin } from "../../http/visited-origin.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import { recordArrival, sendPayout } from "./payout.jobs.ts";
import { connectPayouts, recordPayoutArrival, sendDuePayout } from "./payout.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    serve(payoutEndpoints.onboarding, ({ caller, request }) => {
      denyDuringImpersonation(caller);
      const origin = visitedOrigin(request.raw, deps.env);
      return deps.payments.onboardingUrl(caller.userId, origin);
    }),
  ];
}

export const payout: Module = {
  routes,
  events: (deps) => ({
    "payment.payout-account-opened": (tx, { userId }) => connectPayouts(tx, deps, userId),
  }),
  jobs: (deps) => [
    handleJob(sendPayout, ({ payoutId }, tx) => sendDuePayout(tx, deps, payoutId)),
    handleJob(recordArrival, ({ payoutId }, tx) => recordPayoutArrival(tx, payoutId)),
  ],
};
