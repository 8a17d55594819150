import { pushEndpoints } from "@heirloop/contract/push/push.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { deletePushSubscriptionsOf } from "./push-subscription.queries.ts";
import { pushJobs } from "./push.jobs.ts";
import { getPushSettings, removeDevice, subscribeDevice } from "./push.service.ts";

const routes = (deps: Deps): readonly Route[] => [
  serve(pushEndpoints.get, ({ caller, db }) => getPushSettings(db, deps, caller)),
  serve(pushEndpoints.subscribe, ({ body, caller, db, now }) =>
    subscribeDevice(db, deps, caller, { device: body, now }),
  ),
  serve(pushEndpoints.remove, ({ params, caller, db }) => removeDevice(db, deps, caller, params.id)),
];

export const push: Module = {
  routes,
  jobs: pushJobs,
  events: () => ({
    // They could not turn it off themselves; what concerns their money is emailed.
    "account.blocked": (tx, { userId }) => deletePushSubscriptionsOf(tx, userId),
  }),
};
