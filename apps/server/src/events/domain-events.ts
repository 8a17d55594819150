import type { Cents } from "@heirloop/contract/money/money.schema";
import type { Db } from "../platform/database/database.ts";

/** Events that concern other modules, with their payloads. */
export type DomainEvents = {
  /** A listing is for sale for the first time. */
  "listing.published": { listingId: string };
  /** The search results of these listings may have changed. */
  "listing.changed": { listingIds: readonly string[] };
  /** An inactive listing is about to go on sale again; a handler rejects that by throwing. */
  "listing.activating": { listingId: string; consigned: boolean };
  "listing.price-dropped": { listingId: string; from: Cents };
  "listing.retired": { listingId: string };
  /** The caller has locked the account and marked it as blocked. */
  "account.blocked": { userId: string };
  "account.unblocked": { userId: string };
  /** The buyer has answered the bank's confirmation of a checkout. */
  "payment.confirmation-answered": { checkoutId: string };
  "payment.payout-account-opened": { userId: string };
};

type Name = keyof DomainEvents;
export type EventHandler<N extends Name> = (tx: Db, event: DomainEvents[N]) => Promise<void>;
export type EventHandlers = { readonly [N in Name]?: EventHandler<N> };

export type EventPublisher = {
  subscribe(handlers: EventHandlers): void;
  /**
   * Runs the handlers one after another, in the order in which they subscribed and in the publisher's
   * transaction. A handler that throws rolls back that transaction.
   */
  publish<N extends Name>(tx: Db, name: N, event: DomainEvents[N]): Promise<void>;
};

/** Lets a module notify others of an event without importing them. */
export function createEventPublisher(): EventPublisher {
  const subscribed: EventHandlers[] = [];
  return {
    subscribe: (handlers) => void subscribed.push(handlers),
    async publish(tx, name, event) {
      for (const handlers of subscribed) await handlers[name]?.(tx, event);
    },
  };
}
