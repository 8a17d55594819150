import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import type { Quote, QuoteRequest } from "@heirloop/contract/checkout/checkout.schema";
import { errorCatalog, type ErrorCode } from "@heirloop/contract/problem/error-catalog";
import type { Breakdown } from "@heirloop/contract/order/order.schema";
import { listingFrom } from "@heirloop/demo/projection/listing-projection";
import { hiddenParty, partyFrom } from "@heirloop/demo/projection/party-projection";
import { held } from "@heirloop/demo/projection/world-index";
import type { DemoAccount, DemoListing } from "@heirloop/demo/records/records";
import { sumCents } from "@heirloop/contract/money/money.schema";
import { isPurchase } from "@heirloop/machines/promo/first-purchase";
import { promoRefusal, promoRefusalWords } from "@heirloop/machines/promo/promo-eligibility";
import { mock, type MockCaller, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";

/** Why this piece cannot be bought by this person, if so. */
function refusalOf(
  listing: DemoListing,
  type: QuoteRequest["type"],
  buyer: DemoAccount | null,
): ErrorCode | null {
  if (listing.status === "sold") return "listing-sold";
  if (listing.status === "inactive") return "listing-inactive";
  if (listing.sellerId === buyer?.id) return "own-listing";
  if (listing.reservedBy !== null && listing.reservedBy !== buyer?.id) return "listing-reserved";
  return listing[type] ? null : "state-conflict";
}

function breakdownOf(
  listings: readonly DemoListing[],
  { type, offerAmount }: QuoteRequest,
  buyer: DemoAccount | null,
  discount: number,
): Breakdown {
  const items = offerAmount ?? listings.reduce((sum, { price }) => sum + price, 0);
  const fee = (listing: DemoListing) => (listing.hub === buyer?.hub ? listing.localFee : listing.carrierFee);
  const delivery = type === "pickup" ? 0 : listings.reduce((sum, listing) => sum + fee(listing), 0);
  return {
    items: sumCents(items),
    delivery: sumCents(delivery),
    discount: sumCents(discount),
    tax: sumCents(0),
    total: sumCents(items + delivery - discount),
  };
}

const sumOf = (breakdowns: readonly Breakdown[]): Breakdown => {
  const total = (field: keyof Breakdown) => sumCents(breakdowns.reduce((sum, one) => sum + one[field], 0));
  return {
    items: total("items"),
    delivery: total("delivery"),
    discount: total("discount"),
    tax: total("tax"),
    total: total("total"),
  };
};

/** What a code takes off, in cents, or why it takes off nothing. */
function promoOf(
  world: MockWorld,
  { promoCode, offerAmount }: QuoteRequest,
  subtotal: number,
  buyer: DemoAccount | null,
) {
  if (promoCode === undefined || promoCode === "") return null;
  const because = (reason: string) => ({ code: promoCode, amount: 0, reason });
  if (offerAmount !== undefined) return because("Codes are for buying at the asking price");
  if (buyer === null) return because("Log in to use your code");
  const discount = world.discounts.find(({ code, email }) => code === promoCode && email === buyer.email);
  const orders = [...world.index.orders.values()];
  const refusal = promoRefusal({
    emailVerified: buyer.emailVerified,
    code: discount ?? null,
    hasBought: orders.some(({ buyerId, status }) => buyerId === buyer.id && isPurchase(status)),
    subtotal,
    now: world.now(),
  });
  return refusal === null
    ? { code: promoCode, amount: discount?.amount ?? 0, reason: null }
    : because(promoRefusalWords[refusal]);
}

function judged({ index }: MockWorld, request: QuoteRequest, buyer: DemoAccount | null) {
  const available: DemoListing[] = [];
  const unavailable: (Pick<Quote["unavailable"][number], "id" | "title" | "reason" | "listing"> & {
    code: ErrorCode;
  })[] = [];
  for (const [place, { id, listingPrice }] of request.listings.entries()) {
    const listing = index.listingsByHeirloopId.get(id);
    const code = listing ? refusalOf(listing, request.type, buyer) : "not-found";
    if (listing === undefined || code !== null)
      unavailable.push({
        id,
        title: listing?.title ?? "Unknown piece",
        code: code ?? "not-found",
        reason: errorCatalog[code ?? "not-found"].title,
        listing: listing ? listingFrom(listing, buyer?.id ?? null) : null,
      });
    else if (listing.price !== listingPrice)
      throw problem("price-changed", {
        errors: [{ path: `listings.${place}.listingPrice`, message: `Now ${listing.price / 100} dollars` }],
      });
    else available.push(listing);
  }
  return { available, unavailable };
}

/** What it would cost, what cannot be had, and why. */
export function quoteFor(world: MockWorld, request: QuoteRequest, caller: MockCaller | null) {
  const buyer = caller?.account ?? null;
  const { available, unavailable } = judged(world, request, buyer);
  const { offerAmount } = request;
  if (offerAmount !== undefined && request.listings.length !== 1)
    throw badField("offerAmount", "An offer is for one piece");
  if (offerAmount !== undefined && available.some(({ price }) => offerAmount >= price))
    throw badField("offerAmount", "Offer less than the price");
  const subtotal = available.reduce((sum, { price }) => sum + price, 0);
  const promo = promoOf(world, request, subtotal, buyer);
  const bySeller = Map.groupBy(available, ({ sellerId }) => sellerId);
  let left = promo?.amount ?? 0;
  const sellers = [...bySeller].map(([sellerId, listings], place) => {
    const items = listings.reduce((sum, { price }) => sum + price, 0);
    const share =
      place === bySeller.size - 1 ? left : Math.floor(((promo?.amount ?? 0) * items) / Math.max(1, subtotal));
    left -= share;
    const seller = held(world.index.accounts, sellerId);
    const party =
      offerAmount !== undefined && seller.isBusiness ? hiddenParty(seller, world.newId()) : partyFrom(seller);
    return {
      seller: party,
      listings: listings.map((listing) => listingFrom(listing, buyer?.id ?? null)),
      breakdown: breakdownOf(listings, request, buyer, share),
    };
  });
  return {
    at: world.now(),
    sellers,
    total: sumOf(sellers.map(({ breakdown }) => breakdown)),
    unavailable,
    promo: promo && { code: promo.code, applied: promo.reason === null, reason: promo.reason },
  };
}

/** Quotes of the mocks know no sales tax; the server's do. */
export const quoteMocks: readonly MockRoute[] = [
  mock(checkoutEndpoints.quote, ({ body, caller, world }) => quoteFor(world, body, caller)),
];
