import * as z from "zod/mini";
import { optionalTextSchema, textSchema } from "../endpoint/query-fields.ts";
import { chatIdSchema, daySchema, instantSchema, orderIdSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";
import { centsSchema, sumCentsSchema } from "../money/money.schema.ts";
import { partySchema, sideSchema } from "../user/user.schema.ts";
import { offerStatusSchema } from "./offer-status.ts";
import { orderStatusSchema } from "./order-status.ts";

export const orderTypeSchema = z.enum(["delivery", "pickup"]);
export type OrderType = z.infer<typeof orderTypeSchema>;

/** morning 8–12, afternoon 12–17, evening 17–21, in the seller's local time. */
export const dayWindowSchema = z.enum(["morning", "afternoon", "evening"]);
export type DayWindow = z.infer<typeof dayWindowSchema>;
export const timeWindowSchema = z.object({ date: daySchema, window: dayWindowSchema });
export type TimeWindow = z.infer<typeof timeWindowSchema>;

/** Cents; `discount` is what is taken off. total = items + delivery − discount + tax. */
export const breakdownSchema = z.object({
  items: sumCentsSchema,
  delivery: sumCentsSchema,
  discount: sumCentsSchema,
  tax: sumCentsSchema,
  total: sumCentsSchema,
});
export type Breakdown = z.infer<typeof breakdownSchema>;

/** The amount on the table now, whoever named it last. */
export const offerSchema = z.object({
  amount: centsSchema,
  status: offerStatusSchema,
  /** The latest counteroffer; equals `amount` while the status is counteroffer. */
  counteroffer: z.nullable(centsSchema),
  /** The last amount that the buyer offered. */
  buyerAmount: centsSchema,
  /** The last amount that the seller countered with; null before the first. */
  sellerAmount: z.nullable(centsSchema),
  /** Whose answer is awaited; null once the bargaining has ended. */
  turn: z.nullable(sideSchema),
});
export type Offer = z.infer<typeof offerSchema>;

export const addressSchema = z.object({
  line1: textSchema(120, "Enter a street address"),
  line2: z.optional(optionalTextSchema(120)),
  city: textSchema(80, "Enter the city"),
  state: z.string().check(z.trim(), z.regex(/^[A-Z]{2}$/, "Choose a state")),
  zip: z.string().check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, "Enter a 5-digit ZIP code")),
});
export type Address = z.infer<typeof addressSchema>;

/** What happens by itself, and when. */
export const deadlineSchema = z.object({
  event: z.enum(["expire", "auto-complete", "lapse"]),
  at: instantSchema,
});
export type Deadline = z.infer<typeof deadlineSchema>;

export const orderSchema = z.object({
  _id: orderIdSchema,
  status: orderStatusSchema,
  type: orderTypeSchema,
  /** Pickup only: the buyer wants to see the piece before taking it. */
  scheduleViewing: z.boolean(),
  offer: z.nullable(offerSchema),
  approved: z.boolean(),
  buyer: partySchema,
  seller: partySchema,
  date: instantSchema,
  breakdown: breakdownSchema,
  listings: z.array(
    z.object({ listing: listingSchema, /** What this order pays for it. */ price: centsSchema }),
  ),
  chat: z.nullable(chatIdSchema),
  deadline: z.nullable(deadlineSchema),
  schedule: z.object({
    proposals: z.array(z.object({ date: daySchema, window: dayWindowSchema, by: sideSchema })),
    agreed: z.nullable(timeWindowSchema),
  }),
  carrier: z.nullable(z.object({ name: z.string(), quote: centsSchema })),
  tracking: z.nullable(z.string()),
  /** The code the buyer shows at pickup; null in the seller's answers. */
  handoffCode: z.nullable(z.string()),
  /** Where a delivery goes; the seller sees it once the order is approved. */
  address: z.nullable(addressSchema),
  /** The side that asked to complete the order outside Heirloop. */
  completeOffAskedBy: z.nullable(sideSchema),
  /** For the seller: what it agreed on with the owner of a consigned piece, below which it accepts nothing. Null in the buyer's answers. */
  priceFloor: z.nullable(centsSchema),
  /** A piece of it is sold for its owner, so that it cannot be completed outside Heirloop. */
  consigned: z.boolean(),
  payment: z.object({
    status: z.enum(["saved", "authorised", "captured", "voided", "refunded"]),
    card: z.string(),
  }),
  history: z.array(
    z.object({
      type: z.string(),
      by: z.nullable(sideSchema),
      at: instantSchema,
      reason: z.nullable(z.string()),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;
