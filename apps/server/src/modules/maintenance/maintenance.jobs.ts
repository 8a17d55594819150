import { pruneFirstAnswers } from "../../platform/database/idempotency.queries.ts";
import { recurring } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";

const day = 24 * 60 * 60 * 1000;

export const maintenance: Module = {
  jobs: (deps) => [
    // A client may repeat a request with its key for a day.
    recurring("upkeep.prune-keys", day, (tx) => pruneFirstAnswers(tx, new Date(deps.now().getTime() - day))),
  ],
};
