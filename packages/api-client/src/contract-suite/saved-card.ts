import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import type { Contract } from "./contract-target.ts";

/** Saves a test card of the newcomer's and returns its payment method. */
export async function savedCard(contract: Contract): Promise<string> {
  const { paymentMethod } = await contract.answer("newcomer", checkoutEndpoints.enterTestCard, {
    body: { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" },
  });
  await contract.answer("newcomer", checkoutEndpoints.saveCard, { body: { paymentMethod } });
  return paymentMethod;
}
