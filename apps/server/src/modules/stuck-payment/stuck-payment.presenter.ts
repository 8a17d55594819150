import type { stuckPaymentSchema } from "@heirloop/contract/admin/stuck-payment.endpoints";
import type * as z from "zod/mini";
import { isMadeInDashboard } from "../payment/gateway-refund.service.ts";
import type { PaymentIntentRow } from "../payment/payment.table.ts";
import { presentSide } from "../user/user.presenter.ts";
import type { UserRow } from "../user/user.table.ts";
import type { StuckIntent, StuckPayout } from "./stuck-payment.queries.ts";

type Presented = z.input<typeof stuckPaymentSchema>;
type State = Presented["state"];

function getPayoutState(
  { payout, isDisputed, hasOpenCase }: StuckPayout,
  payee: UserRow,
  last: PaymentIntentRow | undefined,
): State {
  if (payout.reference !== null) return "returned";
  if (isDisputed) return "disputed";
  if (hasOpenCase) return "in-case";
  if (payee.payoutsConnectedAt === null) return "no-account";
  if (last?.state === "pending") return "unanswered";
  return payout.status === "failed" ? "refused" : "due";
}

const sendable: Readonly<Record<State, boolean>> = {
  refused: true,
  unanswered: true,
  due: true,
  // The provider pays it to the bank again by itself.
  returned: false,
  "no-account": false,
  disputed: false,
  "in-case": false,
};

/** `transfers`: those of this payout, oldest first. */
export function presentStuckPayout(
  stuck: StuckPayout,
  payee: UserRow,
  transfers: readonly PaymentIntentRow[],
): Presented {
  const { id, orderId, amount, status, reference, dueAt, failedAt } = stuck.payout;
  const last = transfers.at(-1);
  const state = getPayoutState(stuck, payee, last);
  return {
    _id: id,
    kind: "payout",
    state,
    reason: state === "refused" || state === "unanswered" ? (last?.lastError ?? null) : null,
    order: orderId,
    amount,
    party: presentSide(payee),
    since: (status === "failed" && reference !== null && failedAt !== null ? failedAt : dueAt).toISOString(),
    attempts: transfers.reduce((total, { attempts }) => total + attempts, 0),
    canSendAgain: sendable[state],
    canSettle: false,
  };
}

/** Whether the order counts a failed refund as made, so that the shop must not make it again. */
export const isReturned = ({ intent, isPosted }: Pick<StuckIntent, "intent" | "isPosted">): boolean =>
  isPosted || isMadeInDashboard(intent);

/**
 * Whether a failed refund can be settled by hand. What an order that has ended still owes its buyer cannot: the ledger would
 * owe it forever, and the end of a dispute could refund it as well.
 */
export const isSettleable = (stuck: Pick<StuckIntent, "intent" | "isPosted">): boolean =>
  isReturned(stuck) || stuck.intent.requestKey !== null;

function getIntentState(stuck: StuckIntent): State {
  if (stuck.intent.state === "pending") return "unanswered";
  if (isReturned(stuck)) return "returned";
  return stuck.isDisputed ? "disputed" : "refused";
}

/** Null for a transfer, which is listed as its payout. */
export function presentStuckIntent(stuck: StuckIntent, buyer: UserRow | null): Presented | null {
  const { id, kind, orderId, amount, lastError, attempts, createdAt, changedAt } = stuck.intent;
  if (kind === "transfer") return null;
  const state = getIntentState(stuck);
  return {
    _id: id,
    kind,
    state,
    reason: lastError,
    order: orderId,
    amount,
    party: buyer && presentSide(buyer),
    since: (state === "unanswered" ? createdAt : changedAt).toISOString(),
    attempts,
    canSendAgain: sendable[state],
    canSettle: state !== "unanswered" && isSettleable(stuck),
  };
}
