import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Works on the next rows of a file, and asks for itself again while there are more. */
export const importPieces = defineJob("listing.import", z.object({ importId: z.string() }));
