import { createAdvisoryLocks } from "../database/advisory-locks.ts";
import type { Locks } from "./locks.ts";
import { createMemoryLocks } from "./memory-locks.ts";

/** The maximum number of names that this process locks at a time; further ones wait. */
const connections = 4;
/** Milliseconds; checking a password or asking the payment gateway, under these locks, takes less. */
const silence = 20_000;

export type PostgresLocks = Locks & { close(): Promise<void> };

/**
 * Locks shared by all processes on one database. Within this process, work of one name is queued in memory.
 */
export function createPostgresLocks(url: string): PostgresLocks {
  const shared = createAdvisoryLocks(url, { connections, silence });
  const local = createMemoryLocks();
  return {
    run: (name, work) => local.run(name, () => shared.run(name, work)),
    close: shared.close,
  };
}
