import { Stripe } from "stripe";
import { problem, ProblemError } from "../../problem.ts";
import type { PaymentAnswer } from "../payment-gateway.ts";
import { decline, reasonOf } from "./stripe-answers.ts";

type InvalidRequest = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>;

/** Requests that Stripe has read and refuses. */
export const isInvalidRequest = (error: unknown): error is InvalidRequest =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

const isInvalidWith = (error: unknown, codes: readonly string[]): boolean =>
  isInvalidRequest(error) && codes.includes(error.code ?? "");

/** Requests about something that Stripe does not know, or no longer. */
export const isMissing = (error: unknown): boolean => isInvalidWith(error, ["resource_missing"]);

/** Refunds, captures and cancellations of a payment that has moved on meanwhile. */
export const hasMovedOn = (error: unknown): boolean =>
  isInvalidWith(error, [
    "payment_intent_unexpected_state",
    "setup_intent_unexpected_state",
    "charge_already_refunded",
    "charge_already_captured",
  ]);

/** Refunds of a payment that the buyer's bank has taken back. */
export const isDisputed = (error: unknown): boolean =>
  isInvalidWith(error, ["charge_disputed", "refund_disputed_payment"]);

/** Accounts that Stripe does not know, or that have left the platform. */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  ["resource_missing", "account_invalid"].includes(error.code ?? "");

/** Refunds and transfers for which the money is not there yet; it will be. */
export const isBalanceInsufficient = (error: unknown): error is InvalidRequest =>
  isInvalidRequest(error) && error.code === "balance_insufficient";

/** Requests that Stripe refuses however often they are repeated. */
export const isFinalRefusal = (error: unknown): error is InvalidRequest =>
  isInvalidRequest(error) && !isBalanceInsufficient(error);

/** Transfers to an account that cannot receive any money. */
export const isAccountRefused = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripePermissionError || isFinalRefusal(error);

/** Reports which part of the shop is unavailable, whatever is wrong with Stripe or with our account there. */
export async function orUnavailable<Answer>(
  code: "unavailable" | "onboarding-unavailable",
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw problem(code, { retryAfter: 5, cause: error });
  }
}

/** A card that is refused is an answer; any other error leaves the outcome unknown. */
export async function orDeclined(call: () => Promise<PaymentAnswer>): Promise<PaymentAnswer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return decline(reasonOf(error));
    throw error;
  }
}
