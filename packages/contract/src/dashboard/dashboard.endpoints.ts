import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { optionalTextSchema, pageNumberSchema, textSchema } from "../endpoint/query-fields.ts";
import {
  daySchema,
  idSchema,
  instantSchema,
  orderIdSchema,
  slugSchema,
} from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";
import { centsSchema } from "../money/money.schema.ts";
import { profileSchema } from "../profile/profile.endpoints.ts";
import { coordinatesSchema } from "../user/user.schema.ts";

export const dashboardEndpoints = {
  summary: endpoint("GET", "/api/dashboard/summary", {
    summary: "Figures and time series of a shop",
    access: "business",
    answer: z.object({
      activeListings: z.int(),
      openOrders: z.int(),
      soldLast30Days: z.int(),
      revenueLast30Days: centsSchema,
      pendingPayout: centsSchema,
      days: z.array(z.object({ day: daySchema, revenue: centsSchema, orders: z.int() })),
    }),
  }),
  products: endpoint("GET", "/api/dashboard/products/{page}/{type}", {
    summary: "A shop's listings, a list at a time",
    access: "business",
    params: z.object({
      page: pageNumberSchema,
      type: z.enum(["all", "active", "sold", "inactive", "search"]),
    }),
    query: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
    answer: z.object({
      paginationData: z.object({ currentPage: z.int(), totalPages: z.int() }),
      listings: z.array(listingSchema),
    }),
  }),
  payouts: endpoint("GET", "/api/dashboard/payouts", {
    summary: "A shop's payouts",
    access: "business",
    answer: z.object({
      payouts: z.array(
        z.object({
          _id: idSchema,
          order: orderIdSchema,
          amount: centsSchema,
          status: z.enum(["waiting", "held", "sent", "arrived", "failed"]),
          arrivesAt: z.nullable(instantSchema),
        }),
      ),
    }),
  }),
  editShop: endpoint("PATCH", "/api/dashboard/shop", {
    summary: "Change a shop's public face",
    access: "business",
    body: z.object({
      name: z.optional(textSchema(80, "Name your shop")),
      slug: z.optional(slugSchema),
      story: z.optional(optionalTextSchema(4_000)),
      logo: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
      banner: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
      policies: z.optional(optionalTextSchema(4_000)),
      coordinates: z.optional(z.nullable(coordinatesSchema)),
    }),
    answer: profileSchema,
    errors: ["state-conflict"],
  }),
};
