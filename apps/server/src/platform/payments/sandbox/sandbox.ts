import type { ConfiguredGateway } from "../gateway-definition.ts";
import { createStripeGateway } from "../stripe/stripe-gateway.ts";
import { startSandbox } from "./sandbox-server.ts";

/** Payments without real money, where no gateway is set up. It speaks Stripe's protocol (decision 73). */
export const sandboxGateway: ConfiguredGateway = {
  cardForm: null,
  async open({ db, now, newId, keyFor }) {
    const key = keyFor("payment-webhook");
    const webhookSecret = key.toString("hex");
    const { sandbox, stripe, close } = await startSandbox({
      db,
      now,
      newId,
      webhookSecret,
      fingerprintKey: key,
    });
    const payments = createStripeGateway({ stripe, webhookSecrets: [webhookSecret], now });
    return { payments, check: null, close, sandbox };
  },
};
