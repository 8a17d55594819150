import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { visitedOrigin } from "../../http/visited-origin.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import { applyBankPayout } from "./bank-payout.service.ts";
import { applyDispute } from "./payout-dispute.service.ts";
import { recordArrival, sendPayout } from "./payout.jobs.ts";
import {
  applyTransfer,
  changePayoutAccount,
  openPayoutAccount,
  recordPayoutArrival,
  sendDuePayout,
} from "./payout.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    serve(payoutEndpoints.onboarding, async ({ caller, request, db }) => {
      denyDuringImpersonation(caller);
      return openPayoutAccount(db, deps, caller.userId, visitedOrigin(request.raw, deps.env));
    }),
  ];
}

export const payout: Module = {
  routes,
  events: (deps) => ({
    "payment.settled": (tx, { intentId }) => applyTransfer(tx, deps, intentId),
    "payment.dispute-changed": (tx, { disputeId }) => applyDispute(tx, deps, disputeId),
    "payment.bank-payout": (tx, bankPayout) => applyBankPayout(tx, deps, bankPayout),
    "payment.payout-account-changed": (tx, account) => changePayoutAccount(tx, deps, account),
  }),
  jobs: (deps) => [
    handleJob(sendPayout, ({ payoutId }, tx) => sendDuePayout(tx, deps, payoutId)),
    handleJob(recordArrival, ({ payoutId }, tx) => recordPayoutArrival(tx, payoutId)),
  ],
};
