import * as z from "zod/mini";
import { hubIds } from "../hub/hub.ts";
import { regionSchema } from "../hub/hub.schema.ts";
import {
  heirloopIdSchema,
  idSchema,
  instantSchema,
  orderIdSchema,
  slugSchema,
} from "../identity/identity.schema.ts";
import { contacts } from "../blocked-people/contact.ts";
import { comesApartChoices } from "./comes-apart.ts";
import { conditions } from "./condition.ts";
import { shownBandsSchema } from "../delivery-terms/delivery-method.schema.ts";
import { centsSchema } from "../money/money.schema.ts";
import { partySchema } from "../user/user.schema.ts";

export const listingStatusSchema = z.enum(["active", "sold", "inactive"]);
export type ListingStatus = z.infer<typeof listingStatusSchema>;

export const conditionSchema = z.enum(conditions);
export type Condition = z.infer<typeof conditionSchema>;

/** How a piece comes apart for carrying, according to its seller. */
export const comesApartSchema = z.enum(comesApartChoices);

/** Raw catalog names (`mid_century_modern`); the label formatter makes them readable. */
const nameSchema = z.string();

/** A listing as shown in lists, carts and chats. */
export const listingSchema = z.object({
  _id: idSchema,
  heirloopId: heirloopIdSchema,
  slug: slugSchema,
  title: z.string(),
  price: centsSchema,
  /** The price before the reduction. */
  compareAtPrice: z.nullable(centsSchema),
  /** Paths `/pictures/{key}`; sizes are at `/pictures/{key}/{width}.{avif|webp|jpg}`. */
  images: z.array(z.string()),
  brand: z.nullable(nameSchema),
  condition: conditionSchema,
  status: listingStatusSchema,
  /** The order that bought it. */
  soldTo: z.nullable(orderIdSchema),
  /** When the hold by a checkout ends. */
  reservedUntil: z.nullable(instantSchema),
  reservedByMe: z.boolean(),
  newSchema: z.object({
    categories: z.array(nameSchema),
    subCategories: z.array(nameSchema),
    types: z.array(nameSchema),
  }),
  region: z.nullable(regionSchema),
  date: instantSchema,
  /** For its seller: why an admin took it down. It stays inactive until an admin allows it again. */
  takenDownReason: z.optional(z.string()),
});
export type Listing = z.infer<typeof listingSchema>;

/** A listing as its seller sees it. */
export const ownListingSchema = z.extend(listingSchema, {
  /** What the buyer paid for a sold piece, which after an offer is not its price. */
  soldFor: z.optional(centsSchema),
});
export type OwnListing = z.infer<typeof ownListingSchema>;

/** A listing with what else decides whether the viewer can buy it. */
export const cartListingSchema = z.extend(listingSchema, {
  /** The viewer's order that has claimed it, from the request or the accepted offer on. */
  ownOrder: z.nullable(orderIdSchema),
  /** How the viewer and the seller stand; to a guest every seller is open. */
  contact: z.enum(contacts),
  /** Whether the viewer is on its waiting list. */
  isWaiting: z.boolean(),
  seller: z.pick(partySchema, { firstName: true, slug: true }),
});
export type CartListing = z.infer<typeof cartListingSchema>;

/** Inches; pounds for weight. */
export const dimensionsSchema = z.object({
  width: z.number().check(z.gt(0), z.lte(400)),
  depth: z.number().check(z.gt(0), z.lte(400)),
  height: z.number().check(z.gt(0), z.lte(400)),
});
export type Dimensions = z.infer<typeof dimensionsSchema>;

export const sellerSummarySchema = z.extend(partySchema, {
  region: z.nullable(regionSchema),
  place: z.nullable(z.string()),
  since: instantSchema,
  averageReview: z.nullable(z.number()),
  reviewedCount: z.int(),
  listingCount: z.int(),
});
export type SellerSummary = z.infer<typeof sellerSummarySchema>;

/** All data of the product page. */
export const fullListingSchema = z.extend(cartListingSchema, {
  description: z.string(),
  dimensions: dimensionsSchema,
  weight: z.nullable(z.number()),
  /** Null when the seller has not answered. */
  comesApart: z.nullable(comesApartSchema),
  conditionNotes: z.nullable(z.string()),
  materials: z.array(nameSchema),
  style: z.nullable(nameSchema),
  color: z.nullable(nameSchema),
  rooms: z.array(nameSchema),
  seller: sellerSummarySchema,
  /** Nearest hub, 'NA' when none is in range. */
  hub: z.enum([...hubIds, "NA"]),
  place: z.nullable(z.string()),
  delivery: z.object({
    pickup: z.boolean(),
    delivery: z.boolean(),
    /** In the hub's area. */ localFee: centsSchema,
    /** Anywhere else. */ carrierFee: centsSchema,
    /** How far the seller delivers, and for how much; absent for a delivery in the hub's area at `localFee`. */
    bands: z.optional(shownBandsSchema),
  }),
  /** For its private seller: the terms of this piece. */
  deliveryTerms: z.optional(z.object({ zip: z.string(), bands: shownBandsSchema })),
  consigned: z.boolean(),
  /** For the shop that sells a consigned piece: the owner's percentage of the price. */
  ownerPercent: z.optional(z.int()),
  favoriteCount: z.int(),
  waitingCount: z.int(),
  /** The order with the viewer's open offer for it. */
  openOffer: z.nullable(orderIdSchema),
  similar: z.array(listingSchema),
  priceHistory: z.array(z.object({ price: centsSchema, since: instantSchema })),
});
export type FullListing = z.infer<typeof fullListingSchema>;

/** A public question on the product page, with the seller's answer if there is one. */
export const questionSchema = z.object({
  _id: idSchema,
  text: z.string(),
  askedBy: z.object({ firstName: z.string() }),
  date: instantSchema,
  answer: z.nullable(z.object({ text: z.string(), date: instantSchema })),
});
export type Question = z.infer<typeof questionSchema>;
