import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Shows a submitted piece to the businesses. */
export const openConsignment = defineJob("consignment.open", z.object({ consignmentId: z.string() }), {
  untilDone: true,
});

/** Does nothing when the consignment has another deadline by then. */
export const lapseConsignment = defineJob(
  "consignment.lapse",
  z.object({ consignmentId: z.string(), at: z.iso.datetime() }),
  { untilDone: true },
);
