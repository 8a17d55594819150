import type { Db } from "../platform/database/database.ts";

/** A change that one module publishes and other modules handle in the same transaction. */
export type Change =
  | { kind: "listing-repriced" | "listing-retired"; listingId: string }
  | { kind: "account-blocked"; userId: string };

export type ChangeHandler = (tx: Db, change: Change) => Promise<void>;

export type Changes = {
  register(handler: ChangeHandler): void;
  /** Every handler has done its part, or thrown, when this resolves. */
  publish(tx: Db, change: Change): Promise<void>;
};

/** Lets a module tell of a change without importing those that follow it, which import it. */
export function createChanges(): Changes {
  const handlers: ChangeHandler[] = [];
  return {
    register: (handler) => void handlers.push(handler),
    async publish(tx, change) {
      for (const handler of handlers) await handler(tx, change);
    },
  };
}
