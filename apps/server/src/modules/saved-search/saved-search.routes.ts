import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob, recurring } from "../../platform/jobs/jobs.ts";
import { deleteAlertsBefore } from "../alert/alert.queries.ts";
import { alertMailJob, rescheduleAlertMail } from "../alert/alert.service.ts";
import type { Module } from "../module.ts";
import { mailAlerts } from "./alert-mail.ts";
import { sendSearchAlerts, searchAlertJob, scheduleSearchAlerts } from "./saved-search.alerts.ts";
import { removeSavedSearch, listSavedSearches, saveSearch, setAlerts } from "./saved-search.service.ts";

const day = 24 * 60 * 60 * 1000;
/** Searches look for pieces listed since their last alert, so an older piece is found by none. */
const alertsKept = 90 * day;

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
  events: (deps) => ({
    "listing.published": (tx) => scheduleSearchAlerts(tx, deps),
    "notification.preferences-changed": (tx, { userId }) => rescheduleAlertMail(tx, deps, userId),
  }),
  jobs: (deps) => [
    handleJob(searchAlertJob, (payload, tx) => sendSearchAlerts(tx, deps, payload)),
    handleJob(alertMailJob, (payload, tx) => mailAlerts(tx, deps, payload)),
    recurring("alert.delete-old", day, (tx) =>
      deleteAlertsBefore(tx, new Date(deps.now().getTime() - alertsKept)),
    ),
  ],
};
