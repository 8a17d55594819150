import { reportedListingEndpoints } from "@heirloop/contract/admin/reported-listing.endpoints";
import { listingReportEndpoints } from "@heirloop/contract/listing-report/listing-report.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import { readInSnapshot, transaction } from "../../platform/database/transaction.ts";
import type { Module } from "../module.ts";
import {
  keepReportedListing,
  reportedListings,
  takeDownReportedListing,
} from "./listing-report-decision.service.ts";
import { reportableListing, reportListing } from "./listing-report.service.ts";
import {
  allowTakenDownListing,
  foundListing,
  takeDownFoundListing,
  takenDownListings,
} from "./takedown.service.ts";

const routes = (deps: Deps): readonly Route[] => [
  serve(listingReportEndpoints.reportable, ({ params: { heirloopId }, caller, db }) =>
    reportableListing(db, caller.userId, heirloopId),
  ),
  serve(listingReportEndpoints.report, ({ params: { heirloopId: listingId }, body, caller, db }) =>
    transaction(db, (tx) => reportListing(tx, deps, caller.userId, { listingId, ...body })),
  ),
  serve(reportedListingEndpoints.list, async ({ db }) => ({
    listings: await readInSnapshot(db, (tx) => reportedListings(tx, 200)),
  })),
  serve(reportedListingEndpoints.takenDown, ({ query: { page }, db }) =>
    readInSnapshot(db, (tx) => takenDownListings(tx, page)),
  ),
  serve(reportedListingEndpoints.find, async ({ query: { keyword }, db }) => ({
    listing: await readInSnapshot(db, (tx) => foundListing(tx, keyword)),
  })),
  serve(reportedListingEndpoints.keep, ({ params: { id }, body: { reason }, caller, db, request }) =>
    transaction(db, (tx) =>
      keepReportedListing(tx, deps, id, { adminId: caller.userId, requestId: request.id, reason }),
    ),
  ),
  serve(reportedListingEndpoints.takeDown, ({ params: { id }, body: { reason }, caller, db, request }) =>
    transaction(db, (tx) =>
      takeDownReportedListing(tx, deps, id, { adminId: caller.userId, requestId: request.id, reason }),
    ),
  ),
  serve(
    reportedListingEndpoints.takeDownFound,
    ({ params: { heirloopId }, body: { reason }, caller, db, request }) =>
      transaction(db, (tx) =>
        takeDownFoundListing(tx, deps, heirloopId, {
          adminId: caller.userId,
          requestId: request.id,
          reason,
        }),
      ),
  ),
  serve(reportedListingEndpoints.allow, ({ params: { heirloopId }, body: { reason }, caller, db, request }) =>
    transaction(db, (tx) =>
      allowTakenDownListing(tx, deps, heirloopId, {
        adminId: caller.userId,
        requestId: request.id,
        reason,
      }),
    ),
  ),
];

/** Reports of pieces, and what admins decide about them. */
export const listingReport: Module = { routes };
