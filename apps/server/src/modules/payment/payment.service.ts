import { getPaid, type Reversal } from "@heirloop/contract/money/ledger-reversal";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import type { SavedCard } from "../../platform/payments/payment-gateway.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { OrderRow } from "../order/order.table.ts";
import {
  payoutLines,
  postings,
  shareLines,
  sharePayoutLines,
} from "@heirloop/contract/money/ledger-postings";
import { isDisputed } from "./dispute.queries.ts";
import { sumPendingRefunds } from "./payment-intent.queries.ts";
import { createIntent } from "./payment-intent.service.ts";
import {
  changePayment,
  findPayment,
  insertPosting,
  insertSavedCard,
  listLedgerEntriesOfOrders,
} from "./payment.queries.ts";
import type { PaymentIntentRow, PaymentRow } from "./payment.table.ts";

/** Saves a card at the gateway and then here, so `db` is not a transaction. */
export async function saveCard(
  db: Db,
  deps: Deps,
  userId: string,
  paymentMethod: string,
): Promise<Pick<SavedCard, "paymentMethod" | "label">> {
  const saved = await deps.payments.saveCard({ paymentMethod, userId });
  await insertSavedCard(db, { ...saved, userId, createdAt: deps.now() });
  return { paymentMethod, label: saved.label };
}

/** Posts and returns the lines. */
async function post(tx: Db, deps: Deps, order: OrderRow, kind: keyof typeof postings) {
  const lines = postings[kind](order);
  await insertPosting(tx, { id: deps.newId(), orderId: order.id, kind, lines, at: deps.now() });
  return lines;
}

type Started = { by: OrderActor };
/** Only a request runs its intents itself. */
const originOf = ({ by }: Started) => ({ by: by === "time" || by === "system" ? "job" : "request" }) as const;

async function requirePayment(tx: Db, orderId: string): Promise<PaymentRow> {
  const payment = await findPayment(tx, orderId);
  if (payment === null) throw new Error(`The order ${orderId} has no payment.`);
  return payment;
}

/** Asks the gateway to capture an authorized payment. */
export async function startCapture(tx: Db, deps: Deps, order: OrderRow, started: Started): Promise<void> {
  const { reference } = await requirePayment(tx, order.id);
  if (reference === null) throw new Error(`Nothing is authorized for the order ${order.id}.`);
  const capture = { kind: "capture", orderId: order.id, amount: order.total, reference } as const;
  await createIntent(tx, deps, capture, originOf(started));
}

/** Asks the gateway to charge the saved card for an accepted offer. */
export async function startCharge(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  started: Started & { returnUrl: string | null },
): Promise<void> {
  const { paymentMethod } = await requirePayment(tx, order.id);
  const { returnUrl } = started;
  const charge = {
    kind: "charge",
    orderId: order.id,
    amount: order.total,
    paymentMethod,
    returnUrl,
  } as const;
  await createIntent(tx, deps, charge, originOf(started));
}

/** Posts a captured payment. */
export async function recordCharge(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const change = { status: "captured", amount: order.total, changedAt: deps.now() } as const;
  await changePayment(tx, order.id, change);
  const lines = await post(tx, deps, order, "charge");
  await deps.events.publish(tx, "payment.posted", { orderId: order.id, kind: "charge", lines });
}

/** Returns what the buyer of an order has paid, less what went back or is going back, in cents. */
export const getRefundable = async (tx: Db, orderId: string): Promise<number> =>
  (await getRefundables(tx, [orderId])).get(orderId) ?? 0;

/** Returns the same for several orders, by order id. */
export async function getRefundables(tx: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  const ledgers = Map.groupBy(await listLedgerEntriesOfOrders(tx, orderIds), ({ orderId }) => orderId);
  const pending = await sumPendingRefunds(tx, orderIds);
  return new Map(
    orderIds.map((orderId) => [orderId, getPaid(ledgers.get(orderId) ?? []) - (pending.get(orderId) ?? 0)]),
  );
}

/**
 * Returns the money of an order that has ended: deletes the card, or asks the gateway to void or refund the
 * payment. While a charge is under way nothing is known to return; its outcome decides (`order-payment.ts`).
 */
export async function returnPayment(tx: Db, deps: Deps, order: OrderRow, started: Started): Promise<void> {
  const payment = await findPayment(tx, order.id);
  if (payment === null) return;
  const { status, reference, amount } = payment;
  if (status === "pending" || status === "voided" || status === "refunded") return;
  if (reference === null) {
    await changePayment(tx, order.id, { status: "voided", changedAt: deps.now() });
    return;
  }
  const kind = status === "captured" ? "refund" : "void";
  // The gateway would refuse: the money returns when the bank has decided (`applyDispute`).
  if (kind === "refund" && (await isDisputed(tx, order.id))) return;
  const left = status === "captured" ? await getRefundable(tx, order.id) : amount;
  if (left < 1) return;
  await createIntent(tx, deps, { kind, orderId: order.id, amount: left, reference }, originOf(started));
}

/**
 * Records that the gateway has returned the money of an order, unless it was captured: then it has to be posted
 * (`reverseOrder`). What was never posted as captured needs no posting back, even if it had to be refunded.
 */
export async function recordReturn(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  { reference }: Pick<PaymentIntentRow, "reference">,
): Promise<void> {
  const payment = await requirePayment(tx, order.id);
  if (payment.reference !== reference || payment.status === "captured" || payment.status === "refunded")
    return;
  await changePayment(tx, order.id, { status: "voided", changedAt: deps.now() });
}

export async function postEarning(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  await post(tx, deps, order, "earning");
}

type Return = Readonly<{
  orderId: string;
  kind: "refund" | "dispute";
  /** The intent or the dispute that it follows from. */
  cause: string;
}> &
  Reversal;

/** Posts what went back to the buyer of an order. */
export async function postReturn(tx: Db, deps: Deps, { lines, payouts, ...returned }: Return): Promise<void> {
  const at = deps.now();
  await insertPosting(tx, { ...returned, id: deps.newId(), lines, at });
  // A share was taken from the seller's earning, so that is where it goes back to first.
  for (const [payee, less] of payouts.owners)
    await insertPosting(tx, { ...returned, id: deps.newId(), payee, lines: shareLines(-less), at });
  const { orderId, kind } = returned;
  await deps.events.publish(tx, "payment.posted", { orderId, kind, lines });
}

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
