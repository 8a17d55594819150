import { Stripe } from "stripe";
import { problem } from "../../problem.ts";
import type { GatewayReport, PaymentGateway } from "../payment-gateway.ts";
import type { StripeCalls } from "./stripe-calls.ts";
import { parseDispute, parseRefund, parseStripeEvent } from "./stripe-events.ts";

/** Seconds by which the time in an event's signature may differ, to prevent replays. */
const tolerance = 5 * 60;

function isSigned({ stripe, now }: StripeCalls, body: Uint8Array, header: string, secret: string): boolean {
  const { signature } = stripe.webhooks;
  // Never accepted unchecked, should the library come without its verifier.
  if (signature === null) throw new Error("Stripe's library cannot verify signatures.");
  const text = new TextDecoder().decode(body);
  try {
    return signature.verifyHeader(text, header, secret, tolerance, undefined, now().getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** What Stripe reports: events by webhook, and what can be looked up about disputes and refunds. */
export const createStripeReports = (
  calls: StripeCalls,
  webhookSecrets: readonly string[],
): Pick<PaymentGateway, "parseEvent" | "listReports" | "findDispute"> => ({
  parseEvent(body, headers) {
    const header = headers.get("stripe-signature") ?? "";
    if (!webhookSecrets.some((secret) => isSigned(calls, body, header, secret)))
      throw problem("wrong-signature");
    return parseStripeEvent(body);
  },
  async listReports({ since }) {
    const { disputes, refunds } = calls.stripe;
    const page = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
    const reports: Array<GatewayReport | null> = [];
    for await (const dispute of disputes.list(page)) reports.push(parseDispute(dispute));
    for await (const refund of refunds.list(page)) reports.push(parseRefund(refund));
    return reports.filter((report) => report !== null);
  },
  findDispute: async ({ dispute }) => parseDispute(await calls.stripe.disputes.retrieve(dispute)),
});
