import { serverEvents } from "@heirloop/contract/realtime/realtime.events";
import * as z from "zod/mini";
import type { BusMessage } from "./bus.ts";

const target = z.union([z.object({ user: z.string() }), z.object({ listing: z.string() })]);
const eventSchema = <Name extends string, Data extends z.ZodMiniType>(event: Name, data: Data) =>
  z.object({ kind: z.literal("event"), to: target, event: z.literal(event), data });

/**
 * An event that is missing here would reach only the sockets of the process that published it; `replaced` is sent to
 * one socket by the process that has it.
 */
const events = {
  messages: eventSchema("messages", serverEvents.messages),
  typing: eventSchema("typing", serverEvents.typing),
  seen: eventSchema("seen", serverEvents.seen),
  notification: eventSchema("notification", serverEvents.notification),
  listing: eventSchema("listing", serverEvents.listing),
  order: eventSchema("order", serverEvents.order),
  consignment: eventSchema("consignment", serverEvents.consignment),
  payouts: eventSchema("payouts", serverEvents.payouts),
} satisfies Record<Exclude<keyof typeof serverEvents, "replaced">, z.ZodMiniType>;

const schema = z.union([
  z.object({ kind: z.literal("ended"), sessionIds: z.array(z.string()) }),
  z.object({ kind: z.literal("listings-changed"), listingIds: z.array(z.string()) }),
  ...Object.values(events),
]);

/**
 * Parses a message from another process; returns null for an unknown one, which can occur during an upgrade.
 */
export function parseBusMessage(text: string): BusMessage | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
