import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import {
  optionalTextSchema,
  pageNumberSchema,
  textSchema,
  wholeNumberSchema,
} from "../endpoint/query-fields.ts";
import { daySchema, idSchema } from "../identity/identity.schema.ts";
import { centsSchema } from "../money/money.schema.ts";
import { listingPartSchema } from "../listing/listing.endpoints.ts";
import { enteredAddressSchema } from "../order/entered-address.schema.ts";
import { dayWindowSchema } from "../order/order.schema.ts";
import { phoneSchema } from "../user/user-fields.ts";
import {
  consignFormSchema,
  consignmentListSchema,
  consignmentSchema,
  consignZipSchema,
  offeredShopsSchema,
} from "./consignment.schema.ts";

const pathParams = z.object({ id: idSchema });

/**
 * The agreement between business and consigner: the minimum price (cents) and the consigner's percentage of
 * it.
 */
export const consignmentPlanSchema = z.object({
  pricePlan: centsSchema.check(z.gte(100, "Plan at least $1")),
  share: z._default(
    z
      .int()
      .check(
        z.gte(
          constants.lowestConsignerShare,
          `Leave the owner at least ${constants.lowestConsignerShare} percent`,
        ),
        z.lte(
          constants.highestConsignerShare,
          `Keep at least ${100 - constants.highestConsignerShare} percent, out of which comes our fee`,
        ),
      ),
    constants.consignerShare,
  ),
});
export type ConsignmentPlan = z.infer<typeof consignmentPlanSchema>;

/** A lower price in cents. */
export const consignmentPriceSchema = z.object({
  price: centsSchema.check(z.gte(100, "Ask for at least $1")),
});

/** Where the business collects the piece. */
export const consignmentPickupSchema = z.object({
  address: enteredAddressSchema,
  phone: phoneSchema,
  accessNotes: z.optional(optionalTextSchema(600)),
});

/** A time at which a side could meet the other one. */
export const consignmentTimeSchema = z.object({ date: daySchema, window: dayWindowSchema });

/** `window` names one of the other side's proposals, as in an order. */
export const consignmentAgreementSchema = z.object({ window: z.string().check(z.maxLength(40)) });

/** Why the business cannot take the piece after all; the owner reads it. */
export const consignmentReleaseSchema = z.object({ reason: textSchema(600, "Say why") });

const consignmentLimits = [atMost(300, "steps of consignments", "hour")];

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
    summary: "Consign a piece",
    access: "user",
    body: consignFormSchema,
    status: 201,
    answer: consignmentSchema,
    idempotent: true,
    limits: [atMost(30, "pieces offered for consignment", "hour")],
  }),
  accept: endpoint("POST", "/api/consign/{id}/accept", {
    summary: "Take a consignment",
    access: "business",
    params: pathParams,
    body: consignmentPlanSchema,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  decline: endpoint("POST", "/api/consign/{id}/decline", {
    summary: "Pass on a consignment",
    access: "business",
    params: pathParams,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  setPickup: endpoint("POST", "/api/consign/{id}/set-pickup", {
    summary: "Say where the business collects the piece, and how to reach its owner",
    access: "user",
    params: pathParams,
    body: consignmentPickupSchema,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: [atMost(60, "changes of collection addresses", "hour")],
  }),
  schedule: endpoint("POST", "/api/consign/{id}/schedule", {
    summary: "Propose a time for the collection of an accepted piece, up to three a side",
    access: "user",
    params: pathParams,
    body: consignmentTimeSchema,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: [atMost(60, "times proposed for a collection", "hour")],
  }),
  confirmSchedule: endpoint("POST", "/api/consign/{id}/confirm-schedule", {
    summary: "Agree to a time that the other side proposed; replaces the agreed time",
    access: "user",
    params: pathParams,
    body: consignmentAgreementSchema,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  release: endpoint("POST", "/api/consign/{id}/release", {
    summary: "Release an accepted piece before it is collected; other businesses can accept it again",
    access: "business",
    params: pathParams,
    body: consignmentReleaseSchema,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  calendar: endpoint("GET", "/api/consign/{id}/calendar.ics", {
    summary: "The agreed collection as a calendar file, to its two sides",
    access: "user",
    params: pathParams,
    answer: z.string(),
    answerKind: "calendar",
  }),
  collect: endpoint("POST", "/api/consign/{id}/collect", {
    summary: "Say that a consignment taken has been collected",
    access: "business",
    params: pathParams,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  sell: endpoint("POST", "/api/consign/{id}/list", {
    summary: "List a collected consignment for sale; what is not given comes from the consignment",
    access: "business",
    params: pathParams,
    body: listingPartSchema,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  giveBack: endpoint("POST", "/api/consign/{id}/return", {
    summary: "Give a consignment back to its owner; a listing of it is taken down",
    access: "business",
    params: pathParams,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict", "listing-reserved", "listing-sold"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  requestPrice: endpoint("POST", "/api/consign/{id}/request-price", {
    summary: "Ask the owner of a consignment for a lower price than agreed; replaces an earlier request",
    access: "business",
    params: pathParams,
    body: consignmentPriceSchema,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: [atMost(30, "price requests", "hour")],
  }),
  acceptPrice: endpoint("POST", "/api/consign/{id}/accept-price", {
    summary: "Agree to the lower price that the business asked for, which becomes the lowest one",
    access: "user",
    params: pathParams,
    body: consignmentPriceSchema,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  declinePrice: endpoint("POST", "/api/consign/{id}/decline-price", {
    summary: "Decline the lower price that the business asked for; the agreed price stays",
    access: "user",
    params: pathParams,
    body: consignmentPriceSchema,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  withdraw: endpoint("POST", "/api/consign/{id}/withdraw", {
    summary: "Withdraw a consignment before it is collected",
    access: "user",
    params: pathParams,
    answer: consignmentSchema,
    errors: ["consignment-taken", "state-conflict"],
    idempotent: true,
    limits: consignmentLimits,
  }),
  shops: endpoint("GET", "/api/consign/shops", {
    summary: "The shops that a piece with a ZIP code is offered to, the nearest first",
    access: "user",
    query: z.object({ zip: consignZipSchema }),
    answer: offeredShopsSchema,
    limits: [atMost(300, "lists of shops", "hour")],
  }),
  mine: endpoint("GET", "/api/consign/mine", {
    summary: "The consignments one has offered, a page at a time: what is over comes last, newest first",
    access: "user",
    query: z.object({
      page: z._default(pageNumberSchema, 1),
      limit: z._default(
        wholeNumberSchema(1, constants.consignmentsReadMaximum),
        constants.consignmentsPerPage,
      ),
      // Answers the page that contains this consignment, instead of `page`.
      consignment: z.optional(idSchema),
    }),
    answer: z.object({ consignments: z.array(consignmentSchema), total: z.int(), page: z.int() }),
  }),
};
