import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { orderIdSchema } from "../identity/identity.schema.ts";
import { sumCentsSchema } from "../money/money.schema.ts";
import { userSchema } from "../user/user.schema.ts";
import { orderCaseEventSchema } from "./order-case.events.ts";
import { caseReportSchema, orderCaseSchema } from "./order-case.schema.ts";

const pathParams = z.object({ orderId: orderIdSchema });
const sideOfCaseSchema = z.pick(userSchema, { _id: true, firstName: true, lastName: true, email: true });

/** A case as admins list it. */
export const listedCaseSchema = z.object({
  case: orderCaseSchema,
  pieces: z.array(z.string()),
  total: sumCentsSchema,
  buyer: sideOfCaseSchema,
  seller: sideOfCaseSchema,
});
export type ListedCase = z.infer<typeof listedCaseSchema>;

export const orderCaseEndpoints = {
  get: endpoint("GET", "/api/orders/{orderId}/case", {
    summary: "The case about an order, to its buyer, seller or an admin",
    access: "user",
    params: pathParams,
    answer: orderCaseSchema,
    errors: ["permission-denied"],
  }),
  /** One for each order, within 48 hours of its delivery. */
  open: endpoint("POST", "/api/orders/{orderId}/case", {
    summary: "Report a problem with a delivered order",
    access: "user",
    params: pathParams,
    body: caseReportSchema,
    status: 201,
    answer: orderCaseSchema,
    errors: ["permission-denied", "not-while-entered", "state-conflict"],
    idempotent: true,
    limits: [atMost(20, "reported problems", "hour")],
  }),
  send: endpoint("POST", "/api/orders/{orderId}/case/events", {
    summary: "Drive the case about an order",
    access: "user",
    params: pathParams,
    body: orderCaseEventSchema,
    answer: orderCaseSchema,
    errors: ["permission-denied", "not-while-entered", "state-conflict"],
    idempotent: true,
    limits: [atMost(120, "steps of reported problems", "hour")],
  }),
  list: endpoint("GET", "/api/admin/cases", {
    summary: "Open cases, those that wait for an admin first, then the oldest",
    access: "admin",
    answer: z.object({ cases: z.array(listedCaseSchema) }),
  }),
};
