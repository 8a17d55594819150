import type { Stripe } from "stripe";
import type {
  SandboxAccount,
  SandboxCard,
  SandboxCharge,
  SandboxRefund,
  SandboxTransfer,
} from "./sandbox.queries.ts";

/** The fields of Stripe's objects that the sandbox fills; the types hold them to Stripe's shapes. */
type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | "id"
  | "object"
  | "amount"
  | "currency"
  | "status"
  | "metadata"
  | "transfer_group"
  | "payment_method"
  | "next_action"
> & { last_payment_error: CardError | null };
type SetupIntent = Pick<
  Stripe.SetupIntent,
  "id" | "object" | "status" | "metadata" | "payment_method" | "next_action"
> & { last_setup_error: CardError | null };
type CardError = { type: "card_error"; code: string; decline_code?: string; message: string };
type Listed = Pick<Stripe.ApiList<never>, "object" | "has_more" | "url">;

/** A setup has a reference of its own kind, as at Stripe. */
const isSetup = ({ reference }: Pick<SandboxCharge, "reference">): boolean => reference.startsWith("seti_");

const authenticationCodes = ["authentication_required", "payment_intent_authentication_failure"];

/** The reason of a declined charge is Stripe's code for it; charges from before codes have a sentence. */
export function cardErrorOf(reason: string | null): CardError {
  const message = "Your card was declined.";
  if (reason === null || reason.includes(" "))
    return { type: "card_error", code: "card_declined", decline_code: "generic_decline", message };
  return authenticationCodes.includes(reason)
    ? { type: "card_error", code: reason, message: "The payment was not authenticated." }
    : { type: "card_error", code: "card_declined", decline_code: reason, message };
}

const statuses = {
  asked: "requires_action",
  authorized: "requires_capture",
  captured: "succeeded",
  refunded: "succeeded",
  voided: "canceled",
  declined: "requires_payment_method",
} as const;

/** `url` is the bank's page, while it awaits the buyer's confirmation. */
function commonOf({ reference, key, paymentMethod, status }: SandboxCharge, url: string | null) {
  return {
    id: reference,
    metadata: key === null ? {} : { intent: key },
    payment_method: paymentMethod,
    next_action:
      status === "asked" && url !== null
        ? { type: "redirect_to_url" as const, redirect_to_url: { url, return_url: null } }
        : null,
  };
}

export function paymentIntentOf(charge: SandboxCharge, url: string | null): PaymentIntent {
  return {
    ...commonOf(charge, url),
    object: "payment_intent",
    amount: charge.amount,
    currency: "usd",
    status: statuses[charge.status],
    transfer_group: charge.group,
    last_payment_error: charge.status === "declined" ? cardErrorOf(charge.reason) : null,
  };
}

export function setupIntentOf(charge: SandboxCharge, url: string | null): SetupIntent {
  const status = statuses[charge.status];
  return {
    ...commonOf(charge, url),
    object: "setup_intent",
    status: status === "requires_capture" ? "succeeded" : status,
    last_setup_error: charge.status === "declined" ? cardErrorOf(charge.reason) : null,
  };
}

export const intentOf = (charge: SandboxCharge, url: string | null): PaymentIntent | SetupIntent =>
  isSetup(charge) ? setupIntentOf(charge, url) : paymentIntentOf(charge, url);

export function paymentMethodOf(card: SandboxCard): Pick<
  Stripe.PaymentMethod,
  "id" | "object" | "type" | "customer"
> & {
  card: Pick<Stripe.PaymentMethod.Card, "brand" | "last4" | "fingerprint">;
} {
  return {
    id: card.paymentMethod,
    object: "payment_method",
    type: "card",
    customer: card.customer,
    card: { brand: "visa", last4: card.label.slice(-4), fingerprint: card.fingerprint },
  };
}

export function refundOf({
  key,
  intent,
  reference,
  amount,
  createdAt,
  failure,
}: SandboxRefund): Pick<
  Stripe.Refund,
  | "id"
  | "object"
  | "amount"
  | "created"
  | "currency"
  | "failure_reason"
  | "payment_intent"
  | "status"
  | "metadata"
> {
  return {
    id: `re_${key}`,
    object: "refund",
    amount,
    created: Math.floor(createdAt.getTime() / 1000),
    currency: "usd",
    payment_intent: reference,
    status: failure === null ? "succeeded" : "failed",
    ...(failure === null ? {} : { failure_reason: failure }),
    metadata: intent === null ? {} : { intent },
  };
}

/** How long the sandbox's bank takes to decide a dispute. */
export const disputeTakes = 7 * 24 * 60 * 60_000;

const disputePrefix = "dp_";

/** Returns the charge that a dispute's id names. */
export const disputedReference = (id: string): string => id.slice(disputePrefix.length);

/**
 * The dispute of a whole charge at a time, whose id names it. Nobody answers the bank, so it decides for the
 * buyer.
 */
export function disputeOf(
  { reference, amount }: Pick<SandboxCharge, "reference" | "amount">,
  disputedAt: Date,
  now: Date,
): Pick<Stripe.Dispute, "id" | "object" | "amount" | "created" | "currency" | "payment_intent" | "status"> {
  return {
    id: `${disputePrefix}${reference}`,
    object: "dispute",
    amount,
    created: Math.floor(disputedAt.getTime() / 1000),
    currency: "usd",
    payment_intent: reference,
    status: now.getTime() - disputedAt.getTime() < disputeTakes ? "needs_response" : "lost",
  };
}

export function accountOf({
  id,
  userId,
  payoutsEnabled,
}: SandboxAccount): Pick<
  Stripe.Account,
  "id" | "object" | "type" | "payouts_enabled" | "details_submitted" | "metadata"
> {
  return {
    id,
    object: "account",
    type: "express",
    payouts_enabled: payoutsEnabled,
    details_submitted: payoutsEnabled,
    metadata: { user: userId },
  };
}

export function transferOf({
  reference,
  key,
  account,
  amount,
  group,
  createdAt,
}: SandboxTransfer): Pick<
  Stripe.Transfer,
  "id" | "object" | "amount" | "currency" | "destination" | "transfer_group" | "created" | "metadata"
> {
  return {
    id: reference,
    object: "transfer",
    amount,
    currency: "usd",
    destination: account,
    transfer_group: group,
    created: Math.floor(createdAt.getTime() / 1000),
    metadata: key === null ? {} : { intent: key },
  };
}

export const listOf = <Item>(url: string, data: Item[]): Listed & { data: Item[] } => ({
  object: "list",
  has_more: false,
  url,
  data,
});

/** The sandbox never runs out of money, and nobody asks how much there is. */
export const balance: Pick<Stripe.Balance, "object" | "available" | "pending" | "livemode"> = {
  object: "balance",
  available: [],
  pending: [],
  livemode: false,
};
