import { handleJob } from "../../platform/jobs/jobs.ts";
import { alertMailJob, rescheduleAlertMail } from "../alert/alert.service.ts";
import type { Module } from "../module.ts";
import { mailAlerts } from "./alert-mail.service.ts";

/** The email about what saved searches found, new pieces of followed sellers, and price drops of favorites. */
export const alertMail: Module = {
  events: (deps) => ({
    "notification.preferences-changed": (tx, { userId }) => rescheduleAlertMail(tx, deps, userId),
  }),
  jobs: (deps) => [handleJob(alertMailJob, (payload, tx) => mailAlerts(tx, deps, payload))],
};
