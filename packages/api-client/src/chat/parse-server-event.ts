import { serverEvents, type ServerEvents } from "@heirloop/contract/realtime/realtime.events";
import type * as z from "zod/mini";

type Schemas = { readonly [Name in keyof ServerEvents]: z.ZodMiniType<ServerEvents[Name]> };
const schemas: Schemas = serverEvents;

/** Parses a socket event of the contract; null for anything else, such as an event of a newer server. */
export function parseServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  data: unknown,
): ServerEvents[Name] | null {
  const parsed = schemas[name].safeParse(data);
  return parsed.success ? parsed.data : null;
}
