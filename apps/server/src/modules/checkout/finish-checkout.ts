import { promoRefusalText } from "@heirloop/machines/promo/promo-eligibility";
import { invalidField } from "@heirloop/machines/refusal/refusal";
import { transaction } from "../../platform/database/transaction.ts";
import { violates } from "../../platform/database/violation.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem, ProblemError, refuse } from "../../platform/problem.ts";
import { redeemDiscount } from "../discount/discount.queries.ts";
import {
  changeIntent,
  failUnbegunIntents,
  findIntent,
  listCheckoutIntents,
} from "../payment/payment-intent.queries.ts";
import { createIntent } from "../payment/payment-intent.service.ts";
import type { PaymentIntentRow } from "../payment/payment.table.ts";
import { changeCheckout, lockCheckout } from "./checkout.queries.ts";
import type { CheckoutProblem, CheckoutRow } from "./checkout.table.ts";
import { placeOrder } from "./place-order.ts";
import { endHolds, findHolds, lockListings } from "../stock/stock.queries.ts";
import { publishListings } from "../listing/listing-updates.ts";
import { notifyWaitingList } from "../stock/waiting-list.service.ts";
import { validatePurchase } from "./validate-purchase.ts";

const late = { code: "card-declined", detail: "The bank's confirmation came too late." } as const;

/**
 * Applies a settled intent to its checkout: once all have succeeded its orders are placed, and once one has
 * failed it ends. An authorization that comes after the end is voided.
 */
export async function applyAuthorization(tx: Db, deps: Deps, intentId: string): Promise<void> {
  const settled = await findIntent(tx, intentId);
  const checkoutId = settled?.checkoutId ?? null;
  if (settled === null || checkoutId === null || !isAuthorization(settled)) return;
  const checkout = await lockCheckout(tx, checkoutId);
  if (checkout === null) throw new Error(`The payment intent ${intentId} has no checkout.`);
  if (checkout.status !== "waiting") return voidAuthorization(tx, deps, settled);
  const intents = (await listCheckoutIntents(tx, checkout.id)).filter(isAuthorization);
  if (settled.state === "failed") {
    const detail = settled.lastError === null ? {} : { detail: settled.lastError };
    return endCheckout(tx, deps, checkout, { code: "card-declined", ...detail });
  }
  if (intents.some(({ state }) => state !== "succeeded")) return;
  // An approval expires with the hold.
  if (checkout.expiresAt <= deps.now()) return endCheckout(tx, deps, checkout, late);
  try {
    await transaction(tx, (inner) => place(inner, deps, checkout, intents));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    deps.log.info({ checkoutId: checkout.id, code: error.code }, "a paid checkout could not be placed");
    const { detail, errors } = error.details;
    await endCheckout(tx, deps, checkout, {
      code: error.code,
      ...(detail === undefined ? {} : { detail }),
      ...(errors === undefined ? {} : { errors }),
    });
    return;
  }
  await changeCheckout(tx, checkout.id, { status: "finished" });
}

const isAuthorization = ({ kind }: PaymentIntentRow): boolean => kind === "authorize" || kind === "set-up";

/** Places one order per seller, if everything is still as it was when the payment was begun. */
async function place(
  tx: Db,
  deps: Deps,
  { id: checkoutId, userId: buyerId, request, taxRates }: CheckoutRow,
  intents: readonly PaymentIntentRow[],
): Promise<void> {
  const { card, orders, promo } = await validatePurchase(tx, deps, buyerId, request, taxRates);
  const isOffer = request.offerAmount !== undefined;
  try {
    for (const order of orders) {
      const intent = intents.find(({ payeeId }) => payeeId === order.sellerId);
      if (intent === undefined || (!isOffer && intent.amount !== order.breakdown.total))
        throw problem("total-changed");
      const { reference, amount } = intent;
      const authorized = isOffer || reference === null ? null : { reference, amount };
      const purchase = { buyerId, checkoutId, request, card };
      const orderId = await placeOrder(tx, deps, order, purchase, authorized);
      await changeIntent(tx, intent.id, { orderId });
    }
  } catch (error) {
    // The locks and checks above should prevent this; the unique index is the last resort.
    if (violates(error, "order_listing_one_claim")) throw problem("listing-reserved", { cause: error });
    throw error;
  }
  if (
    promo !== null &&
    promo.amount > 0 &&
    !(await redeemDiscount(tx, promo.code, { by: buyerId, checkoutId, at: deps.now() }))
  )
    refuse(invalidField("promoCode", promoRefusalText.used));
}

/** Ends a checkout that still waits when its hold ends. */
export async function endOverdueCheckout(tx: Db, deps: Deps, checkoutId: string): Promise<void> {
  const checkout = await lockCheckout(tx, checkoutId);
  if (checkout?.status === "waiting") await endCheckout(tx, deps, checkout, late);
}

async function voidAuthorization(tx: Db, deps: Deps, intent: PaymentIntentRow): Promise<void> {
  const { kind, state, checkoutId, reference, amount } = intent;
  if (kind !== "authorize" || state !== "succeeded" || reference === null) return;
  await createIntent(tx, deps, { kind: "void", checkoutId, reference, amount }, { by: "job" });
}

/** All or none: what was authorized is voided, what has not begun never does, and the pieces are released. */
async function endCheckout(
  tx: Db,
  deps: Deps,
  { id, userId, held }: CheckoutRow,
  reason: CheckoutProblem,
): Promise<void> {
  await changeCheckout(tx, id, { status: "ended", problem: reason });
  await failUnbegunIntents(tx, id, deps.now());
  for (const intent of await listCheckoutIntents(tx, id)) await voidAuthorization(tx, deps, intent);
  const wanted = new Set(held);
  const stillHeld = (await findHolds(tx, userId, deps.now())).filter((listingId) => wanted.has(listingId));
  await lockListings(tx, stillHeld);
  const free = await endHolds(tx, stillHeld);
  await publishListings(deps, free);
  await notifyWaitingList(tx, deps, free);
}
