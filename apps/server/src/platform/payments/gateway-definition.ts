import type * as z from "zod/mini";
import type { Db } from "../database/database.ts";
import type { PartCheck } from "../health/part-health.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import type { Sandbox } from "./sandbox/sandbox-server.ts";

export type GatewayOptions = Readonly<{
  /** For gateways that are part of this process. */
  db: Db;
  now: () => Date;
  newId: () => string;
  /** Returns the secret key for a purpose, always the same. */
  keyFor: (purpose: string) => Buffer;
  /** Milliseconds that an answer may take, if not what the gateway's own file says. */
  timeout?: number | undefined;
  /** Tests put a server of this machine in the gateway's place. */
  server?: { host: string; port: number; protocol: "http" } | undefined;
}>;

export type OpenGateway = Readonly<{
  payments: PaymentGateway;
  /** Rejects unless the gateway answers; null for one that is part of this process. */
  check: PartCheck | null;
  close: () => Promise<void>;
  /** The sandbox behind `payments`; null with real payments. */
  sandbox: Sandbox | null;
}>;

/** The gateway's own form in the browser, which takes the card. */
export type CardForm = Readonly<{
  /** Which form it is: its name in `apps/marketplace/app/payment/card-forms.ts`. */
  name: string;
  /** What identifies the shop to the gateway; browsers get it. */
  publicKey: string;
  /** Origins that pages may load the form's parts from, and call. */
  sources: Readonly<Record<"script" | "frame" | "connect", readonly string[]>>;
}>;

/** A gateway with its settings. */
export type ConfiguredGateway = Readonly<{
  /** Null for a gateway that takes test cards in the shop's own fields. */
  cardForm: CardForm | null;
  open(options: GatewayOptions): Promise<OpenGateway>;
}>;

/** What a gateway's folder exports for the list in `gateways.ts`. */
export type GatewayDefinition<Setting extends string = string> = Readonly<{
  /** As operators know it: `Stripe`. */
  title: string;
  /** Its settings, the most telling one first: all of them are set, or none. The messages say what a value must be. */
  settings: Readonly<Record<Setting, z.ZodMiniType<string, string>>>;
  /** Returns what is wrong with settings that are all there, as a sentence; null if nothing is. */
  findMistake(settings: Readonly<Record<Setting, string>>): string | null;
  configure(settings: Readonly<Record<Setting, string>>): ConfiguredGateway;
}>;

/** Lets the compiler know a gateway's settings by name. */
export const defineGateway = <Setting extends string>(
  definition: GatewayDefinition<Setting>,
): GatewayDefinition<Setting> => definition;
