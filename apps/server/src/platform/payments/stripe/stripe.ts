import * as z from "zod/mini";
import { defineGateway } from "../gateway-definition.ts";

/** A call to Stripe takes a second or two; one without an answer is repeated by the payment's job. */
const callTimeout = 20_000;

/** Source: Stripe's guide to content security policies. */
const sources = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
};

const isLive = (key: string): boolean => key.includes("_live_");

export const stripe = defineGateway({
  title: "Stripe",
  settings: {
    STRIPE_SECRET_KEY: z
      .string()
      .check(z.regex(/^[sr]k_(test|live)_\w+$/, "must be a key starting with sk_test_ or sk_live_")),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .check(z.regex(/^pk_(test|live)_\w+$/, "must be a key starting with pk_test_ or pk_live_")),
    // One per webhook endpoint.
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .check(
        z.regex(/^whsec_\w+(,whsec_\w+)*$/, "must be one secret or more starting with whsec_, with commas"),
      ),
  },
  findMistake: ({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }) =>
    isLive(STRIPE_SECRET_KEY) === isLive(STRIPE_PUBLISHABLE_KEY)
      ? null
      : "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes; take both from the test mode, or both from the live mode.",
  configure: ({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }) => ({
    cardForm: { name: "stripe", publicKey: STRIPE_PUBLISHABLE_KEY, sources },
    async open({ now, timeout, server }) {
      // Loaded on demand, because the settings are read before anything else.
      const [{ Stripe }, { checkStripe, createStripeGateway }] = await Promise.all([
        import("stripe"),
        import("./stripe-gateway.ts"),
      ]);
      const client = new Stripe(STRIPE_SECRET_KEY, {
        timeout: timeout ?? callTimeout,
        maxNetworkRetries: 1,
        telemetry: false,
        ...server,
      });
      const webhookSecrets = STRIPE_WEBHOOK_SECRET.split(",");
      return {
        payments: createStripeGateway({ stripe: client, webhookSecrets, now, timeout }),
        check: () => checkStripe(client, timeout),
        close: () => Promise.resolve(),
        sandbox: null,
      };
    },
  }),
});
