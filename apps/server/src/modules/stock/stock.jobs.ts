import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/**
 * Ends an expired hold. It has no key: moving a job would wait for the worker that runs it, while that waits
 * for the listing's lock. A job that runs too early finds the hold extended and does nothing.
 */
export const endHold = defineJob("checkout.end-hold", z.object({ listingId: z.string() }), {
  untilDone: true,
});
