import { createAdvisoryLocks } from "../database/advisory-locks.ts";
import type { Locks } from "./locks.ts";
import { createMemoryLocks } from "./memory-locks.ts";

/** Names locked at the same time by this process; further ones wait. */
const connections = 4;

export type PostgresLocks = Locks & { close(): Promise<void> };

/** Locks that all processes on one database share. Within this process, work of one name waits in memory, in the order in which it came. */
export function createPostgresLocks(url: string): PostgresLocks {
  const shared = createAdvisoryLocks(url, connections);
  const local = createMemoryLocks();
  return {
    run: (name, work) => local.run(name, () => shared.run(name, work)),
    close: shared.close,
  };
}
