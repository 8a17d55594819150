import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import { browserApi } from "../api/browser-api.ts";
import { getErrorMessage } from "../api/error-message.ts";

/** Requests a promo code by email. Throws an error whose message is for the visitor. */
export async function sendPromoCode(email: string): Promise<void> {
  try {
    await browserApi().call(promoEndpoints.request, { body: { email } });
  } catch (error) {
    const atTheField = error instanceof ProblemError ? error.fields["email"] : undefined;
    throw new Error(atTheField ?? getErrorMessage(error), { cause: error });
  }
}
