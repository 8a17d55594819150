import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { pageNumberSchema } from "../endpoint/query-fields.ts";
import { heirloopIdSchema, idSchema, instantSchema } from "../identity/identity.schema.ts";
import { listingReportReasonSchema } from "../listing-report/listing-report.endpoints.ts";
import { listingSchema } from "../listing/listing.schema.ts";
import { auditedSchema, reportDecisionSchema } from "./admin.endpoints.ts";

const pieceSchema = z.pick(listingSchema, {
  heirloopId: true,
  slug: true,
  title: true,
  price: true,
  images: true,
  status: true,
});

/** Why a piece cannot be taken down now: an open order has it, or it is sold. */
const obstacleSchema = z.nullable(z.enum(["ordered", "sold"]));

/** A piece that users reported. */
export const reportedListingSchema = z.object({
  /** The oldest undecided report, by which it is decided on. */
  _id: idSchema,
  listing: pieceSchema,
  seller: auditedSchema,
  obstacle: obstacleSchema,
  /** Oldest first. */
  reports: z.array(
    z.object({
      _id: idSchema,
      reporter: auditedSchema,
      reason: listingReportReasonSchema,
      text: z.string(),
      date: instantSchema,
    }),
  ),
});
export type ReportedListing = z.infer<typeof reportedListingSchema>;

/** A piece that an admin looks up, reported or not. */
export const foundListingSchema = z.object({
  listing: pieceSchema,
  seller: auditedSchema,
  obstacle: obstacleSchema,
  /** An admin took it down already. */
  takenDown: z.boolean(),
  /** The number of its open reports, which taking it down closes. */
  openReports: z.int(),
});
export type FoundListing = z.infer<typeof foundListingSchema>;

/** A piece that an admin took down. */
export const takenDownListingSchema = z.object({
  listing: pieceSchema,
  seller: auditedSchema,
  /** What the seller reads. */
  reason: z.string(),
  date: instantSchema,
  /** It was for sale: allowing it puts it back on sale. */
  wasForSale: z.boolean(),
});
export type TakenDownListing = z.infer<typeof takenDownListingSchema>;

export const takenDownPageSchema = z.object({
  /** Newest first. */
  listings: z.array(takenDownListingSchema),
  /** The number on all pages. */
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
});
export type TakenDownPage = z.infer<typeof takenDownPageSchema>;

const reportPath = z.object({ id: idSchema });
const piecePath = z.object({ heirloopId: heirloopIdSchema });

export const reportedListingEndpoints = {
  list: endpoint("GET", "/api/admin/reported-listings", {
    summary: "Reported pieces that wait for an admin, oldest first",
    access: "admin",
    answer: z.object({ listings: z.array(reportedListingSchema) }),
  }),
  keep: endpoint("POST", "/api/admin/reported-listings/{id}/keep", {
    summary: "Keep a reported piece",
    access: "admin",
    params: reportPath,
    body: reportDecisionSchema,
    errors: ["state-conflict"],
    limits: [atMost(240, "reports decided", "hour")],
  }),
  /** Its seller reads the reason. */
  takeDown: endpoint("POST", "/api/admin/reported-listings/{id}/take-down", {
    summary: "Take down a reported piece until an admin allows it again",
    access: "admin",
    params: reportPath,
    body: reportDecisionSchema,
    errors: ["state-conflict", "listing-reserved", "listing-sold"],
    limits: [atMost(240, "reports decided", "hour")],
  }),
  find: endpoint("GET", "/api/admin/listings", {
    summary: "The piece with this number, or with this address of its page",
    access: "admin",
    query: z.object({ keyword: z.string().check(z.trim(), z.maxLength(200)) }),
    answer: z.object({ listing: z.nullable(foundListingSchema) }),
  }),
  /** Its seller reads the reason. */
  takeDownFound: endpoint("POST", "/api/admin/listings/{heirloopId}/take-down", {
    summary: "Take down any piece until an admin allows it again",
    access: "admin",
    params: piecePath,
    body: reportDecisionSchema,
    errors: ["state-conflict", "listing-reserved", "listing-sold"],
    limits: [atMost(240, "pieces taken down", "hour")],
  }),
  takenDown: endpoint("GET", "/api/admin/taken-down-listings", {
    summary: "Pieces that admins took down, newest first",
    access: "admin",
    query: z.object({ page: z._default(pageNumberSchema, 1) }),
    answer: takenDownPageSchema,
  }),
  allow: endpoint("POST", "/api/admin/taken-down-listings/{heirloopId}/allow", {
    summary: "Allow a piece again that an admin took down",
    access: "admin",
    params: piecePath,
    body: reportDecisionSchema,
    errors: ["state-conflict"],
    limits: [atMost(240, "pieces allowed", "hour")],
  }),
};
