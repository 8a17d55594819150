import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoListing } from "@heirloop/demo/records/listing";
import type { DemoWorld } from "@heirloop/demo/records/world";
import type { Db } from "../platform/database/database.ts";
import type { Deps } from "../deps.ts";

/** The context of every part of the seeding. */
export type Seeding = Readonly<{
  tx: Db;
  deps: Deps;
  world: DemoWorld;
  startAt: Date;
  print: (line: string) => void;
  account: (id: string) => DemoAccount;
  /** Keyed by the demo world's own id. */
  listing: (id: string) => DemoListing;
  /** Returns the id by which the database and clients know a listing. */
  listingId: (id: string) => string;
}>;

export function createSeeding(given: Pick<Seeding, "tx" | "deps" | "world" | "startAt" | "print">): Seeding {
  const accounts = new Map(given.world.accounts.map((one) => [one.id, one]));
  const listings = new Map(given.world.listings.map((one) => [one.id, one]));
  const known = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`The demo world has no ${what}.`);
    return value;
  };
  const listing = (id: string) => known(listings.get(id), `listing ${id}`);
  return {
    ...given,
    account: (id) => known(accounts.get(id), `account ${id}`),
    listing,
    listingId: (id) => listing(id).heirloopId,
  };
}

/**
 * Inserts rows in batches: a statement has at most 65,535 parameters. `progress` receives the total after
 * each batch.
 */
export async function fill<Row>(
  rows: readonly Row[],
  insert: (lot: Row[]) => PromiseLike<unknown>,
  progress?: (done: number) => void,
): Promise<void> {
  const size = 500;
  for (let start = 0; start < rows.length; start += size) {
    await insert(rows.slice(start, start + size));
    progress?.(Math.min(start + size, rows.length));
  }
}

export const instant = (text: string): Date => new Date(text);
export const instantOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));
