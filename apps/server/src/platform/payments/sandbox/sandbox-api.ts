import { Hono } from "hono";
import { createCardApi } from "./sandbox-card-api.ts";
import { createIntentApi } from "./sandbox-intent-api.ts";
import type { SandboxOptions } from "./sandbox-options.ts";
import { createPayoutApi } from "./sandbox-payout-api.ts";
import { createRefundApi } from "./sandbox-refund-api.ts";
import { failure } from "./sandbox-requests.ts";
import { createSandboxTaxes } from "./sandbox-tax-api.ts";

/**
 * The part of Stripe's API that the shop uses, without real money. What it stores is in this database, in
 * transactions of its own.
 */
export function createSandboxApi({ apiKey, taxes, ...options }: SandboxOptions): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.header("authorization") !== `Bearer ${apiKey}`)
      throw failure(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    return next();
  });
  app.route("/v1", createCardApi(options));
  app.route("/v1", createIntentApi(options));
  app.route("/v1", createRefundApi(options));
  app.route("/v1", createPayoutApi(options));
  app.route("/v1/tax", (taxes ?? createSandboxTaxes(options.now)).api);
  return app;
}
