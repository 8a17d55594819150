import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Ends a checkout whose payment has no outcome by the time its hold ends. */
export const expireCheckout = defineJob("checkout.expire", z.object({ checkoutId: z.string() }), {
  untilDone: true,
});
