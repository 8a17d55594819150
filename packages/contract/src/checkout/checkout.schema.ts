import * as z from "zod/mini";
import { deliveryMethodSchema } from "../delivery-terms/delivery-method.schema.ts";
import { optionalTextSchema, textSchema } from "../endpoint/query-fields.ts";
import { errorCatalog } from "../problem/error-catalog.ts";
import { heirloopIdSchema, idSchema, instantSchema, orderIdSchema } from "../identity/identity.schema.ts";
import { listingSchema } from "../listing/listing.schema.ts";
import { centsSchema, offerCentsSchema, sumCentsSchema } from "../money/money.schema.ts";
import { enteredAddressSchema } from "../order/entered-address.schema.ts";
import { cardExpiryPattern, formatCardExpiry } from "./card-expiry.ts";
import { addressSchema, breakdownSchema, orderSchema, orderTypeSchema } from "../order/order.schema.ts";
import { partySchema } from "../user/user.schema.ts";
import { emailSchema, firstNameSchema, lastNameSchema, phoneSchema } from "../user/user-fields.ts";

const wantedSchema = z
  .array(z.object({ id: heirloopIdSchema, listingPrice: centsSchema }))
  .check(
    z.minLength(1, "Nothing to check out"),
    z.maxLength(20, "Check out with at most 20 pieces at a time"),
  );

/**
 * The listings to buy, and how they are delivered. `offerAmount` makes it an offer: one listing, below its
 * price.
 */
export const quoteRequestSchema = z.object({
  listings: wantedSchema,
  type: orderTypeSchema,
  address: z.optional(enteredAddressSchema),
  promoCode: z.optional(optionalTextSchema(40).check(z.toUpperCase())),
  offerAmount: z.optional(offerCentsSchema),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

export const contactSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  phone: phoneSchema,
});
export type Contact = z.infer<typeof contactSchema>;

/** The payment gateway's id of a card. */
export const paymentMethodSchema = textSchema(80, "Choose a card");

export const checkoutRequestSchema = z.extend(quoteRequestSchema, {
  scheduleViewing: z.optional(z.boolean()),
  /** One of the caller's own cards. Another user's card and an unknown one get the same 422 at this field. */
  paymentMethod: paymentMethodSchema,
  contact: contactSchema,
  /** The total that the buyer was shown. A different total is rejected with 409 `total-changed`. */
  total: z.optional(sumCentsSchema),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** A buyer's last entries, which fill in the next checkout. */
export const checkoutDetailsSchema = z.object({
  contact: z.nullable(contactSchema),
  address: z.nullable(addressSchema),
});
export type CheckoutDetails = z.infer<typeof checkoutDetailsSchema>;

const errorCodes = Object.keys(errorCatalog);

export const quoteSchema = z.object({
  /** The server's time, from which holds count down. */
  at: instantSchema,
  sellers: z.array(
    z.object({
      seller: partySchema,
      listings: z.array(listingSchema),
      breakdown: breakdownSchema,
      /** Absent for a pickup. */
      delivery: z.optional(deliveryMethodSchema),
    }),
  ),
  total: breakdownSchema,
  /** The listings that cannot be bought, and why. */
  unavailable: z.array(
    z.object({
      id: heirloopIdSchema,
      title: z.string(),
      code: z.string().check(z.refine((code) => errorCodes.includes(code))),
      reason: z.string(),
      /** The caller's own order, if that is the reason. */
      order: z.optional(orderIdSchema),
      /** Its current state; null when there is no such listing. */
      listing: z.nullable(listingSchema),
    }),
  ),
  promo: z.nullable(z.object({ code: z.string(), applied: z.boolean(), reason: z.nullable(z.string()) })),
});
export type Quote = z.infer<typeof quoteSchema>;

export const ordersCreatedSchema = z.object({ orders: z.array(orderSchema) });
/**
 * Not finished yet. `redirect`: the bank requires the buyer's confirmation at `url`; then confirm. `wait`: the
 * payment gateway has not answered yet; confirm in a moment.
 */
export const confirmationNeededSchema = z.object({
  checkoutId: idSchema,
  nextAction: z.discriminatedUnion("type", [
    z.object({ type: z.literal("redirect"), url: z.string() }),
    z.object({ type: z.literal("wait") }),
  ]),
});

export const holdSchema = z.object({ until: instantSchema, listings: z.array(heirloopIdSchema) });
export type Hold = z.infer<typeof holdSchema>;

/** A card as typed into the sandbox's form. */
export const sandboxCardSchema = z.object({
  number: z.string().check(z.trim(), z.regex(/^(?:\d[ -]?){13,19}$/, "Enter the card number")),
  expiry: z.string().check(z.trim(), z.regex(cardExpiryPattern, "Use MM/YY"), z.overwrite(formatCardExpiry)),
  cvc: z.string().check(z.trim(), z.regex(/^\d{3,4}$/, "Enter the 3 or 4 digits")),
});
export type SandboxCard = z.infer<typeof sandboxCardSchema>;
