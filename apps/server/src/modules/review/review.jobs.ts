import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Seven days after completion, whatever is written of a review is published. */
export const publishReview = defineJob("review.publish", z.object({ reviewId: z.string() }), {
  untilDone: true,
});
