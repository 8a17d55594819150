import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { CheckoutRequest } from "@heirloop/contract/checkout/checkout.schema";
import { planCheckout, sumBreakdowns } from "@heirloop/machines/checkout/checkout-plan";
import {
  addressRefusal,
  cardRefusal,
  openOfferRefusal,
  totalRefusal,
  unavailableRefusal,
} from "@heirloop/machines/checkout/checkout-refusals";
import { promoRefusalText } from "@heirloop/machines/promo/promo-eligibility";
import { invalidField } from "@heirloop/machines/refusal/refusal";
import { transaction } from "../../platform/database/transaction.ts";
import { violates } from "../../platform/database/violation.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem, ProblemError, problemOf, refuse } from "../../platform/problem.ts";
import { redeemDiscount } from "../discount/discount.queries.ts";
import { findOpenOffer } from "../order/listing-orders.queries.ts";
import { listOrdersOf } from "../order/order.queries.ts";
import { findSavedCard } from "../payment/payment.queries.ts";
import {
  changeIntent,
  failUnbegunIntents,
  findIntent,
  listCheckoutIntents,
} from "../payment/payment-intent.queries.ts";
import { createIntent, runIntentsAtOnce } from "../payment/payment-intent.service.ts";
import type { PaymentIntentRow } from "../payment/payment.table.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { expireCheckout } from "./checkout.jobs.ts";
import { changeCheckout, findCheckout, insertCheckout, lockCheckout } from "./checkout.queries.ts";
import type { CheckoutProblem, CheckoutRow } from "./checkout.table.ts";
import { findHoldable, holdListings } from "../stock/hold.service.ts";
import { placeOrder } from "./place-order.ts";
import { checkAmounts, findAvailable, loadPriced } from "./quote.service.ts";
import { type KnownTaxRates, getKnownTaxRates } from "./tax-rates.ts";
import { endHolds, findHolds, lockBuyer, lockListings } from "../stock/stock.queries.ts";
import { publishListings } from "../listing/listing-updates.ts";
import { notifyWaitingList } from "../stock/waiting-list.service.ts";

/** Validates a purchase and locks its listings for the rest of the transaction. */
async function prepare(
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
  const { card, available, orders } = await prepare(tx, deps, userId, request, taxRates);
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

export type CheckoutOutcome =
  | { kind: "orders"; ids: string[] }
  | { kind: "problem"; problem: ProblemError }
  /** The bank asks about one seller's payment at a time. */
  | { kind: "confirmation"; url: string }
  /** The gateway has not answered in time; its job goes on. */
  | { kind: "waiting" };

/** Runs what a checkout still waits for, and returns how it stands then. */
export async function continueCheckout(
  deps: Deps,
  userId: string,
  checkoutId: string,
): Promise<CheckoutOutcome> {
  const begun = await findCheckout(deps.db, checkoutId);
  if (begun?.userId !== userId) throw problem("not-found");
  if (begun.status === "waiting")
    await runIntentsAtOnce(
      deps,
      (await listCheckoutIntents(deps.db, checkoutId)).flatMap(({ id, state }) =>
        state === "pending" ? [id] : [],
      ),
    );
  const checkout = await findCheckout(deps.db, checkoutId);
  if (checkout === null) throw problem("not-found");
  if (checkout.status === "finished") {
    const requested = checkout.request.listings.map(({ id }) => id);
    return { kind: "orders", ids: await listOrdersOf(deps.db, checkoutId, requested) };
  }
  if (checkout.status === "ended") {
    const { code = "card-declined", ...details } = checkout.problem ?? {};
    return { kind: "problem", problem: problem(code, details) };
  }
  const unconfirmed = (await listCheckoutIntents(deps.db, checkoutId)).find(
    ({ state, confirmationUrl }) => state === "pending" && confirmationUrl !== null,
  );
  return unconfirmed?.confirmationUrl
    ? { kind: "confirmation", url: unconfirmed.confirmationUrl }
    : { kind: "waiting" };
}

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
  const { card, orders, promo } = await prepare(tx, deps, buyerId, request, taxRates);
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
