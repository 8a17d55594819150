import { Stripe } from "stripe";
import type { PaymentGateway } from "../payment-gateway.ts";
import type { StripeCalls } from "./stripe-calls.ts";
import { createStripeCards } from "./stripe-cards.ts";
import { isInvalidRequest } from "./stripe-errors.ts";
import { createStripePayments } from "./stripe-payments.ts";
import { createStripePayouts } from "./stripe-payouts.ts";
import { createStripeReports } from "./stripe-reports.ts";

/** Milliseconds that a call may take for which a user waits. */
const userTimeout = 8_000;

type Options = {
  stripe: Stripe;
  /** One per webhook endpoint: Stripe reports the shop's own account and those of sellers to separate ones. */
  webhookSecrets: readonly string[];
  now: () => Date;
  /** Milliseconds that a call may take for which a user waits. */
  timeout?: number | undefined;
};

/** Payments through Stripe, or through a server that speaks the same protocol. */
export function createStripeGateway({
  stripe,
  webhookSecrets,
  now,
  timeout = userTimeout,
}: Options): PaymentGateway {
  const calls: StripeCalls = { stripe, now, forUser: { timeout, maxNetworkRetries: 0 } };
  return {
    ...createStripeCards(calls),
    ...createStripePayments(calls),
    ...createStripePayouts(calls),
    ...createStripeReports(calls, webhookSecrets),
  };
}

/** Rejects unless Stripe answers; what a restricted key may not read was answered, too. */
export async function checkStripe(stripe: Stripe, timeout = userTimeout): Promise<void> {
  try {
    await stripe.balance.retrieve({}, { timeout, maxNetworkRetries: 0 });
  } catch (error) {
    const isAnswered = isInvalidRequest(error) || error instanceof Stripe.errors.StripePermissionError;
    if (!isAnswered) throw error;
  }
}
