import { Stripe } from "stripe";
import { problem } from "../../problem.ts";
import type { PaymentGateway } from "../payment-gateway.ts";
import { reasonOf, reasons } from "./stripe-answers.ts";
import type { StripeCalls } from "./stripe-calls.ts";
import { isInvalidRequest, isMissing, orUnavailable } from "./stripe-errors.ts";

/** A card that is used more than once has to belong to a customer. */
async function attachToCustomer(
  { stripe, forUser }: StripeCalls,
  paymentMethod: string,
  userId: string,
): Promise<void> {
  try {
    await stripe.customers.create(
      { payment_method: paymentMethod, metadata: { user: userId } },
      { idempotencyKey: `customer-${paymentMethod}-${userId}`, ...forUser },
    );
  } catch (error) {
    const message =
      error instanceof Stripe.errors.StripeCardError
        ? reasonOf(error)
        : // Unknown, or already somebody else's.
          isInvalidRequest(error) && reasons.unusable;
    if (message === false) throw error;
    throw problem("invalid", { errors: [{ path: "paymentMethod", message }] });
  }
}

export const createStripeCards = (
  calls: StripeCalls,
): Pick<PaymentGateway, "saveCard" | "deleteCustomer"> => ({
  saveCard: ({ paymentMethod, userId }) =>
    orUnavailable("unavailable", async () => {
      await attachToCustomer(calls, paymentMethod, userId);
      const { card } = await calls.stripe.paymentMethods.retrieve(paymentMethod, {}, calls.forUser);
      if (card === undefined) throw problem("invalid", { detail: "Only cards can be saved." });
      const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
      return {
        paymentMethod,
        label: `${brand} ending ${card.last4}`,
        fingerprint: card.fingerprint ?? paymentMethod,
      };
    }),
  async deleteCustomer({ paymentMethod }) {
    try {
      const customer = await findCustomer(calls, paymentMethod);
      if (customer !== undefined) await calls.stripe.customers.del(customer);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  },
});

async function findCustomer({ stripe }: StripeCalls, paymentMethod: string): Promise<string | undefined> {
  const { customer } = await stripe.paymentMethods.retrieve(paymentMethod);
  return typeof customer === "string" ? customer : customer?.id;
}

/** Returns what every payment with a saved card has in common. */
export async function retrieveCard(calls: StripeCalls, paymentMethod: string) {
  const id = await findCustomer(calls, paymentMethod);
  return {
    payment_method: paymentMethod,
    payment_method_types: ["card"],
    ...(id === undefined ? {} : { customer: id }),
  };
}
