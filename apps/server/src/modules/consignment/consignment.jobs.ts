import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Makes a submitted piece available to businesses. */
export const openConsignment = defineJob("consignment.open", z.object({ consignmentId: z.string() }), {
  untilDone: true,
});

/** Does nothing if the consignment has a different deadline by then. */
export const lapseConsignment = defineJob(
  "consignment.lapse",
  z.object({ consignmentId: z.string(), at: z.iso.datetime() }),
  { untilDone: true },
);
