import type { ConfiguredGateway, GatewayDefinition } from "../platform/payments/gateway-definition.ts";
import { gateways } from "../platform/payments/gateways.ts";
import { StartRefused } from "../start-refused.ts";
import { allOrNone } from "./all-or-none.ts";

/** The setting that stands for a gateway in messages. */
export const mainSettingOf = ({ settings }: GatewayDefinition): string => Object.keys(settings)[0] ?? "";

/** Returns the gateway whose settings are there, which have to be complete; null without one. */
export function chooseGateway(
  settings: Readonly<Record<string, string | undefined>>,
  { demo }: { demo: boolean },
): ConfiguredGateway | null {
  const chosen = gateways.flatMap((gateway) => {
    const own = Object.fromEntries(Object.keys(gateway.settings).map((name) => [name, settings[name]]));
    const complete = allOrNone(`Payments through ${gateway.title} also need`, own);
    return complete === null ? [] : [{ gateway, settings: complete }];
  });
  const [first, second] = chosen;
  if (first === undefined) return null;
  if (second !== undefined)
    throw new StartRefused(
      `Payments go through one gateway: unset the settings of ${first.gateway.title} or of ${second.gateway.title}.`,
    );
  const mistake = first.gateway.findMistake(first.settings);
  if (mistake !== null) throw new StartRefused(mistake);
  if (demo)
    throw new StartRefused(
      `${mainSettingOf(first.gateway)} is set, but the orders of the demo world are paid at the sandbox; set DEMO=off as well, or unset it.`,
    );
  return first.gateway.configure(first.settings);
}
