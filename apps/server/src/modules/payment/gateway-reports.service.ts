import { transaction } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { GatewayReport } from "../../platform/payments/payment-gateway.ts";
import { listOpenDisputeIds } from "./dispute.queries.ts";
import { recordDispute } from "./dispute.service.ts";
import { recordRefund } from "./gateway-refund.service.ts";

const day = 24 * 60 * 60_000;
export const reconcileEvery = day;
/** Events may be lost for days, and a refund may still fail a month after it was made. */
const lookBack = 35 * day;

/**
 * Asks the gateway about recent disputes and refunds, and about all open disputes, outside of any transaction.
 * Records what it says as if its event had arrived; what is known already changes nothing.
 */
export async function reconcileReports(deps: Deps): Promise<void> {
  const { payments } = deps;
  const since = new Date(deps.now().getTime() - lookBack);
  // A refund that failed may have been repeated, so its failure is recorded first (`getUnpostedAmount`).
  for (const report of (await payments.listReports({ since })).toSorted(byFailure))
    await record(deps, report);
  // Those that were decided just now are not open anymore.
  for (const dispute of await listOpenDisputeIds(deps.db)) {
    const report = await payments.findDispute({ dispute }).catch((error: unknown) => {
      deps.log.error({ err: error, dispute }, "the gateway does not answer about an open dispute");
      return null;
    });
    if (report !== null) await record(deps, report);
  }
}

const hasFailed = (report: GatewayReport): boolean => report.kind === "refund" && report.failure !== null;
const byFailure = (left: GatewayReport, right: GatewayReport): number =>
  Number(hasFailed(right)) - Number(hasFailed(left));

/** One report that cannot be recorded does not keep the others from it; the next day repeats it. */
async function record(deps: Deps, report: GatewayReport): Promise<void> {
  try {
    await transaction(deps.db, async (tx) => {
      if (report.kind === "dispute") await recordDispute(tx, deps, report);
      if (report.kind === "refund") await recordRefund(tx, deps, report);
    });
  } catch (error) {
    deps.log.error({ err: error, report }, "a report of the payment gateway cannot be recorded");
  }
}
