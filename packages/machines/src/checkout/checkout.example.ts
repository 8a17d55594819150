import { type Quote, quoteSchema } from "@heirloop/contract/checkout/checkout.schema";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { type Listing, listingSchema } from "@heirloop/contract/listing/listing.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import type { CheckoutDraft } from "./checkout-context.ts";

/** The input of a checkout in tests: one chair, no quote yet, an empty address. */
export const piece = listingSchema.parse({
  _id: "listing-id-1",
  heirloopId: "piece-id-1",
  slug: "a-chair",
  title: "A chair",
  price: 400_00,
  compareAtPrice: null,
  images: [],
  brand: null,
  condition: "good",
  status: "active",
  soldTo: null,
  reservedUntil: null,
  reservedByMe: false,
  newSchema: { categories: [], subCategories: [], types: [] },
  region: null,
  date: "2026-11-01T10:00:00.000Z",
});
export const dearer: Listing = { ...piece, price: cents(500_00) };
const seller = { _id: "seller-id-1", firstName: "Sam", slug: null, picture: null, isBusiness: false };
const none = { items: 0, delivery: 0, discount: 0, tax: 0, total: 0 };
export const quote = quoteSchema.parse({
  at: "2026-11-21T10:00:00.000Z",
  sellers: [],
  total: none,
  unavailable: [],
  promo: null,
});
export const quoteOf = (listings: readonly Listing[]): Quote => ({
  ...quote,
  sellers: [{ seller, listings: [...listings], breakdown: quote.total }],
});
export const draft: CheckoutDraft = {
  contact: { firstName: "Ada", lastName: "Oak", email: "ada@example.com", phone: "" },
  type: "delivery",
  scheduleViewing: false,
  address: { line1: "", line2: "", city: "", state: "", zip: "" },
  promoCode: "",
  card: { number: "", expiry: "", cvc: "" },
};
export const order = orderIdSchema.parse("order-id-1");
