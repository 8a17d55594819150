import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Records at the provider of the sales tax what it does not know of an order yet. */
export const recordTax = defineJob("sales-tax.record", z.object({ orderId: z.string() }), {
  untilDone: true,
});
