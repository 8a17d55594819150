import type { Api } from "@heirloop/api-client/http/http-client";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";

/** Saves a test card of the caller's and returns its payment method. */
export async function saveCard(api: Api, number: string): Promise<string> {
  const body = { number, expiry: "12/30", cvc: "123" };
  const { paymentMethod } = await api.call(checkoutEndpoints.enterTestCard, { body });
  await api.call(checkoutEndpoints.saveCard, { body: { paymentMethod } });
  return paymentMethod;
}
