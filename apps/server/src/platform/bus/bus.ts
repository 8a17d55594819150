import type { serverEvents } from "@heirloop/contract/realtime/realtime.events";
import type * as z from "zod/mini";

/** The sockets an event is for: those of a user, or those subscribed to a listing. */
export type BusTarget = { user: string } | { listing: string };

type EventName = keyof typeof serverEvents;
type SocketEvent = {
  [Name in EventName]: {
    kind: "event";
    to: BusTarget;
    event: Name;
    data: z.input<(typeof serverEvents)[Name]>;
  };
}[EventName];

/**
 * `ended`: sessions whose sockets must be closed at once. `listings-changed`: listings of which a process that
 * keeps its own copy must read the current row.
 */
export type BusMessage =
  | SocketEvent
  | { kind: "ended"; sessionIds: readonly string[] }
  | { kind: "listings-changed"; listingIds: readonly string[] };

/**
 * Carries events from modules to sockets and caches. Publish inside `afterCommit`, so that a rollback
 * publishes nothing.
 */
export type Bus = {
  publish(message: BusMessage): void;
  /** Publishes to the other processes only: this one has done already what the message asks for. */
  publishToOthers(message: BusMessage): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (message: BusMessage) => void): () => void;
};
