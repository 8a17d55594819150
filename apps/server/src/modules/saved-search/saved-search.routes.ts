import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import { sendSearchAlerts, searchAlertJob, scheduleSearchAlerts } from "./saved-search.alerts.ts";
import { removeSavedSearch, listSavedSearches, saveSearch, setAlerts } from "./saved-search.service.ts";

const routes = (deps: Deps): readonly Route[] => [
  serve(savedSearchEndpoints.list, async ({ caller, db }) => ({
    savedSearches: await listSavedSearches(db, caller.userId),
  })),
  serve(savedSearchEndpoints.save, ({ body, caller, db, now }) =>
    saveSearch(db, deps, caller.userId, body, now),
  ),
  serve(savedSearchEndpoints.setAlerts, ({ params, body: { alerts }, caller: { userId }, db, now }) =>
    setAlerts(db, { userId, id: params.id }, { alerts, now }),
  ),
  serve(savedSearchEndpoints.remove, ({ params, caller, db }) =>
    removeSavedSearch(db, caller.userId, params.id),
  ),
];

export const savedSearch: Module = {
  routes,
  events: (deps) => ({ "listing.published": (tx) => scheduleSearchAlerts(tx, deps) }),
  jobs: (deps) => [handleJob(searchAlertJob, (payload, tx) => sendSearchAlerts(tx, deps, payload))],
};
