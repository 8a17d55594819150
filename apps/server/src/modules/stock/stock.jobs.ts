import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/**
 * Ends a hold whose time is over. Without a key: moving a job would wait for the worker that has it, while that waits for the listing. One
 * that comes too early finds the hold prolonged and does nothing.
 */
export const endHold = defineJob("checkout.end-hold", z.object({ listingId: z.string() }), {
  untilDone: true,
});
