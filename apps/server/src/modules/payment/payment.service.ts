import type { SandboxCard } from "@heirloop/contract/checkout/checkout.schema";
import type { SavedCard } from "../../platform/payments/payment-provider.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import type { OrderRow } from "../order/order.table.ts";
import { payoutLines, postings, shareLines, sharePayoutLines } from "./ledger-postings.ts";
import { changePayment, findPayment, insertPosting, insertSavedCard } from "./payment.queries.ts";

export async function saveCard(
  tx: Db,
  deps: Deps,
  userId: string,
  card: SandboxCard,
): Promise<Pick<SavedCard, "paymentMethod" | "label">> {
  const saved = await deps.payments.saveCard(card);
  await insertSavedCard(tx, { ...saved, userId, createdAt: deps.now() });
  return { paymentMethod: saved.paymentMethod, label: saved.label };
}

async function post(tx: Db, deps: Deps, order: OrderRow, kind: keyof typeof postings): Promise<void> {
  await insertPosting(tx, {
    id: deps.newId(),
    orderId: order.id,
    kind,
    lines: postings[kind](order),
    at: deps.now(),
  });
}

/** Authorizes an order's payment. Throws `card-declined`. */
export async function authorisePayment(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const payment = await findPayment(tx, order.id);
  if (payment === null) throw new Error(`The order ${order.id} has no payment.`);
  const answer = await deps.payments.authorise({
    paymentMethod: payment.paymentMethod,
    amount: order.total,
    key: order.id,
  });
  if (answer.kind === "declined") throw problem("card-declined", { detail: answer.reason });
  await changePayment(tx, order.id, {
    status: "authorised",
    reference: answer.reference,
    amount: order.total,
    changedAt: deps.now(),
  });
}

/** Captures an authorized payment. Throws `card-declined` without changing anything. */
export async function capturePayment(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const payment = await findPayment(tx, order.id);
  if (payment?.reference === null || payment?.reference === undefined)
    throw new Error(`Nothing is authorised for the order ${order.id}.`);
  const answer = await deps.payments.capture(payment.reference);
  if (answer.kind === "declined") throw problem("card-declined", { detail: answer.reason });
  await changePayment(tx, order.id, { status: "captured", changedAt: deps.now() });
  await post(tx, deps, order, "charge");
}

/** Authorizes and captures at once, for an accepted offer. */
export async function chargePayment(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  await authorisePayment(tx, deps, order);
  await capturePayment(tx, deps, order);
}

/** Deletes the card, voids or refunds the payment, depending on its status; a second call does nothing. */
export async function returnPayment(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const payment = await findPayment(tx, order.id);
  if (payment === null || payment.status === "voided" || payment.status === "refunded") return;
  if (payment.status === "captured" && payment.reference !== null) {
    await deps.payments.refund(payment.reference);
    await post(tx, deps, order, "refund");
    await changePayment(tx, order.id, { status: "refunded", changedAt: deps.now() });
    return;
  }
  if (payment.reference !== null) await deps.payments.void(payment.reference);
  await changePayment(tx, order.id, { status: "voided", changedAt: deps.now() });
}

export const postEarning = (tx: Db, deps: Deps, order: OrderRow): Promise<void> =>
  post(tx, deps, order, "earning");

type Share = { orderId: string; payee: string; amount: number };

/** Posts a consigner's share of an order's earning, in cents. */
export async function postShare(tx: Db, deps: Deps, { orderId, payee, amount }: Share): Promise<void> {
  const posting = { id: deps.newId(), orderId, payee, at: deps.now() };
  await insertPosting(tx, { ...posting, kind: "share", lines: shareLines(amount) });
}

/** Posts a payout to the seller of an order, or to a consigner, in cents. */
export async function postPayout(
  tx: Db,
  deps: Deps,
  { orderId, payee, amount }: Omit<Share, "payee"> & { payee: string | null },
): Promise<void> {
  const posting = { id: deps.newId(), orderId, at: deps.now() };
  await insertPosting(
    tx,
    payee === null
      ? { ...posting, kind: "payout", lines: payoutLines(amount) }
      : { ...posting, kind: "share-payout", payee, lines: sharePayoutLines(amount) },
  );
}
