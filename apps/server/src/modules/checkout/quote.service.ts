import type { QuoteRequest, quoteSchema } from "@heirloop/contract/checkout/checkout.schema";
import { termsOfPiece } from "@heirloop/contract/delivery-terms/terms-of-piece";
import { hubIds, type HubId } from "@heirloop/contract/hub/hub";
import type { Coordinates } from "@heirloop/contract/user/user.schema";
import { checkAvailability, type UnavailablePiece } from "@heirloop/machines/checkout/available-pieces";
import {
  deliveryHub,
  listTaxedSales,
  planCheckout,
  type Planning,
  sumBreakdowns,
} from "@heirloop/machines/checkout/checkout-plan";
import { offerRefusal, priceRefusal } from "@heirloop/machines/checkout/checkout-refusals";
import type { DeliveredPiece } from "@heirloop/machines/delivery/delivery-rule";
import type { ZipDistance } from "@heirloop/machines/hub/zip-distance";
import type { PromoOutcome } from "@heirloop/machines/promo/promo-eligibility";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../platform/problem.ts";
import { promoFor } from "../discount/discount.service.ts";
import { presentParty } from "../user/user.presenter.ts";
import { findUserById, findUsers } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { loadZipDistance } from "../hub/load-zip-distance.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { hidesSellerFrom, presentHiddenSeller } from "../order/order-sides.ts";
import { presentListing } from "../listing/listing.presenter.ts";
import { pieceForSale } from "../stock/stock.policy.ts";
import { loadCircumstances } from "../stock/stock.queries.ts";
import { coordinatesOf } from "../listing/listing-coordinates.ts";
import { findListingsById } from "../listing/listing.queries.ts";
import { findTaxRates, type KnownTaxRates, getKnownTaxRates } from "./tax-rates.ts";

export type Availability = { available: ListingRow[]; unavailable: UnavailablePiece<{ row: ListingRow }>[] };

/** Returns which of the requested pieces this user can buy, in the requested order. `rows` may be locked. */
export async function findAvailable(
  db: Db,
  deps: Deps,
  request: QuoteRequest,
  buyerId: string | null,
  rows: readonly ListingRow[],
): Promise<Availability> {
  const circumstancesOf = await loadCircumstances(db, rows, buyerId);
  const pieces = new Map(rows.map((row) => [row.id, pieceForSale(row, circumstancesOf(row))]));
  const { available, unavailable } = checkAvailability(request, (id) => pieces.get(id), {
    buyerId,
    now: deps.now().toISOString(),
  });
  return { available: available.map(({ row }) => row), unavailable };
}

/** Throws `price-changed` with each new price, and `invalid` for an offer that cannot be made. */
export function checkAmounts(request: QuoteRequest, available: readonly ListingRow[]): void {
  refuse(priceRefusal(request, available));
  refuse(offerRefusal(request, available));
}

async function areaOf(db: Db, request: QuoteRequest, buyerId: string | null): Promise<HubId | "NA"> {
  const buyer = buyerId === null || request.address !== undefined ? null : await findUserById(db, buyerId);
  return deliveryHub(request, hubIds.find((id) => id === buyer?.hub) ?? "NA");
}

/** A listing with the delivery terms that apply to it. */
export type PricedListing = ListingRow & Pick<DeliveredPiece, "terms"> & { coordinates: Coordinates | null };

export type Priced = {
  planning: Planning<PricedListing>;
  promo: PromoOutcome | null;
  sellers: ReadonlyMap<string, UserRow>;
};

/** Without delivery terms nothing depends on a distance. */
const noDistance: ZipDistance = () => null;

/**
 * Reads what the costs of the available pieces depend on, with the promo code if it applies. A code cannot be
 * combined with an offer.
 */
export async function loadPriced(
  db: Db,
  deps: Deps,
  request: QuoteRequest,
  buyerId: string | null,
  listings: readonly ListingRow[],
): Promise<Priced> {
  const { promoCode } = request;
  const subtotal = listings.reduce((sum, { price }) => sum + price, 0);
  const isOffer = request.offerAmount !== undefined;
  const promo =
    promoCode === undefined || promoCode === ""
      ? null
      : await promoFor(db, deps.now(), { code: promoCode, isOffer, buyerId, subtotal });
  const sellers = await findUsers(db, [...new Set(listings.map(({ sellerId }) => sellerId))]);
  const pieces = listings.map((row) => {
    const seller = sellers.get(row.sellerId);
    return {
      ...row,
      terms: seller === undefined ? null : termsOfPiece(row, seller),
      coordinates: coordinatesOf(row),
    };
  });
  const needsDistance = request.address !== undefined && pieces.some(({ terms }) => terms !== null);
  const planning = {
    listings: pieces,
    type: request.type,
    address: request.address ?? null,
    buyerHub: await areaOf(db, request, buyerId),
    offerAmount: request.offerAmount ?? null,
    discount: promo?.amount ?? 0,
    distance: needsDistance ? await loadZipDistance() : noDistance,
  };
  return { planning, promo, sellers };
}

/** Asks for the tax rates of a purchase, before its transaction opens. */
export async function findTaxRatesFor(
  db: Db,
  deps: Deps,
  request: QuoteRequest,
  buyerId: string | null,
): Promise<KnownTaxRates> {
  const rows = await findListingsById(
    db,
    request.listings.map(({ id }) => id),
  );
  const { available } = await findAvailable(db, deps, request, buyerId, rows);
  const { planning } = await loadPriced(db, deps, request, buyerId, available);
  return findTaxRates(deps, listTaxedSales(planning));
}

/** Returns the cost, and what cannot be bought and why. */
export async function quote(
  db: Db,
  deps: Deps,
  request: QuoteRequest,
  buyerId: string | null,
): Promise<z.input<typeof quoteSchema>> {
  const rows = await findListingsById(
    db,
    request.listings.map(({ id }) => id),
  );
  const { available, unavailable } = await findAvailable(db, deps, request, buyerId, rows);
  checkAmounts(request, available);
  const { planning, promo, sellers } = await loadPriced(db, deps, request, buyerId, available);
  const taxRates = await findTaxRates(deps, listTaxedSales(planning));
  const orders = planCheckout(planning, getKnownTaxRates(taxRates));
  const bargained = { offerAmount: request.offerAmount ?? null, approved: false };
  const viewer = { userId: buyerId, now: deps.now() };
  return {
    at: viewer.now.toISOString(),
    sellers: orders.flatMap(({ sellerId, listings, breakdown, delivery }) => {
      const seller = sellers.get(sellerId);
      if (seller === undefined) return [];
      const hidden = hidesSellerFrom("buyer", bargained, seller);
      const party = hidden ? presentHiddenSeller(deps.newId()) : presentParty(seller);
      return [
        {
          seller: party,
          listings: listings.map((listing) => presentListing(listing, viewer)),
          breakdown,
          ...(delivery === null ? {} : { delivery }),
        },
      ];
    }),
    total: sumBreakdowns(orders.map(({ breakdown }) => breakdown)),
    unavailable: unavailable.map(({ id, title, code, reason, order, piece }) => ({
      id,
      title,
      code,
      reason,
      order,
      listing: piece && presentListing(piece.row, viewer),
    })),
    promo: promo === null ? null : { code: promo.code, applied: promo.reason === null, reason: promo.reason },
  };
}
