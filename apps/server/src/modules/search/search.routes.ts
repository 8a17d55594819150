import { searchEndpoints } from "@heirloop/contract/search/search.endpoints";
import * as z from "zod/mini";
import { withHeaders } from "../../http/reply.ts";
import { serve } from "../../http/route.ts";
import { defineJob, handleJob } from "../../jobs/jobs.ts";
import type { Module } from "../module.ts";
import { searchPages } from "./search.pages.ts";
import { forgetSearches } from "./search.queries.ts";
import { embeddedSearchOf, popularSearches } from "./search.service.ts";

const day = 86_400_000;
const kept = 30 * day;

export const forgetOldSearches = defineJob("search.forget", z.object({}), { untilDone: true });

export const search: Module = {
  routes: (deps) => [
    serve(searchEndpoints.popular, async ({ db }) =>
      withHeaders({ searches: await popularSearches(db, deps) }, { "cache-control": "public, max-age=60" }),
    ),
  ],
  pages: searchPages,
  jobs: (deps) => [
    handleJob(forgetOldSearches, async (_payload, tx) => {
      const now = deps.now().getTime();
      await forgetSearches(tx, new Date(now - kept));
      await deps.jobs.enqueue(tx, forgetOldSearches, {}, { key: "daily", runAt: new Date(now + day) });
    }),
  ],
  prepare: async (deps, db) => {
    await embeddedSearchOf(deps).fill(db);
    await deps.jobs.enqueue(db, forgetOldSearches, {}, { key: "daily" });
  },
};
