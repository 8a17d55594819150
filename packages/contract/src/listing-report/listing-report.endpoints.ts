import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { optionalTextSchema } from "../endpoint/query-fields.ts";
import { heirloopIdSchema, instantSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";
import { listingReportReasons } from "./listing-report-reasons.ts";

export const listingReportReasonSchema = z.enum(listingReportReasons, "Choose a reason");

export const listingReportSchema = z.object({
  reason: listingReportReasonSchema,
  text: z._default(optionalTextSchema(600), ""),
});
export type ListingReport = z.infer<typeof listingReportSchema>;

/** A piece as shown to somebody who reports it. */
export const reportableListingSchema = z.extend(
  z.pick(listingSchema, { heirloopId: true, slug: true, title: true, price: true, images: true }),
  {
    seller: z.object({ firstName: z.string() }),
    /** Why the caller cannot report it: it is their own, or not for sale. */
    obstacle: z.nullable(z.enum(["own", "not-for-sale"])),
    /** When the caller has reported it. */
    reportedAt: z.nullable(instantSchema),
  },
);
export type ReportableListing = z.infer<typeof reportableListingSchema>;

const pathParams = z.object({ heirloopId: heirloopIdSchema });

export const listingReportEndpoints = {
  reportable: endpoint("GET", "/api/listings/{heirloopId}/report", {
    summary: "A piece, and whether the caller can report it or has done so",
    access: "user",
    params: pathParams,
    answer: reportableListingSchema,
  }),
  report: endpoint("POST", "/api/listings/{heirloopId}/reports", {
    summary: "Report a piece of another seller, once",
    access: "user",
    params: pathParams,
    body: listingReportSchema,
    errors: ["own-listing", "listing-inactive", "listing-sold", "state-conflict"],
    idempotent: true,
    limits: [atMost(20, "reported pieces", "hour")],
  }),
};
