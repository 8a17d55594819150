import { handleJob, recurring } from "../../platform/jobs/jobs.ts";
import { deleteAlertsBefore } from "../alert/alert.queries.ts";
import { alertMailJob, rescheduleAlertMail } from "../alert/alert.service.ts";
import type { Module } from "../module.ts";
import { mailAlerts } from "./alert-mail.service.ts";

const day = 24 * 60 * 60 * 1000;
/** Searches look for pieces listed since their last alert, so an older piece is found by none. */
const alertsKept = 90 * day;

/** The email about what saved searches found, new pieces of followed sellers, and price drops of favorites. */
export const alertMail: Module = {
  events: (deps) => ({
    "notification.preferences-changed": (tx, { userId }) => rescheduleAlertMail(tx, deps, userId),
  }),
  jobs: (deps) => [
    handleJob(alertMailJob, (payload, tx) => mailAlerts(tx, deps, payload)),
    recurring("alert.delete-old", day, (tx) =>
      deleteAlertsBefore(tx, new Date(deps.now().getTime() - alertsKept)),
    ),
  ],
};
