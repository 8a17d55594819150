import * as z from "zod/mini";
import { pruneFirstAnswers } from "../../db/idempotency.queries.ts";
import type { Deps } from "../../deps.ts";
import { defineJob, handleJob } from "../../jobs/jobs.ts";
import type { Module } from "../module.ts";

/** Forgets first answers of idempotency keys older than a day, once a day. */
const pruneKeys = defineJob("upkeep.prune-keys", z.object({}), { untilDone: true });
const day = 24 * 60 * 60 * 1000;

const tomorrow = ({ now }: Pick<Deps, "now">) => ({ key: "daily", runAt: new Date(now().getTime() + day) });

export const upkeep: Module = {
  jobs: (deps) => [
    handleJob(pruneKeys, async (_, tx) => {
      await pruneFirstAnswers(tx, new Date(deps.now().getTime() - day));
      await deps.jobs.enqueue(tx, pruneKeys, {}, tomorrow(deps));
    }),
  ],
  prepare: (deps, db) => deps.jobs.enqueue(db, pruneKeys, {}, tomorrow(deps)),
};
