import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { pageNumberSchema } from "../endpoint/query-fields.ts";
import { idSchema } from "../identity/identity.schema.ts";
import { centsSchema } from "../money/money.schema.ts";
import { consignFormSchema, consignmentListSchema, consignmentSchema } from "./consignment.schema.ts";

const named = z.object({ id: idSchema });

export const consignmentEndpoints = {
  list: endpoint("GET", "/api/consign/get-consignments/{page}/{type}", {
    summary: "A business's consignments, a list at a time",
    access: "business",
    params: z.object({ page: pageNumberSchema, type: consignmentListSchema }),
    query: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
    answer: z.object({
      paginationData: z.object({ currentPage: z.int(), totalPages: z.int() }),
      consignments: z.array(consignmentSchema),
    }),
    errors: ["consignment-unavailable"],
  }),
  submit: endpoint("POST", "/api/consign", {
    summary: "Offer a piece for consignment",
    access: "user",
    body: consignFormSchema,
    status: 201,
    answer: consignmentSchema,
    idempotent: true,
  }),
  accept: endpoint("POST", "/api/consign/{id}/accept", {
    summary: "Take a consignment",
    access: "business",
    params: named,
    body: z.object({ pricePlan: centsSchema, share: z._default(z.int().check(z.gte(10), z.lte(90)), 60) }),
    answer: consignmentSchema,
    errors: ["consignment-taken"],
    idempotent: true,
  }),
  decline: endpoint("POST", "/api/consign/{id}/decline", {
    summary: "Pass on a consignment",
    access: "business",
    params: named,
    answer: consignmentSchema,
    errors: ["consignment-taken"],
    idempotent: true,
  }),
};
