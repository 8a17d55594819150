import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { rejectedCsv } from "@heirloop/machines/listing-import/rejected-csv";
import type { Deps } from "../../deps.ts";
import { reply, withHeaders } from "../../http/reply.ts";
import { serve, type Route } from "../../http/route.ts";
import { handleJob } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import { importPieces } from "./listing-import.jobs.ts";
import { importNextPieces, getImport, getRejectedRows, startImport } from "./listing-import.service.ts";

const routes = (deps: Deps): readonly Route[] => [
  serve(listingEndpoints.import, async ({ file, caller, db, now }) =>
    reply(202, { importId: await startImport(db, deps, caller, file, now) }),
  ),
  serve(listingEndpoints.importStatus, ({ params, caller, db }) => getImport(db, caller, params.id)),
  serve(listingEndpoints.importRejected, async ({ params, caller, db }) => {
    const { headings, rows } = await getRejectedRows(db, caller, params.id);
    return withHeaders(rejectedCsv(headings, rows), {
      "content-disposition": 'attachment; filename="rejected.csv"',
    });
  }),
];

export const listingImport: Module = {
  routes,
  jobs: (deps) => [handleJob(importPieces, ({ importId }, tx) => importNextPieces(tx, deps, importId))],
};
