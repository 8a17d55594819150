import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Stripe } from "stripe";
import { createSandboxApi } from "../platform/payments/sandbox/sandbox-api.ts";
import { createSandboxTaxes, type SandboxTaxes } from "../platform/payments/sandbox/sandbox-tax-api.ts";
import { newId } from "../platform/ids/new-id.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

/** The settings of a server that pays at Stripe. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_own,whsec_connected",
  DEMO: "off",
};

export type StripeServer = {
  readonly port: number;
  readonly database: TestDatabase;
  readonly client: Stripe;
  /** What was recorded at Stripe Tax. */
  readonly taxes: SandboxTaxes;
  /** Does what Stripe's form in the browser does; returns the payment method. */
  tokenize(number: string): Promise<string>;
  close(): Promise<void>;
};

/** Starts the sandbox in Stripe's place, as a server of its own with its own database. */
export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const database = await openTestDatabase();
  const taxes = createSandboxTaxes(now);
  const { fetch } = createSandboxApi({
    taxes,
    db: database.db,
    now,
    newId,
    apiKey: stripeSettings.STRIPE_SECRET_KEY,
    fingerprintKey: new Uint8Array(32),
  });
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  const http = createServer((request, response) => void listener(request, response)).listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const { port } = address;
  const client = new Stripe(stripeSettings.STRIPE_SECRET_KEY, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    telemetry: false,
  });
  return {
    port,
    database,
    client,
    taxes,
    async tokenize(number) {
      const card = { number, exp_month: 12, exp_year: 2030, cvc: "123" };
      return (await client.paymentMethods.create({ type: "card", card })).id;
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await database.close();
    },
  };
}
