import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { orderIdSchema } from "../identity/identity.schema.ts";
import { buyerReviewsSchema } from "./buyer-record.schema.ts";
import { purchaseSelectionSchema, saleSelectionSchema } from "./order-status.ts";
import { orderEventSchema } from "./order.events.ts";
import { orderSchema } from "./order.schema.ts";

const pathParams = z.object({ orderId: orderIdSchema });

/** `after`: the last order that was read; the response continues with older ones. */
const pageSchema = {
  after: z.optional(orderIdSchema),
  limit: z._default(
    z.number().check(z.int(), z.gte(1), z.lte(constants.ordersReadMaximum)),
    constants.ordersReadMaximum,
  ),
};

export const orderEndpoints = {
  get: endpoint("GET", "/api/orders/{orderId}", {
    summary: "One order, to its buyer, seller or an admin",
    access: "user",
    params: pathParams,
    answer: orderSchema,
    errors: ["permission-denied"],
  }),
  calendar: endpoint("GET", "/api/orders/{orderId}/calendar.ics", {
    summary: "The agreed pickup or delivery as a calendar file, to its two sides",
    access: "user",
    params: pathParams,
    answer: z.string(),
    answerKind: "calendar",
    errors: ["permission-denied"],
  }),
  buyerReviews: endpoint("GET", "/api/orders/{orderId}/buyer-reviews", {
    summary: "What sellers say about the buyer of an order, to its seller",
    access: "user",
    params: pathParams,
    answer: buyerReviewsSchema,
    errors: ["permission-denied"],
  }),
  send: endpoint("POST", "/api/orders/{orderId}/events", {
    summary: "Drive the order",
    access: "user",
    params: pathParams,
    body: orderEventSchema,
    answer: orderSchema,
    errors: [
      "permission-denied",
      "not-while-entered",
      "event-not-allowed",
      "card-declined",
      "listing-sold",
      "listing-reserved",
      "listing-inactive",
      "state-conflict",
    ],
    idempotent: true,
    limits: [atMost(600, "changes to orders", "hour")],
  }),
  purchases: endpoint("POST", "/api/chat/purchases", {
    summary: "The caller's orders as a buyer, newest first, some at a time",
    access: "user",
    body: z.object({ type: purchaseSelectionSchema, ...pageSchema }),
    answer: z.array(orderSchema),
    errors: ["not-found"],
    changesState: false,
  }),
  sales: endpoint("POST", "/api/chat/sales", {
    summary: "The caller's orders as a seller, newest first, some at a time",
    access: "user",
    body: z.object({ type: saleSelectionSchema, ...pageSchema }),
    answer: z.array(orderSchema),
    errors: ["not-found"],
    changesState: false,
  }),
};
