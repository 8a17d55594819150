import type { LedgerLine } from "@heirloop/contract/money/ledger-postings";
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
  /** A person has blocked another. */
  "person.blocked": { blockerId: string; blockedId: string };
  "notification.preferences-changed": { userId: string };
  /** A payment intent has succeeded or failed; the caller has locked it. */
  "payment.settled": { intentId: string };
  /** The ledger of an order has been posted to: it was paid, or money went back. The caller has locked the order. */
  "payment.posted": { orderId: string; kind: "charge" | "refund" | "dispute"; lines: readonly LedgerLine[] };
  /** The caller has locked the order. */
  "payment.dispute-changed": { disputeId: string; orderId: string };
  "payment.bank-payout": { payout: string; account: string; createdAt: Date; arrived: boolean };
  "payment.payout-account-changed": { account: string };
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
