import { serverEvents } from "@heirloop/contract/realtime/realtime.events";
import * as z from "zod/mini";
import type { BusMessage } from "./bus.ts";

const target = z.union([z.object({ user: z.string() }), z.object({ listing: z.string() })]);
const eventSchema = <Name extends string, Data extends z.ZodMiniType>(event: Name, data: Data) =>
  z.object({ kind: z.literal("event"), to: target, event: z.literal(event), data });

const schema = z.union([
  z.object({ kind: z.literal("ended"), sessionIds: z.array(z.string()) }),
  z.object({ kind: z.literal("listings-changed"), listingIds: z.array(z.string()) }),
  eventSchema("messages", serverEvents.messages),
  eventSchema("typing", serverEvents.typing),
  eventSchema("seen", serverEvents.seen),
  eventSchema("notification", serverEvents.notification),
  eventSchema("listing", serverEvents.listing),
  eventSchema("order", serverEvents.order),
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
