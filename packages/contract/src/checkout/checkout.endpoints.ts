import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { heirloopIdSchema, idSchema } from "../identity/identity.schema.ts";
import {
  checkoutDetailsSchema,
  checkoutRequestSchema,
  confirmationNeededSchema,
  holdSchema,
  ordersCreatedSchema,
  paymentMethodSchema,
  quoteRequestSchema,
  quoteSchema,
  sandboxCardSchema,
} from "./checkout.schema.ts";

/** An order can be rejected for the same reasons immediately and after the bank's confirmation. */
const placingErrors = [
  "price-changed",
  "total-changed",
  "listing-sold",
  "listing-reserved",
  "already-ordered",
  "listing-inactive",
  "own-listing",
  "not-accepting",
  "card-declined",
  "state-conflict",
  "not-while-entered",
] as const;

export const checkoutEndpoints = {
  hold: endpoint("POST", "/api/checkout/holds", {
    summary: "Hold listings for 15 minutes while checking out; the whole list or none",
    access: "user",
    body: z.object({
      listings: z
        .array(heirloopIdSchema)
        .check(z.minLength(1), z.maxLength(5, "You can reserve at most 5 pieces at a time")),
    }),
    answer: holdSchema,
    errors: [
      "listing-reserved",
      "already-ordered",
      "listing-sold",
      "listing-inactive",
      "own-listing",
      "not-accepting",
      "too-many-holds",
    ],
    idempotent: true,
    limits: [atMost(120, "reservations", "hour")],
  }),
  release: endpoint("DELETE", "/api/checkout/holds", {
    summary: "Let go of all one's holds",
    access: "user",
    limits: [atMost(300, "reservations ended", "hour")],
  }),
  details: endpoint("GET", "/api/checkout/details", {
    summary: "The contact and address of the caller's own last order, to fill in the next checkout",
    access: "user",
    answer: checkoutDetailsSchema,
  }),
  quote: endpoint("POST", "/api/checkout/quote", {
    summary: "What it would cost",
    access: "everyone",
    body: quoteRequestSchema,
    answer: quoteSchema,
    errors: ["price-changed", "tax-unavailable"],
    changesState: false,
  }),
  /** Without Stripe only; with it the browser hands the card to Stripe, and this answers `not-found`. */
  enterTestCard: endpoint("POST", "/api/sandbox/cards", {
    summary: "Hand a test card to the sandbox payment provider",
    access: "user",
    body: sandboxCardSchema,
    status: 201,
    answer: z.object({ paymentMethod: z.string() }),
    errors: ["not-while-entered", "not-found"],
    idempotent: true,
    limits: [atMost(20, "cards", "10 minutes")],
  }),
  saveCard: endpoint("POST", "/api/payments/payment-methods", {
    summary: "Save a card that the browser handed to the payment provider",
    access: "user",
    body: z.object({ paymentMethod: paymentMethodSchema }),
    status: 201,
    answer: z.object({ paymentMethod: z.string(), label: z.string() }),
    errors: ["not-while-entered"],
    idempotent: true,
    limits: [atMost(20, "cards", "10 minutes")],
  }),
  submit: endpoint("POST", "/api/checkout", {
    summary: "Buy, or send an offer: one order per seller, all or none",
    access: "user",
    body: checkoutRequestSchema,
    status: 201,
    answer: z.union([ordersCreatedSchema, confirmationNeededSchema]),
    alternatives: [{ status: 202, answer: confirmationNeededSchema }],
    errors: [...placingErrors, "tax-unavailable"],
    idempotent: true,
    limits: [atMost(120, "checkouts", "hour")],
  }),
  confirm: endpoint("POST", "/api/checkout/{checkoutId}/confirm", {
    summary: "Finish a checkout after the bank's confirmation, or once its payment is confirmed",
    access: "user",
    params: z.object({ checkoutId: idSchema }),
    status: 201,
    answer: z.union([ordersCreatedSchema, confirmationNeededSchema]),
    alternatives: [{ status: 202, answer: confirmationNeededSchema }],
    errors: placingErrors,
    idempotent: true,
    limits: [atMost(120, "checkouts", "hour")],
  }),
};
