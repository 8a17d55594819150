import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { PaymentAnswer, TransferAnswer } from "../../platform/payments/payment-gateway.ts";
import { findUserById } from "../user/user.queries.ts";
import { reconcileIntentJob, runIntentJob } from "./payment-intent.jobs.ts";
import {
  beginAttempt,
  changeIntent,
  insertIntent,
  listPendingIntents,
  lockIntent,
} from "./payment-intent.queries.ts";
import type { PaymentIntentRow } from "./payment.table.ts";

/** How long a request waits for the gateway before it answers that the payment is being confirmed. */
export const answerWithin = 5_000;
/** A request calls the gateway itself; its job begins later, in case the process has died meanwhile. */
const headStart = 2 * answerWithin;
/** Intents that are pending for longer are looked at again, in case their job is gone. */
export const pendingTooLong = 10 * 60_000;

type NewIntent = Pick<PaymentIntentRow, "kind" | "amount"> &
  Partial<
    Pick<
      PaymentIntentRow,
      | "checkoutId"
      | "orderId"
      | "payoutId"
      | "payeeId"
      | "paymentMethod"
      | "reference"
      | "returnUrl"
      | "requestKey"
      | "reason"
      | "attempts"
    >
  >;
/** `request`: the request that commits it runs it next. */
type Origin = { by: "request" | "job" };

/** Returns a new intent, whose outcome is unknown. */
export function intentOf(deps: Deps, newIntent: NewIntent): PaymentIntentRow {
  const now = deps.now();
  return {
    checkoutId: null,
    orderId: null,
    payoutId: null,
    payeeId: null,
    paymentMethod: null,
    reference: null,
    returnUrl: null,
    requestKey: null,
    reason: null,
    attempts: 0,
    ...newIntent,
    id: deps.newId(),
    state: "pending",
    confirmationUrl: null,
    arrivesAt: null,
    lastError: null,
    settledAt: null,
    createdAt: now,
    changedAt: now,
  };
}

/** Stores what the gateway will be asked for, with the job that asks. Returns the intent's id. */
export async function createIntent(
  tx: Db,
  deps: Deps,
  newIntent: NewIntent,
  { by }: Origin,
): Promise<string> {
  const intent = intentOf(deps, newIntent);
  await insertIntent(tx, intent);
  const runAt = new Date(intent.createdAt.getTime() + (by === "request" ? headStart : 0));
  await deps.jobs.enqueue(tx, runIntentJob, { intentId: intent.id }, { runAt });
  return intent.id;
}

const missing = (intent: PaymentIntentRow): Error =>
  new Error(`The payment intent ${intent.id} lacks what a ${intent.kind} needs.`);

async function askGateway(
  { payments, db }: Deps,
  intent: PaymentIntentRow,
): Promise<PaymentAnswer | TransferAnswer> {
  const { id: key, kind, amount, paymentMethod, reference, returnUrl, payeeId } = intent;
  const call = { key, since: intent.createdAt };
  const group = intent.checkoutId ?? intent.orderId ?? intent.payoutId ?? key;
  switch (kind) {
    case "set-up":
    case "authorize":
    case "charge": {
      // Once the bank has been asked, the same call would only repeat its question.
      if (reference !== null) return payments.find({ reference });
      if (paymentMethod === null) throw missing(intent);
      if (kind === "charge")
        // A new card is confirmed under the intent itself, because the order may have had another attempt.
        return payments.charge({ ...call, paymentMethod, amount, group: key, returnUrl });
      if (returnUrl === null) throw missing(intent);
      return kind === "authorize"
        ? payments.authorize({ ...call, paymentMethod, amount, group, returnUrl })
        : payments.setUpCard({ ...call, paymentMethod, group, returnUrl });
    }
    case "transfer": {
      const account = payeeId && (await findUserById(db, payeeId))?.payoutAccount;
      if (!account) throw missing(intent);
      return payments.transfer({ ...call, account, amount, group });
    }
    case "capture":
    case "void":
    case "refund":
      if (reference === null) throw missing(intent);
      return payments[kind]({ ...call, reference, amount });
  }
}

/**
 * Asks the gateway outside of any transaction and applies its answer in one. Several workers may do so at
 * once: the key makes their calls one, and only the first answer is applied. Throws while the outcome is
 * unknown.
 */
export async function runIntent(deps: Deps, id: string): Promise<void> {
  const intent = await beginAttempt(deps.db, id);
  if (intent === null) return;
  const answer = await askGateway(deps, intent).catch(async (error: unknown) => {
    await changeIntent(deps.db, id, { lastError: error instanceof Error ? error.message : String(error) });
    throw error;
  });
  await transaction(deps.db, (tx) => applyAnswer(tx, deps, id, answer));
}

/**
 * Applies the gateway's answer, from a call or from an event, to whatever the intent belongs to. A repeat
 * changes nothing.
 */
export async function applyAnswer(
  tx: Db,
  deps: Deps,
  id: string,
  answer: PaymentAnswer | TransferAnswer,
): Promise<void> {
  const intent = await lockIntent(tx, id);
  if (intent?.state !== "pending") return;
  if (answer.kind === "needs-confirmation") return awaitConfirmation(tx, deps, intent, answer);
  await changeIntent(tx, id, {
    confirmationUrl: null,
    changedAt: deps.now(),
    ...(answer.kind === "succeeded"
      ? {
          state: "succeeded",
          reference: answer.reference,
          arrivesAt: "arrivesAt" in answer ? answer.arrivesAt : null,
          lastError: null,
        }
      : { state: "failed", lastError: answer.reason }),
  });
  // It was captured before it could be voided, so the money goes back instead.
  if (intent.kind === "void" && answer.kind === "declined") {
    const { checkoutId, orderId, reference, amount } = intent;
    const refund = { kind: "refund", checkoutId, orderId, reference, amount } as const;
    await createIntent(tx, deps, refund, { by: "job" });
  }
  if (intent.kind === "refund" && answer.kind === "declined")
    deps.log.error({ intentId: id, reason: answer.reason }, "a refund was declined");
  await deps.events.publish(tx, "payment.settled", { intentId: id });
}

/** Waits for the buyer at the bank as long as a piece is held; then the payment ends. */
async function awaitConfirmation(
  tx: Db,
  deps: Deps,
  intent: PaymentIntentRow,
  { reference, url }: Extract<PaymentAnswer, { kind: "needs-confirmation" }>,
): Promise<void> {
  const { id, checkoutId, orderId, amount } = intent;
  const now = deps.now();
  const until = new Date(intent.createdAt.getTime() + constants.holdDuration);
  // Without a page to return to, nobody is there to answer the bank.
  if (intent.returnUrl !== null && now < until) {
    await changeIntent(tx, id, { reference, confirmationUrl: url, lastError: null, changedAt: now });
    if (intent.confirmationUrl === null)
      await deps.jobs.enqueue(tx, runIntentJob, { intentId: id }, { runAt: until });
    return;
  }
  const lastError =
    intent.returnUrl === null
      ? "The bank wants the buyer to confirm this payment."
      : "The bank's confirmation came too late.";
  await changeIntent(tx, id, {
    state: "failed",
    reference,
    confirmationUrl: null,
    lastError,
    changedAt: now,
  });
  await createIntent(tx, deps, { kind: "void", checkoutId, orderId, reference, amount }, { by: "job" });
  await deps.events.publish(tx, "payment.settled", { intentId: id });
}

/** Runs intents within a request; whatever has no outcome in time is left to the jobs. */
export async function runIntentsAtOnce(
  deps: Deps,
  ids: readonly string[],
  milliseconds = answerWithin,
): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  const running = (async () => {
    for (const id of ids) await runIntent(deps, id);
  })().catch((error: unknown) => deps.log.warn({ err: error }, "a payment is left to its job"));
  await Promise.race([running, late.promise]);
  clearTimeout(timer);
}

/** Has the gateway asked about every intent that is pending for too long, beside the intent's own job. */
export async function reconcileIntents(tx: Db, deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - pendingTooLong);
  for (const { id } of await listPendingIntents(tx, before))
    await deps.jobs.enqueue(tx, reconcileIntentJob, { intentId: id }, { key: id });
}
