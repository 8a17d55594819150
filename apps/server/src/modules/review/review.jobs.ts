import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Runs seven days after completion and publishes what has been written by then. */
export const publishReview = defineJob("review.publish", z.object({ reviewId: z.string() }), {
  untilDone: true,
});
