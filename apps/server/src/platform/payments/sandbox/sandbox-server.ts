import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { SandboxCard } from "@heirloop/contract/checkout/checkout.schema";
import { getRequestListener } from "@hono/node-server";
import { Stripe } from "stripe";
import { problem } from "../../problem.ts";
import { createSandboxApi } from "./sandbox-api.ts";
import type { SandboxOptions } from "./sandbox-options.ts";

const expiredCard = { path: "expiry", message: "This card has expired" };
const unknownCard = {
  path: "number",
  message: "Payments are a sandbox here: use a test card such as 4242 4242 4242 4242",
};

/** What the sandbox does besides answering the gateway's calls. */
export type Sandbox = {
  /** Takes a test card, as Stripe's form in the browser takes a real one. Throws `invalid` naming the field. */
  enterCard(card: SandboxCard): Promise<string>;
  /** Returns the headers of an event with this body. */
  signEvent(payload: string): Headers;
};

type Options = Omit<SandboxOptions, "apiKey"> & { webhookSecret: string };

/**
 * Starts the sandbox on a free port of this machine. Returns it with a client of Stripe's library that talks
 * to it.
 */
export async function startSandbox({
  webhookSecret: secret,
  ...options
}: Options): Promise<{ sandbox: Sandbox; stripe: Stripe; close(): Promise<void> }> {
  const apiKey = `sk_test_${randomBytes(16).toString("hex")}`;
  const { fetch } = createSandboxApi({ ...options, apiKey });
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The sandbox has no port.");
  const stripe = new Stripe(apiKey, {
    host: "127.0.0.1",
    port: address.port,
    protocol: "http",
    telemetry: false,
  });
  return {
    stripe,
    sandbox: {
      async enterCard({ number, expiry, cvc }) {
        const [month = "", year = ""] = expiry.split("/");
        const card = { number, exp_month: Number(month), exp_year: 2000 + Number(year), cvc };
        try {
          return (await stripe.paymentMethods.create({ type: "card", card })).id;
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
          throw problem("invalid", {
            errors: [error.code === "expired_card" ? expiredCard : unknownCard],
          });
        }
      },
      signEvent(payload) {
        const timestamp = Math.floor(options.now().getTime() / 1000);
        const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
        return new Headers({ "stripe-signature": signature });
      },
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
