import * as z from "zod/mini";
import { optionalTextSchema, textSchema } from "../endpoint/query-fields.ts";
import { daySchema } from "../identity/identity.schema.ts";
import { centsSchema, offerCentsSchema } from "../money/money.schema.ts";
import type { LostOfferOutcome } from "./offer-status.ts";
import { phoneSchema } from "../user/user-fields.ts";
import { enteredAddressSchema } from "./entered-address.schema.ts";
import { dayWindowSchema, lateMinutesSchema } from "./order.schema.ts";

const reasonSchema = optionalTextSchema(600);

/** The events that the two sides and admins can send to an order, as named by the order machine. */
export const orderEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("accept") }),
  z.object({ type: z.literal("counter"), amount: offerCentsSchema }),
  z.object({ type: z.literal("decline"), reason: z.optional(reasonSchema) }),
  z.object({ type: z.literal("withdraw") }),
  /** The buyer chooses another of their saved cards after theirs was declined for an accepted offer. */
  z.object({ type: z.literal("retry-payment"), paymentMethod: textSchema(80, "Choose a card") }),
  z.object({ type: z.literal("approve") }),
  z.object({ type: z.literal("cancel"), reason: z.optional(reasonSchema) }),
  /** The seller says where the buyer picks the piece up, before a time is agreed on or later. */
  z.object({
    type: z.literal("set-pickup"),
    address: enteredAddressSchema,
    phone: phoneSchema,
    accessNotes: z.optional(optionalTextSchema(600)),
  }),
  z.object({ type: z.literal("schedule"), date: daySchema, window: dayWindowSchema }),
  /**
   * `window` names one of the other side's proposals: `2026-11-25/morning`, or `morning` when only one has
   * that window.
   */
  z.object({ type: z.literal("confirm-schedule"), window: z.string().check(z.maxLength(40)) }),
  /** Another time instead of the agreed one, which stays valid until the other side confirms the new one. */
  z.object({ type: z.literal("reschedule"), date: daySchema, window: dayWindowSchema }),
  /** `window` names the other side's proposal: `2026-11-25/morning`. */
  z.object({ type: z.literal("confirm-reschedule"), window: z.string().check(z.maxLength(40)) }),
  /** Declines the other side's proposal of another time, or withdraws one's own. */
  z.object({ type: z.literal("keep-schedule") }),
  /** On the day of the agreed time. */
  z.object({ type: z.literal("running-late"), minutes: lateMinutesSchema }),
  /** The other side did not come to the agreed time. */
  z.object({ type: z.literal("report-no-show") }),
  /** The other side says what happened instead; an admin decides then. */
  z.object({ type: z.literal("contest-no-show"), reason: textSchema(600, "Say what happened") }),
  z.object({ type: z.literal("withdraw-no-show") }),
  /** An admin decides that the piece changed hands. */
  z.object({ type: z.literal("confirm-handover"), reason: textSchema(600, "Say why") }),
  z.object({
    type: z.literal("assign-carrier"),
    carrier: textSchema(80, "Name the carrier"),
    quote: centsSchema,
  }),
  z.object({ type: z.literal("ship"), tracking: textSchema(80, "Enter the tracking number") }),
  /** A seller needs `proof`, the URL of an uploaded picture. */
  z.object({ type: z.literal("deliver"), proof: z.optional(z.string().check(z.maxLength(300))) }),
  /** A seller needs the buyer's handoff `code`. */
  z.object({ type: z.literal("pick-up"), code: z.optional(z.string().check(z.trim(), z.maxLength(12))) }),
  z.object({ type: z.literal("complete-off") }),
  z.object({ type: z.literal("remove"), reason: textSchema(600, "Say why") }),
]);
export type OrderEvent = z.infer<typeof orderEventSchema>;
export type OrderEventType = OrderEvent["type"];

/** The first event of an order: a purchase at the asking price, or an offer. Sent by a checkout. */
export type OrderPlacingEvent = { type: "request" } | { type: "offer" };

/** Events of deadlines; only the server's jobs send these. */
export type OrderTimeEvent = { type: "expire" } | { type: "auto-complete" } | { type: "lapse" };

/** The outcome of a payment; only the server sends these, once the payment gateway has answered. */
export type OrderPaymentEvent = { type: "payment-succeeded" } | { type: "payment-failed" };

/** The effect of a changed piece or account on an open offer; only the server sends these. */
export type OrderOfferEvent = { type: "reprice" } | { type: "end-offer"; outcome: LostOfferOutcome };
