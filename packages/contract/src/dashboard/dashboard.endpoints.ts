import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { optionalTextSchema, pageNumberSchema, textSchema } from "../endpoint/query-fields.ts";
import { heirloopIdSchema, daySchema, slugSchema } from "../identity/identity.schema.ts";
import { ownListingSchema } from "../listing/listing.schema.ts";
import { sumCentsSchema } from "../money/money.schema.ts";
import { payoutSchema } from "../payout/payout.schema.ts";
import { profileSchema } from "../profile/profile.endpoints.ts";
import { coordinatesSchema } from "../user/user.schema.ts";

/** The tasks of a shop, the most urgent first. */
export const dashboardTaskKinds = [
  "cases",
  "no-shows",
  "requests",
  "offers",
  "reschedules",
  "schedules",
  "shipments",
  "collections",
  "questions",
  "consignments",
] as const;
export type DashboardTaskKind = (typeof dashboardTaskKinds)[number];

export const dashboardSummarySchema = z.object({
  activeListings: z.int(),
  openOrders: z.int(),
  /** The number of pieces. */
  soldLast30Days: z.int(),
  /** What buyers paid for pieces, without refunds. */
  revenueLast30Days: sumCentsSchema,
  /** Earned but not paid out yet. */
  pendingPayout: sumCentsSchema,
  /** The last 30 days, oldest first, including today; days are UTC. */
  days: z.array(z.object({ day: daySchema, revenue: sumCentsSchema, orders: z.int() })),
  /** Only kinds with open tasks, each once, in the order of {@link dashboardTaskKinds}. */
  tasks: z.array(
    z.object({
      kind: z.enum(dashboardTaskKinds),
      count: z.int(),
      /** The piece whose page has the first task; null when there is a list of them. */
      listing: z.nullable(z.object({ heirloopId: heirloopIdSchema, slug: z.string() })),
    }),
  ),
});
export type DashboardSummary = z.infer<typeof dashboardSummarySchema>;

export const dashboardProductLists = ["all", "active", "sold", "inactive", "search"] as const;
export type DashboardProductList = (typeof dashboardProductLists)[number];

export const dashboardProductsSchema = z.object({
  paginationData: z.object({ currentPage: z.int(), totalPages: z.int() }),
  /** The number of listings in each list, ignoring the search. */
  counts: z.object({ all: z.int(), active: z.int(), sold: z.int(), inactive: z.int() }),
  listings: z.array(ownListingSchema),
});
export type DashboardProducts = z.infer<typeof dashboardProductsSchema>;

export const shopDraftSchema = z.object({
  name: z.optional(textSchema(80, "Name your shop")),
  slug: z.optional(slugSchema),
  story: z.optional(optionalTextSchema(4_000)),
  logo: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  banner: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  policies: z.optional(optionalTextSchema(4_000)),
  coordinates: z.optional(z.nullable(coordinatesSchema)),
});
export type ShopDraft = z.infer<typeof shopDraftSchema>;

export const dashboardEndpoints = {
  summary: endpoint("GET", "/api/dashboard/summary", {
    summary: "Figures and time series of a shop",
    access: "business",
    answer: dashboardSummarySchema,
  }),
  products: endpoint("GET", "/api/dashboard/products/{page}/{type}", {
    summary: "A shop's listings, a list at a time",
    access: "business",
    params: z.object({
      page: pageNumberSchema,
      type: z.enum(dashboardProductLists),
    }),
    query: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
    answer: dashboardProductsSchema,
  }),
  payouts: endpoint("GET", "/api/dashboard/payouts", {
    summary: "A shop's latest payouts",
    access: "business",
    answer: z.object({ payouts: z.array(payoutSchema) }),
  }),
  editShop: endpoint("PATCH", "/api/dashboard/shop", {
    summary: "Change a shop's public face",
    access: "business",
    body: shopDraftSchema,
    answer: profileSchema,
    errors: ["state-conflict"],
    limits: [atMost(60, "changes to your shop", "hour")],
  }),
};
