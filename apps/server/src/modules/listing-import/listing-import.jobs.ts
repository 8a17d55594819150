import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Imports the next rows of a file, and enqueues itself again while there are more. */
export const importPieces = defineJob("listing.import", z.object({ importId: z.string() }));
