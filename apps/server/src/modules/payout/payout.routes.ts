import { answerMediaTypes } from "@heirloop/contract/endpoint/endpoint";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import type { Deps } from "../../deps.ts";
import { denyDuringImpersonation } from "../../http/access.ts";
import { visitedOrigin } from "../../http/visited-origin.ts";
import { withHeaders } from "../../http/reply.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob, handleJobOutside, recurring } from "../../platform/jobs/jobs.ts";
import { minute, cacheFigure } from "../../platform/metrics/cache-figure.ts";
import type { Module } from "../module.ts";
import { requireUser } from "../user/require-user.ts";
import { publicName } from "../user/user.presenter.ts";
import { applyBankPayout } from "./bank-payout.service.ts";
import { applyDispute } from "./payout-dispute.service.ts";
import { getPayoutPage } from "./payout-list.service.ts";
import { openPayoutAccount, refreshPayoutAccount, refreshWaitingAccounts } from "./payout-account.service.ts";
import { recordArrival, refreshAccount, sendPayout } from "./payout.jobs.ts";
import { countPayoutsByStatus } from "./payout.queries.ts";
import { applyTransfer, recordPayoutArrival, retryRefusedPayouts, sendDuePayout } from "./payout.service.ts";
import { writeStatementPdf } from "./statement-pdf.ts";
import { listStatementMonths, getStatement, writeStatementCsv } from "./statement.service.ts";

/** Milliseconds between two looks at what may have been missed. */
const refreshEvery = 24 * 60 * 60_000;

function routes(deps: Deps): readonly Route[] {
  return [
    serve(payoutEndpoints.onboarding, async ({ caller, request, db }) => {
      denyDuringImpersonation(caller);
      return openPayoutAccount(db, deps, caller.userId, visitedOrigin(request.raw, deps.env));
    }),
    serve(payoutEndpoints.list, ({ caller, query, db }) => getPayoutPage(db, caller.userId, query.after)),
    serve(payoutEndpoints.statements, async ({ caller, db, now }) => ({
      months: await listStatementMonths(db, caller.userId, now),
    })),
    serve(payoutEndpoints.statementCsv, async ({ caller, params, db, now }) => {
      const statement = await getStatement(db, caller.userId, params.month, now);
      return withHeaders(await writeStatementCsv(statement), {
        "content-disposition": `attachment; filename="heirloop-${params.month}.csv"`,
        "cache-control": "no-store",
      });
    }),
    serve(payoutEndpoints.statementPdf, async ({ caller, params, db, now }) => {
      const statement = await getStatement(db, caller.userId, params.month, now);
      const name = publicName(await requireUser(db, caller.userId));
      return new Response(await writeStatementPdf(statement, { name, writtenAt: now }), {
        headers: {
          "content-type": answerMediaTypes.pdf,
          "content-disposition": `attachment; filename="heirloop-${params.month}.pdf"`,
          "cache-control": "no-store",
        },
      });
    }),
  ];
}

export const payout: Module = {
  routes,
  events: (deps) => ({
    "payment.settled": (tx, { intentId }) => applyTransfer(tx, deps, intentId),
    "payment.dispute-changed": (tx, { disputeId }) => applyDispute(tx, deps, disputeId),
    "payment.bank-payout": (tx, bankPayout) => applyBankPayout(tx, deps, bankPayout),
    "payment.payout-account-changed": (tx, { account }) => deps.jobs.enqueue(tx, refreshAccount, { account }),
  }),
  jobs: (deps) => [
    handleJob(sendPayout, ({ payoutId }, tx) => sendDuePayout(tx, deps, payoutId)),
    handleJob(recordArrival, ({ payoutId }, tx) => recordPayoutArrival(tx, deps, payoutId)),
    handleJobOutside(refreshAccount, ({ account }) => refreshPayoutAccount(deps, account)),
    recurring("payout.refresh-waiting-accounts", refreshEvery, (tx) => refreshWaitingAccounts(tx, deps)),
    recurring("payout.retry-refused", refreshEvery, (tx) => retryRefusedPayouts(tx, deps)),
  ],
  gauges: (deps) => [
    {
      name: "payouts",
      help: "Payouts to sellers by status, at most a minute old",
      label: "status",
      read: cacheFigure(minute, deps.now, () => countPayoutsByStatus(deps.db)),
    },
  ],
};
