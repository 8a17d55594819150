import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import { sumBreakdowns } from "@heirloop/machines/checkout/checkout-plan";
import {
  addressRefusal,
  cardRefusal,
  openOfferRefusal,
  totalRefusal,
  unavailableRefusal,
} from "@heirloop/machines/checkout/checkout-refusals";
import { promoRefusalText } from "@heirloop/machines/promo/promo-eligibility";
import { invalidField } from "@heirloop/machines/refusal/refusal";
import type { ConfirmationState } from "../../platform/payments/payment-provider.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { violates } from "../../platform/database/violation.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem, ProblemError, problemOf, refuse } from "../../platform/problem.ts";
import { redeemDiscount } from "../discount/discount.queries.ts";
import { findUserById } from "../user/user.queries.ts";
import { findOpenOffer, listOrdersOf } from "../order/order.queries.ts";
import { findSavedCard } from "../payment/payment.queries.ts";
import { insertCheckout, lockAnybodysCheckout, lockCheckout, setCheckoutStatus } from "./checkout.queries.ts";
import type { CheckoutRow } from "./checkout.table.ts";
import { firstToHold, holdListings } from "../stock/hold.service.ts";
import { placeOrder } from "./place-order.ts";
import { checkAmounts, judge, plan, type Planned } from "./quote.service.ts";
import { endHolds, findHolds, lockBuyer, lockListings } from "../stock/stock.queries.ts";
import { publishListings } from "../listing/listing-updates.ts";
import { notifyWaitingList } from "../stock/waiting-list.service.ts";

export type Submitted =
  | { kind: "orders"; ids: string[] }
  | { kind: "confirmation"; checkoutId: string; url: string };

/** Validates a purchase and locks its listings for the rest of the transaction. */
async function prepare(tx: Db, deps: Deps, userId: string, request: CheckoutRequest) {
  const card = await findSavedCard(tx, userId, request.paymentMethod);
  if (card === null) throw problemOf(cardRefusal);
  refuse(addressRefusal(request));
  await lockBuyer(tx, userId);
  const rows = await lockListings(tx, [...new Set(request.listings.map(({ id }): string => id))]);
  const { available, unavailable } = await judge(tx, deps, request, userId, rows);
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
  const planned = await plan(tx, deps, request, userId, available);
  if (planned.promo !== null && planned.promo.reason !== null)
    refuse(invalidField("promoCode", planned.promo.reason));
  refuse(totalRefusal(request, sumBreakdowns(planned.orders.map(({ breakdown }) => breakdown)).total));
  return { card, available, planned };
}

/** Offers are free and can be withdrawn and repeated, and each one mails the seller, so they are limited. */
const offersPerBuyer = { points: 60, seconds: 3600 };

/**
 * Buys, or sends an offer: one order per seller, all or none. The bank may require the buyer's confirmation
 * first.
 */
export async function submit(
  tx: Db,
  deps: Deps,
  userId: string,
  request: CheckoutRequest,
  origin: string,
): Promise<Submitted> {
  if (request.offerAmount !== undefined) await deps.rateLimiter.consume("offer", offersPerBuyer, userId);
  const { card, available, planned } = await prepare(tx, deps, userId, request);
  const checkoutId = deps.newId();
  // An offer charges nothing: the card is only saved.
  const amount =
    request.offerAmount === undefined
      ? planned.orders.reduce((sum, { breakdown }) => sum + breakdown.total, 0)
      : 0;
  const answer = await deps.payments.prepare({
    paymentMethod: card.paymentMethod,
    amount,
    id: checkoutId,
    origin,
  });
  if (answer.kind === "declined") throw problem("card-declined", { detail: answer.reason });
  if (answer.kind === "ready")
    return { kind: "orders", ids: await place(tx, deps, userId, { checkoutId, request, card, planned }) };
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + constants.holdDuration);
  await insertCheckout(tx, { id: checkoutId, userId, request, status: "waiting", createdAt: now, expiresAt });
  if (request.offerAmount === undefined) {
    const wanted = available.map(({ id }) => id);
    const ids = new Set(await firstToHold(tx, userId, wanted, now));
    await holdListings(tx, deps, [...ids], { by: userId, until: expiresAt });
    await publishListings(
      deps,
      available
        .filter(({ id }) => ids.has(id))
        .map((row) => ({ ...row, reservedBy: userId, reservedUntil: expiresAt })),
    );
  }
  return { kind: "confirmation", checkoutId, url: answer.url };
}

type Placed = {
  checkoutId: string;
  request: CheckoutRequest;
  card: { paymentMethod: string; label: string };
  planned: Planned;
};

async function place(
  tx: Db,
  deps: Deps,
  buyerId: string,
  { checkoutId, request, card, planned }: Placed,
): Promise<string[]> {
  const ids: string[] = [];
  try {
    for (const order of planned.orders)
      ids.push(await placeOrder(tx, deps, order, { buyerId, checkoutId, request, card }));
  } catch (error) {
    // The locks and checks above should prevent this; the unique index is the last resort.
    if (violates(error, "order_listing_one_claim")) throw problem("listing-reserved", { cause: error });
    throw error;
  }
  const { promo } = planned;
  if (
    promo !== null &&
    promo.amount > 0 &&
    !(await redeemDiscount(tx, promo.code, { by: buyerId, checkoutId, at: deps.now() }))
  )
    refuse(invalidField("promoCode", promoRefusalText.used));
  return ids;
}

const bankRefusal = (answer: ConfirmationState): ProblemError =>
  problem("card-declined", {
    detail:
      answer === "declined"
        ? "The bank's confirmation was refused."
        : "The bank's confirmation came too late.",
  });

/**
 * Continues a pending checkout after the bank's confirmation. A refusal is returned, not thrown, so that
 * ending the checkout is committed.
 */
async function finish(tx: Db, deps: Deps, checkout: CheckoutRow): Promise<string[] | ProblemError> {
  const { id: checkoutId, userId, request } = checkout;
  const answer = await deps.payments.confirmation(checkoutId);
  // An approval expires with the hold.
  const late = checkout.expiresAt <= deps.now();
  if (answer === "asked" && !late)
    throw problem("state-conflict", { detail: "The bank's confirmation is still awaited." });
  if (answer !== "approved" || late) {
    await endCheckout(tx, deps, userId, checkoutId, request);
    return bankRefusal(answer);
  }
  const { card, planned } = await prepare(tx, deps, userId, request);
  const ids = await place(tx, deps, userId, { checkoutId, request, card, planned });
  await setCheckoutStatus(tx, checkoutId, "finished");
  return ids;
}

/**
 * Continues when the buyer returns from the bank. If a provider event has finished or ended the checkout by
 * then, returns its outcome.
 */
export async function confirm(
  tx: Db,
  deps: Deps,
  userId: string,
  checkoutId: string,
): Promise<string[] | ProblemError> {
  const checkout = await lockCheckout(tx, checkoutId, userId);
  if (checkout === null) throw problem("not-found");
  if (checkout.status === "finished") return listOrdersOf(tx, checkoutId);
  if (checkout.status === "ended") return bankRefusal(await deps.payments.confirmation(checkoutId));
  return finish(tx, deps, checkout);
}

/**
 * Handles the provider's event that the buyer has answered the bank: the purchase continues, or ends, even if
 * the buyer never returns to the shop. A purchase that is no longer possible is left to the buyer's return,
 * which explains why.
 */
export async function continueCheckout(tx: Db, deps: Deps, checkoutId: string): Promise<void> {
  const checkout = await lockAnybodysCheckout(tx, checkoutId);
  if (checkout?.status !== "waiting") return;
  const buyer = await findUserById(tx, checkout.userId);
  if (buyer?.blockedAt !== null) return;
  try {
    await transaction(tx, (inner) => finish(inner, deps, checkout));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    deps.log.info({ checkoutId, code: error.code }, "a confirmed checkout waits for its buyer");
  }
}

async function endCheckout(
  tx: Db,
  deps: Deps,
  userId: string,
  checkoutId: string,
  request: CheckoutRequest,
): Promise<void> {
  await setCheckoutStatus(tx, checkoutId, "ended");
  const wanted = new Set<string>(request.listings.map(({ id }) => id));
  const held = (await findHolds(tx, userId, deps.now())).filter((id) => wanted.has(id));
  await lockListings(tx, held);
  const free = await endHolds(tx, held);
  await publishListings(deps, free);
  await notifyWaitingList(tx, deps, free);
}
