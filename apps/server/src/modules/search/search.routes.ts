import { searchEndpoints } from "@heirloop/contract/search/search.endpoints";
import { withHeaders } from "../../http/reply.ts";
import { serve } from "../../http/route.ts";
import { handleJobOutside } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import { enqueueIndexing, indexListings, indexListingsJob } from "./search-outbox.ts";
import { searchOperations } from "./search.operations.ts";
import { searchPages } from "./search.pages.ts";
import { popularSearches, reindexListings } from "./search.service.ts";

export const search: Module = {
  routes: (deps) => [
    serve(searchEndpoints.popular, async ({ db }) =>
      withHeaders({ searches: await popularSearches(db, deps) }, { "cache-control": "public, max-age=60" }),
    ),
  ],
  pages: searchPages,
  operations: () => searchOperations,
  jobs: (deps) => [
    // Registered without a search service as well, so that jobs from a time with one do not stay due.
    handleJobOutside(indexListingsJob, async ({ listingIds }) => {
      if (deps.searchEngine !== null) await indexListings(deps, deps.searchEngine, listingIds);
    }),
  ],
  events: (deps) => ({
    "listing.changed": async (tx, { listingIds }) => {
      await enqueueIndexing(deps, tx, listingIds);
      await reindexListings(deps, listingIds);
    },
  }),
  prepare: (deps) => deps.search.fill(),
};
