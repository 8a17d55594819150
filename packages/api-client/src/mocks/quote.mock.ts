import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import type { QuoteRequest } from "@heirloop/contract/checkout/checkout.schema";
import { termsOfPiece } from "@heirloop/contract/delivery-terms/terms-of-piece";
import { stageOfStatus } from "@heirloop/contract/order/order-status";
import { listingFrom } from "@heirloop/demo/projection/listing-projection";
import { hiddenParty, partyFrom } from "@heirloop/demo/projection/party-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoListing } from "@heirloop/demo/records/listing";
import { stateTaxRates } from "@heirloop/contract/tax/sales-tax";
import type { Claim } from "@heirloop/machines/availability/purchase-refusal";
import { checkAvailability, type PieceForSale } from "@heirloop/machines/checkout/available-pieces";
import {
  deliveryHub,
  planCheckout,
  type PlannedOrder,
  sumBreakdowns,
} from "@heirloop/machines/checkout/checkout-plan";
import { offerRefusal, priceRefusal } from "@heirloop/machines/checkout/checkout-refusals";
import { zipDistance } from "@heirloop/machines/hub/zip-distance";
import { isPurchase } from "@heirloop/machines/promo/first-purchase";
import { type PromoOutcome, promoOutcome } from "@heirloop/machines/promo/promo-eligibility";
import { contactOf } from "./blocked-people.mock.ts";
import { mock, type MockCaller, type MockRoute } from "./mock-handler.ts";
import { refuse } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";

type Piece = PieceForSale & { listing: DemoListing };

/** The order that the piece was sold to, or that waits for the seller's answer. */
function claimOf({ index }: MockWorld, { id, soldTo }: DemoListing): Claim | null {
  const order = [...index.orders.values()].find(
    (one) =>
      one.id === soldTo ||
      (stageOfStatus[one.status] === "open" && one.listings.some(({ listingId }) => listingId === id)),
  );
  return order === undefined ? null : { order: order.id, buyerId: order.buyerId };
}

function pieceForSale(world: MockWorld, heirloopId: string, buyerId: string | null): Piece | undefined {
  const { index } = world;
  const listing = index.listingsByHeirloopId.get(heirloopId);
  return (
    listing && {
      ...listing,
      id: heirloopId,
      claim: claimOf(world, listing),
      sellerBlocked: getRequired(index.accounts, listing.sellerId).blocked,
      contact: contactOf(world, buyerId, listing.sellerId),
      listing,
    }
  );
}

/** Which of the wanted pieces this person can buy. */
export function findAvailable(world: MockWorld, request: QuoteRequest, buyer: DemoAccount | null) {
  const buyerId = buyer?.id ?? null;
  return checkAvailability(request, (id) => pieceForSale(world, id, buyerId), { buyerId, now: world.now() });
}

/** Refuses prices that moved, and an offer that cannot be made. */
export function checkAmounts(request: QuoteRequest, available: readonly Piece[]): void {
  refuse(priceRefusal(request, available));
  refuse(offerRefusal(request, available));
}

export const hasBought = ({ index }: MockWorld, userId: string): boolean =>
  [...index.orders.values()].some(({ buyerId, status }) => buyerId === userId && isPurchase(status));

function promoOf(
  world: MockWorld,
  { promoCode, offerAmount }: QuoteRequest,
  subtotal: number,
  buyer: DemoAccount | null,
): PromoOutcome | null {
  if (promoCode === undefined || promoCode === "") return null;
  return promoOutcome(promoCode, {
    isOffer: offerAmount !== undefined,
    buyer: buyer && {
      emailVerified: buyer.emailVerified,
      hasBought: hasBought(world, buyer.id),
    },
    issued: world.discounts.find(({ code, email }) => code === promoCode && email === buyer?.email) ?? null,
    subtotal,
    now: world.now(),
  });
}

type Planned = { orders: PlannedOrder<DemoListing>[]; promo: PromoOutcome | null };

/** What the available pieces cost, with the promo code when it counts. */
export function plan(
  world: MockWorld,
  request: QuoteRequest,
  available: readonly Piece[],
  buyer: DemoAccount | null,
): Planned {
  const subtotal = available.reduce((sum, { price }) => sum + price, 0);
  const promo = promoOf(world, request, subtotal, buyer);
  const orders = planCheckout(
    {
      listings: available.map(({ listing }) => ({
        ...listing,
        coordinates: [...listing.coordinates],
        terms: termsOfPiece(listing, getRequired(world.index.accounts, listing.sellerId)),
      })),
      type: request.type,
      address: request.address ?? null,
      buyerHub: deliveryHub(request, buyer?.hub ?? "NA"),
      offerAmount: request.offerAmount ?? null,
      discount: promo?.amount ?? 0,
      distance: zipDistance,
    },
    ({ location }) => stateTaxRates(location),
  );
  return { orders, promo };
}

/** What it would cost, what cannot be bought, and why. */
function quoteFor(world: MockWorld, request: QuoteRequest, caller: MockCaller | null) {
  const buyer = caller?.account ?? null;
  const viewerId = buyer?.id ?? null;
  const { available, unavailable } = findAvailable(world, request, buyer);
  checkAmounts(request, available);
  const { orders, promo } = plan(world, request, available, buyer);
  return {
    at: world.now(),
    sellers: orders.map(({ sellerId, listings, breakdown, delivery }) => {
      const seller = getRequired(world.index.accounts, sellerId);
      const hidden = request.offerAmount !== undefined && seller.isBusiness;
      return {
        seller: hidden ? hiddenParty(seller, world.newId()) : partyFrom(seller),
        listings: listings.map((listing) => listingFrom(listing, viewerId)),
        breakdown,
        ...(delivery === null ? {} : { delivery }),
      };
    }),
    total: sumBreakdowns(orders.map(({ breakdown }) => breakdown)),
    unavailable: unavailable.map(({ id, title, code, reason, order, piece }) => ({
      id,
      title,
      code,
      reason,
      order,
      listing: piece && listingFrom(piece.listing, viewerId),
    })),
    promo: promo && { code: promo.code, applied: promo.reason === null, reason: promo.reason },
  };
}

export const quoteMocks: readonly MockRoute[] = [
  mock(checkoutEndpoints.quote, ({ body, caller, world }) => quoteFor(world, body, caller)),
];
