import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import { createSandboxPayments } from "../../platform/payments/sandbox/sandbox-provider.ts";
import type { Deps } from "../../deps.ts";

/** The provider that the settings name. There is the sandbox alone so far; `env.ts` refuses settings of any other. */
export function paymentProvider({
  now,
  newId,
  webhookKey,
}: Pick<Deps, "now" | "newId" | "webhookKey">): PaymentProvider {
  return createSandboxPayments({ now, newId, webhookKey });
}
