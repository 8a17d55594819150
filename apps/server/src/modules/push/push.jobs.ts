import { pushContentSchema } from "@heirloop/contract/push/push.schema";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import {
  defineJob,
  handleJob,
  handleJobOutside,
  PermanentJobError,
  type JobHandler,
} from "../../platform/jobs/jobs.ts";
import { pushConnections, PushGone, PushRefused } from "../../platform/push/push-service.ts";
import {
  deleteEndedPushSubscription,
  findPushSubscription,
  listPushSubscriptions,
} from "./push-subscription.queries.ts";

/** Sends a notification to the browsers that the user has when it runs. */
export const pushNotification = defineJob(
  "push.notification",
  z.object({ userId: z.string(), urgent: z.boolean(), content: pushContentSchema }),
);

/** One browser: each is retried by itself. */
const sendPush = defineJob(
  "push.send",
  z.object({ subscriptionId: z.string(), urgent: z.boolean(), content: pushContentSchema }),
);

export const pushJobs = (deps: Pick<Deps, "db" | "jobs" | "push">): readonly JobHandler[] => [
  handleJob(pushNotification, async ({ userId, ...message }, tx) => {
    for (const { id } of await listPushSubscriptions(tx, userId))
      await deps.jobs.enqueue(tx, sendPush, { subscriptionId: id, ...message });
  }),
  handleJobOutside(
    sendPush,
    async ({ subscriptionId, urgent, content }) => {
      const subscription = await findPushSubscription(deps.db, subscriptionId);
      // Turned off, logged out, or a server without a key.
      if (subscription === null || deps.push === null) return;
      const { endpoint, p256dh, auth } = subscription;
      try {
        await deps.push.send({
          target: { endpoint, p256dh, auth },
          content: JSON.stringify(content),
          urgent,
        });
      } catch (error) {
        if (error instanceof PushGone) return deleteEndedPushSubscription(deps.db, subscription);
        if (error instanceof PushRefused) throw new PermanentJobError(error.message, { cause: error });
        throw error;
      }
    },
    { concurrency: pushConnections },
  ),
];
