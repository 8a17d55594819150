import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import { planCheckout, sumBreakdowns } from "@heirloop/machines/checkout/checkout-plan";
import {
  addressRefusal,
  cardRefusal,
  openOfferRefusal,
  totalRefusal,
  unavailableRefusal,
} from "@heirloop/machines/checkout/checkout-refusals";
import { invalidField } from "@heirloop/machines/refusal/refusal";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problemOf, refuse } from "../../platform/problem.ts";
import { findOpenOffer } from "../order/listing-orders.queries.ts";
import { findSavedCard } from "../payment/payment.queries.ts";
import { checkAmounts, findAvailable, loadPriced } from "./quote.service.ts";
import { type KnownTaxRates, getKnownTaxRates } from "./tax-rates.ts";
import { lockBuyer, lockListings } from "../stock/stock.queries.ts";

/**
 * Validates a purchase and locks its listings for the rest of the transaction: when it begins, and again before its
 * orders are placed. Throws the problem of the first check that fails.
 */
export async function validatePurchase(
  tx: Db,
  deps: Deps,
  userId: string,
  request: CheckoutRequest,
  taxRates: KnownTaxRates,
) {
  const card = await findSavedCard(tx, userId, request.paymentMethod);
  if (card === null) throw problemOf(cardRefusal);
  refuse(addressRefusal(request));
  await lockBuyer(tx, userId);
  const rows = await lockListings(tx, [...new Set(request.listings.map(({ id }): string => id))]);
  const { available, unavailable } = await findAvailable(tx, deps, request, userId, rows);
  const [refused] = unavailable;
  if (refused !== undefined) refuse(unavailableRefusal(refused));
  checkAmounts(request, available);
  const [piece] = available;
  if (
    request.offerAmount !== undefined &&
    piece !== undefined &&
    (await findOpenOffer(tx, userId, piece.id)) !== null
  )
    refuse(openOfferRefusal);
  const { planning, promo } = await loadPriced(tx, deps, request, userId, available);
  if (promo !== null && promo.reason !== null) refuse(invalidField("promoCode", promo.reason));
  const orders = planCheckout(planning, getKnownTaxRates(taxRates));
  refuse(totalRefusal(request, sumBreakdowns(orders.map(({ breakdown }) => breakdown)).total));
  return { card, available, orders, promo };
}
