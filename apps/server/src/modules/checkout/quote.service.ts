import type { QuoteRequest, quoteSchema } from "@heirloop/contract/checkout/checkout.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { hubIds, type HubId } from "@heirloop/contract/hub/hub";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { promoFor, type PromoOutcome } from "../discount/discount.service.ts";
import { presentParty } from "../user/user.presenter.ts";
import { findUserById, readUsers } from "../user/user.queries.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { findClaims } from "../order/order.queries.ts";
import { hidesSellerFrom, presentHiddenSeller } from "../order/order-sides.ts";
import { presentListing } from "../listing/listing.presenter.ts";
import { planCheckout, sumBreakdowns, type PlannedOrder } from "./checkout.plan.ts";
import { stockRefusal } from "../stock/stock.policy.ts";
import { findBlockedSellers } from "../stock/stock.queries.ts";
import { readListings } from "../listing/listing.queries.ts";
import { hubOfZip } from "../hub/zip-area.ts";

type Unavailable = { id: string; title: string; code: string; reason: string; row: ListingRow | null };
export type Judged = { available: ListingRow[]; unavailable: Unavailable[] };

/** A piece that does not come the way it is wanted. */
export function typeRefusal(listing: ListingRow, type: QuoteRequest["type"]): string | null {
  if (type === "delivery" && !listing.delivery) return "It is for pickup only.";
  return type === "pickup" && !listing.pickup ? "It is delivered only." : null;
}

/** Which of the wanted pieces this person can buy, in the order in which they were named. `rows` may be locked ones. */
export async function judge(
  db: Db,
  deps: Deps,
  request: QuoteRequest,
  buyerId: string | null,
  rows: readonly ListingRow[],
): Promise<Judged> {
  const claims = await findClaims(
    db,
    rows.map(({ id }) => id),
  );
  const blocked = await findBlockedSellers(db, rows);
  const judged: Judged = { available: [], unavailable: [] };
  for (const id of new Set(request.listings.map((wanted): string => wanted.id))) {
    const listing = rows.find((row) => row.id === id);
    if (listing === undefined) {
      judged.unavailable.push({
        id,
        title: "Unknown piece",
        code: "not-found",
        reason: "There is no such piece.",
        row: null,
      });
      continue;
    }
    const refusal = stockRefusal({
      listing,
      buyerId,
      claimed: claims.has(id),
      sellerBlocked: blocked.has(listing.sellerId),
      now: deps.now(),
    });
    const wrongType = typeRefusal(listing, request.type);
    if (refusal !== null) judged.unavailable.push({ id, title: listing.title, row: listing, ...refusal });
    else if (wrongType !== null)
      judged.unavailable.push({
        id,
        title: listing.title,
        code: "state-conflict",
        reason: wrongType,
        row: listing,
      });
    else judged.available.push(listing);
  }
  return judged;
}

/** Throws `price-changed` naming each new price. */
export function checkPrices(request: QuoteRequest, available: readonly ListingRow[]): void {
  const changed = request.listings.flatMap(({ id, listingPrice }, index) => {
    const listing = available.find((row) => row.id === id);
    return listing === undefined || listing.price === listingPrice ? [] : [{ index, listing }];
  });
  if (changed.length === 0) return;
  throw problem("price-changed", {
    detail: changed
      .map(({ listing }) => `${listing.title} now costs ${formatCents(listing.price)}.`)
      .join(" "),
    errors: changed.map(({ index, listing }) => ({
      path: `listings.${index}.listingPrice`,
      message: `Now ${formatCents(listing.price)}`,
    })),
  });
}

/** The buyer pays what they saw, or nothing. Throws `total-changed` naming the new total. */
export function checkTotal({ total: shown }: { total?: number | undefined }, total: number): void {
  if (shown === undefined || shown === total) return;
  throw problem("total-changed", {
    detail: `The total is now ${formatCents(total)}. It was ${formatCents(shown)} before.`,
    errors: [{ path: "total", message: `Now ${formatCents(total)}` }],
  });
}

/** An offer is for one piece and below its price. Throws `invalid`. */
export function checkOffer(request: QuoteRequest, available: readonly ListingRow[]): void {
  if (request.offerAmount === undefined) return;
  const refuse = (message: string) => problem("invalid", { errors: [{ path: "offerAmount", message }] });
  if (request.listings.length !== 1) throw refuse("An offer is for one piece");
  const [listing] = available;
  if (listing !== undefined && request.offerAmount >= listing.price)
    throw refuse(`Offer less than ${formatCents(listing.price)}`);
}

async function areaOf(db: Db, request: QuoteRequest, buyerId: string | null): Promise<HubId | "NA"> {
  if (request.address !== undefined) return hubOfZip(request.address.zip);
  const buyer = buyerId === null ? null : await findUserById(db, buyerId);
  return hubIds.find((id) => id === buyer?.hub) ?? "NA";
}

export type Planned = { orders: PlannedOrder[]; promo: PromoOutcome | null };

/** What the available pieces cost, with the promo code when it counts. A code does not go with an offer. */
export async function plan(
  db: Db,
  deps: Deps,
  request: QuoteRequest,
  buyerId: string | null,
  listings: readonly ListingRow[],
): Promise<Planned> {
  const { promoCode } = request;
  const subtotal = listings.reduce((sum, { price }) => sum + price, 0);
  const asked = promoCode === undefined || promoCode === "" ? null : promoCode;
  const promo =
    asked === null
      ? null
      : request.offerAmount === undefined
        ? await promoFor(db, deps.now(), { code: asked, buyerId, subtotal })
        : { code: asked, amount: 0, reason: "Codes are for buying at the asking price" };
  const orders = planCheckout({
    listings,
    type: request.type,
    address: request.address ?? null,
    buyerHub: await areaOf(db, request, buyerId),
    offerAmount: request.offerAmount ?? null,
    discount: promo?.amount ?? 0,
  });
  return { orders, promo };
}

/** What it would cost, and what cannot be bought and why. */
export async function quote(
  db: Db,
  deps: Deps,
  request: QuoteRequest,
  buyerId: string | null,
): Promise<z.input<typeof quoteSchema>> {
  const rows = await readListings(
    db,
    request.listings.map(({ id }) => id),
  );
  const { available, unavailable } = await judge(db, deps, request, buyerId, rows);
  checkPrices(request, available);
  checkOffer(request, available);
  const { orders, promo } = await plan(db, deps, request, buyerId, available);
  const sellers = await readUsers(
    db,
    orders.map(({ sellerId }) => sellerId),
  );
  const bargained = { offerAmount: request.offerAmount ?? null, approved: false };
  const viewer = { userId: buyerId, now: deps.now() };
  return {
    at: viewer.now.toISOString(),
    sellers: orders.flatMap(({ sellerId, listings, breakdown }) => {
      const seller = sellers.get(sellerId);
      if (seller === undefined) return [];
      const hidden = hidesSellerFrom("buyer", bargained, seller);
      const party = hidden ? presentHiddenSeller(deps.newId()) : presentParty(seller);
      return [
        {
          seller: party,
          listings: listings.map((listing) => presentListing(listing, viewer)),
          breakdown,
        },
      ];
    }),
    total: sumBreakdowns(orders.map(({ breakdown }) => breakdown)),
    unavailable: unavailable.map(({ row, ...refused }) => ({
      ...refused,
      listing: row && presentListing(row, viewer),
    })),
    promo: promo === null ? null : { code: promo.code, applied: promo.reason === null, reason: promo.reason },
  };
}
