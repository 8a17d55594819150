import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { createIntent } from "../payment/payment-intent.service.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { expireCheckout } from "./checkout.jobs.ts";
import { insertCheckout } from "./checkout.queries.ts";
import { findHoldable, holdListings } from "../stock/hold.service.ts";
import type { KnownTaxRates } from "./tax-rates.ts";
import { findHolds } from "../stock/stock.queries.ts";
import { publishListings } from "../listing/listing-updates.ts";
import { validatePurchase } from "./validate-purchase.ts";

const offersPerBuyer = { points: 60, seconds: 3600 };

/** Offers are free and can be withdrawn and repeated, and each one mails the seller, so they are limited. */
export async function limitOffers(
  { rateLimiter }: Deps,
  userId: string,
  { offerAmount }: CheckoutRequest,
): Promise<void> {
  if (offerAmount !== undefined) await rateLimiter.consume("offer", offersPerBuyer, userId);
}

/**
 * Begins a purchase, or an offer: checks it, holds its pieces and writes one payment intent per seller. The
 * orders are placed once all of them have succeeded.
 */
export async function beginCheckout(
  tx: Db,
  deps: Deps,
  userId: string,
  request: CheckoutRequest,
  { origin, taxRates }: { origin: string; taxRates: KnownTaxRates },
): Promise<string> {
  const isOffer = request.offerAmount !== undefined;
  const { card, available, orders } = await validatePurchase(tx, deps, userId, request, taxRates);
  const id = deps.newId();
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + constants.holdDuration);
  const held = isOffer ? [] : await holdFor(tx, deps, userId, available, expiresAt);
  await insertCheckout(tx, {
    id,
    userId,
    request,
    taxRates,
    status: "waiting",
    held,
    problem: null,
    createdAt,
    expiresAt,
  });
  for (const { sellerId, breakdown } of orders) {
    const intent = {
      checkoutId: id,
      payeeId: sellerId,
      paymentMethod: card.paymentMethod,
      returnUrl: `${origin}${pageUrls.checkout()}?confirmed=${encodeURIComponent(id)}`,
    };
    // An offer charges nothing: the card is only set up.
    await createIntent(
      tx,
      deps,
      isOffer
        ? { kind: "set-up", amount: 0, ...intent }
        : { kind: "authorize", amount: breakdown.total, ...intent },
      { by: "request" },
    );
  }
  await deps.jobs.enqueue(tx, expireCheckout, { checkoutId: id }, { runAt: expiresAt });
  return id;
}

/** Holds as many pieces as a user may hold; returns those that the user had not held before. */
async function holdFor(
  tx: Db,
  deps: Deps,
  userId: string,
  available: readonly ListingRow[],
  until: Date,
): Promise<string[]> {
  const now = deps.now();
  const before = new Set(await findHolds(tx, userId, now));
  const wanted = available.map(({ id }) => id);
  const ids = new Set(await findHoldable(tx, userId, wanted, now));
  await holdListings(tx, deps, [...ids], { by: userId, until });
  await publishListings(
    deps,
    available
      .filter(({ id }) => ids.has(id))
      .map((row) => ({ ...row, reservedBy: userId, reservedUntil: until })),
  );
  return wanted.filter((id) => ids.has(id) && !before.has(id));
}
