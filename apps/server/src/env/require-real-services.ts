import { gateways } from "../platform/payments/gateways.ts";
import { StartRefused } from "../start-refused.ts";
import { mainSettingOf } from "./choose-gateway.ts";
import type { Settings } from "./settings.schema.ts";

/** Sandbox payments, a readable outbox, demo accounts and plain HTTP are allowed on loopback only. */
export function requireRealServices(
  settings: Settings,
  [name, host]: readonly [setting: string, host: string],
  has: { gateway: boolean; demo: boolean },
): void {
  const missing = [
    ...(has.gateway
      ? []
      : [`${gateways.map(mainSettingOf).join(" or ")} (payments go to the sandbox without it)`]),
    ...(settings.SMTP_URL === undefined ? ["SMTP_URL (mail goes to a readable outbox without it)"] : []),
    ...(settings.APP_SECRET === undefined ? ["APP_SECRET (it signs what browsers must not forge)"] : []),
    ...(settings.PUBLIC_URL?.startsWith("https://")
      ? []
      : ["PUBLIC_URL starting with https:// (passwords travel in the open without it)"]),
    ...(has.demo ? ["DEMO=off (the demo accounts' password is public)"] : []),
  ];
  if (missing.length > 0)
    throw new StartRefused(
      `${name} (${host}) would open this server to the network; that needs: ${missing.join("; ")}.`,
    );
}
