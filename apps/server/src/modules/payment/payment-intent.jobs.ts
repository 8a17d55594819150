import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

const payloadSchema = z.object({ intentId: z.string() });

/** Asks the gateway for an intent's outcome, outside of any transaction, until it has one. */
export const runIntentJob = defineJob("payment.run-intent", payloadSchema, { untilDone: true });
/** Asks about the disputes and refunds of the last weeks, in case an event about them was lost. */
export const reconcileReportsJob = defineJob("payment.reconcile-reports", z.object({}));
/** Asks once more about an intent that is pending for long; the next reconciliation repeats it. */
export const reconcileIntentJob = defineJob("payment.reconcile-intent", payloadSchema);
