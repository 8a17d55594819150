import type { GatewayDefinition } from "./gateway-definition.ts";
import { stripe } from "./stripe/stripe.ts";

/** The gateways that the settings can choose. Without one, payments go to the sandbox. */
export const gateways: readonly GatewayDefinition[] = [stripe];
