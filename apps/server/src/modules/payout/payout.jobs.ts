import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

const payout = z.object({ payoutId: z.string() });

/** Runs 48 hours after completion, and again when the seller connects an account. */
export const sendPayout = defineJob("payout.send", payout, { untilDone: true });
/** Asks the gateway what a payout account is like now, outside of any transaction. */
export const refreshAccount = defineJob("payout.refresh-account", z.object({ account: z.string() }), {
  untilDone: true,
});
export const recordArrival = defineJob("payout.arrive", payout, { untilDone: true });
