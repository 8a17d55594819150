import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { textSchema } from "../endpoint/query-fields.ts";
import { daySchema } from "../identity/identity.schema.ts";
import { centsSchema } from "../money/money.schema.ts";
import { dayWindowSchema } from "../order/order.schema.ts";
import { caseSolutions } from "../order/order-case-status.ts";

const caseTextSchema = (missing: string) => textSchema(constants.caseTextMaximumLength, missing);

/** Addresses of the sender's own uploads. */
export const casePicturesSchema = z._default(
  z
    .array(z.string().check(z.maxLength(300)))
    .check(
      z.maxLength(
        constants.picturesPerCaseEntry,
        `Add at most ${constants.picturesPerCaseEntry} pictures at a time`,
      ),
    ),
  [],
);

/** Cents; for a refund only. The case's rules say which amounts are possible. */
const amountSchema = z.optional(centsSchema);

/** The events that the two sides and admins can send to a case, as named by the case's machine. */
export const orderCaseEventSchema = z.discriminatedUnion("type", [
  /** The seller agrees to what the buyer wants, or the buyer to the seller's proposal. */
  z.object({ type: z.literal("accept") }),
  z.object({
    type: z.literal("propose"),
    solution: z.enum(caseSolutions, { error: "Choose what you propose" }),
    amount: amountSchema,
    message: caseTextSchema("Say why you propose this"),
  }),
  z.object({ type: z.literal("decline"), message: caseTextSchema("Say why you decline") }),
  z.object({ type: z.literal("escalate"), message: caseTextSchema("Say what we should look at") }),
  z.object({ type: z.literal("withdraw") }),
  z.object({ type: z.literal("schedule"), date: daySchema, window: dayWindowSchema }),
  /** `window` names one of the other side's proposals, as in an order. */
  z.object({
    type: z.literal("confirm-schedule"),
    window: z.string().check(z.maxLength(40)),
  }),
  /** The buyer has given the piece to the carrier. */
  z.object({ type: z.literal("send-back"), tracking: textSchema(80, "Enter the tracking number") }),
  /** The seller has the piece back. */
  z.object({ type: z.literal("receive") }),
  z.object({ type: z.literal("confirm-repair") }),
  z.object({
    type: z.literal("add-evidence"),
    message: caseTextSchema("Describe what you add"),
    pictures: casePicturesSchema,
  }),
  z.object({
    type: z.literal("decide"),
    solution: z.enum(["return", "refund", "none"], { error: "Choose a decision" }),
    amount: amountSchema,
    message: caseTextSchema("Say why"),
  }),
]);
export type OrderCaseEvent = z.infer<typeof orderCaseEventSchema>;
export type OrderCaseEventType = OrderCaseEvent["type"];

/** The first event of a case. */
export type OrderCaseOpeningEvent = { type: "open" };
/** Only the server's job sends it, when nobody acted before the deadline. */
export type OrderCaseTimeEvent = { type: "time-out" };
/** The outcome of the refund; only the server sends these, once the payment gateway has answered. */
export type OrderCaseRefundEvent = { type: "refund-succeeded" } | { type: "refund-failed" };
