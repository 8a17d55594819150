import * as z from "zod/mini";
import { delivererSchema } from "../delivery-terms/delivery-method.schema.ts";
import { optionalTextSchema, textSchema } from "../endpoint/query-fields.ts";
import { chatIdSchema, daySchema, instantSchema, orderIdSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";
import { centsSchema, sumCentsSchema } from "../money/money.schema.ts";
import { partySchema, sideSchema } from "../user/user.schema.ts";
import { phoneSchema } from "../user/user-fields.ts";
import { orderEarningsSchema } from "../money/order-earnings.schema.ts";
import { ratingSchema } from "../review/review.schema.ts";
import { buyerRecordSchema } from "./buyer-record.schema.ts";
import { moneyLineSchema } from "./order-money.schema.ts";
import { offerStatusSchema } from "./offer-status.ts";
import { caseSummarySchema } from "./order-case-status.ts";
import { orderStatusSchema } from "./order-status.ts";
import { paymentStatusSchema } from "./payment-status.ts";

export const orderTypeSchema = z.enum(["delivery", "pickup"]);
export type OrderType = z.infer<typeof orderTypeSchema>;

/** morning 8–12, afternoon 12–17, evening 17–21, in the seller's local time. */
export const dayWindowSchema = z.enum(["morning", "afternoon", "evening"]);
export type DayWindow = z.infer<typeof dayWindowSchema>;
export const timeWindowSchema = z.object({ date: daySchema, window: dayWindowSchema });
export type TimeWindow = z.infer<typeof timeWindowSchema>;
const proposalSchema = z.object({ date: daySchema, window: dayWindowSchema, by: sideSchema });
export type TimeProposal = z.infer<typeof proposalSchema>;

/** About how late a side says it is, in minutes. */
export const lateMinutes = [15, 30, 60] as const;
export const lateMinutesSchema = z.literal(lateMinutes);
const lateNoticeSchema = z.object({ by: sideSchema, minutes: lateMinutesSchema });
export type LateNotice = z.infer<typeof lateNoticeSchema>;

/** A side reports that the other one did not come. Once the other side contests it, an admin decides. */
const noShowSchema = z.object({ by: sideSchema, contested: z.boolean() });
export type NoShow = z.infer<typeof noShowSchema>;

/** Cents. total = items + delivery − discount + tax. */
export const breakdownSchema = z.object({
  items: sumCentsSchema,
  delivery: sumCentsSchema,
  discount: sumCentsSchema,
  tax: sumCentsSchema,
  total: sumCentsSchema,
});
export type Breakdown = z.infer<typeof breakdownSchema>;

/** The current amount, whichever side named it. */
export const offerSchema = z.object({
  amount: centsSchema,
  status: offerStatusSchema,
  /** The latest counteroffer; equals `amount` while the status is counteroffer. */
  counteroffer: z.nullable(centsSchema),
  /** The buyer's last amount. */
  buyerAmount: centsSchema,
  /** The seller's last counteroffer; null before the first. */
  sellerAmount: z.nullable(centsSchema),
  /** The side whose response is due; null once the negotiation has ended. */
  turn: z.nullable(sideSchema),
});
export type Offer = z.infer<typeof offerSchema>;

/** As saved. A new one also has to meet `enteredAddressSchema`. */
export const addressSchema = z.object({
  line1: textSchema(120, "Enter a street address"),
  line2: z.optional(optionalTextSchema(120)),
  city: textSchema(80, "Enter the city"),
  state: z.string().check(z.trim(), z.regex(/^[A-Z]{2}$/, "Choose a state")),
  zip: z.string().check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, "Enter a 5-digit ZIP code")),
});
export type Address = z.infer<typeof addressSchema>;

const destinationSchema = z.object({
  city: z.string(),
  state: z.string(),
  /** In a straight line, as counted when the order was placed; absent if a place was unknown. */
  miles: z.optional(z.int()),
});
export type Destination = z.infer<typeof destinationSchema>;

/** Where a buyer picks the piece up, as the seller enters it. */
export const pickupDetailsSchema = z.object({
  address: addressSchema,
  /** The number at which the buyer reaches the seller. */
  phone: phoneSchema,
  /** Stairs, parking, the doorbell. */
  accessNotes: z.nullable(z.string()),
});
export type PickupDetails = z.infer<typeof pickupDetailsSchema>;

/** How to reach the other side of an order in person. */
export const orderContactSchema = z.object({
  /** The person's own name, also for a business. */
  firstName: z.string(),
  /** Null if they have entered no number. */
  phone: z.nullable(z.string()),
});
export type OrderContact = z.infer<typeof orderContactSchema>;

/** What happens automatically, and when. */
export const deadlineSchema = z.object({
  event: z.enum(["expire", "auto-complete", "lapse"]),
  at: instantSchema,
});
export type Deadline = z.infer<typeof deadlineSchema>;

export const orderSchema = z.object({
  _id: orderIdSchema,
  status: orderStatusSchema,
  type: orderTypeSchema,
  /** Who brings it, as fixed when the order was placed; absent for pickups and old orders. */
  deliveredBy: z.optional(delivererSchema),
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
    proposals: z.array(proposalSchema),
    agreed: z.nullable(timeWindowSchema),
    /** Another time that a side proposes instead of the agreed one. */
    reschedule: z.optional(proposalSchema),
    /** Who is late for the agreed time, oldest first. */
    late: z.optional(z.array(lateNoticeSchema)),
    noShow: z.optional(noShowSchema),
    /** The IANA time zone of the windows, the seller's. */
    timeZone: z.optional(z.string()),
    /** For the buyer of a pickup, while a time can be proposed: the windows of the seller's pickup hours. */
    offered: z.optional(z.array(timeWindowSchema)),
  }),
  /** Its quote is the seller's business: the buyer pays the delivery price of the checkout. */
  carrier: z.nullable(z.object({ name: z.string() })),
  tracking: z.nullable(z.string()),
  /** The picture that a seller uploaded as proof of delivery, for both sides. */
  proof: z.nullable(z.string()),
  /** The code that the buyer shows at pickup; null in the seller's responses. */
  handoffCode: z.nullable(z.string()),
  /**
   * The delivery address, the pickup details and the other side's contact details. Each side always sees what
   * it entered itself; the rest is null except in the statuses named in `order-contact.ts`.
   */
  address: z.nullable(addressSchema),
  /** For the seller of a delivery, until the address is shown: where it goes. */
  destination: z.optional(destinationSchema),
  pickup: z.nullable(pickupDetailsSchema),
  contact: z.nullable(orderContactSchema),
  /** The side that asked to complete the order outside Heirloop. */
  completeOffAskedBy: z.nullable(sideSchema),
  /**
   * For the seller: the lowest price that the owner of a consigned piece agreed to. Null in the buyer's
   * responses.
   */
  priceFloor: z.nullable(centsSchema),
  /** One of its pieces is consigned, so it cannot be completed outside Heirloop. */
  consigned: z.boolean(),
  payment: z.object({
    status: paymentStatusSchema,
    /** `Visa ending 4242`; empty in the seller's responses. */
    card: z.string(),
    /** The buyer's bank asks about the payment: nothing is paid out or refunded until it has decided. */
    disputed: z.optional(z.boolean()),
    /** For the buyer: the bank's page on which to confirm the pending payment. */
    confirmationUrl: z.optional(z.string()),
  }),
  /** What has happened to its money, oldest first: the viewer's lines, or those of all sides for an admin. */
  money: z.array(moneyLineSchema),
  /** For the seller, unless the order ended without a sale. */
  earnings: z.optional(orderEarningsSchema),
  /** For the seller, while the order or offer waits for an answer. */
  buyerRecord: z.optional(buyerRecordSchema),
  /** The reported problem, if there is one. */
  case: z.optional(caseSummarySchema),
  /** For the buyer, while a problem can be reported: until when. */
  reportableUntil: z.optional(instantSchema),
  /**
   * The viewer's own review of the other side, once it can be written; the rating is null until it is. What the other
   * side has written is not part of it. Absent for an admin.
   */
  ownReview: z.optional(z.object({ rating: z.nullable(ratingSchema) })),
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
