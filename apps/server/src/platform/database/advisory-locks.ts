import { Client, Pool } from "pg";
import { StartRefused } from "../../env.ts";
import type { Logger } from "../logging/log.ts";

/**
 * Named locks, visible to every session of one PostgreSQL database. They end with the session that holds
 * them.
 */
export type AdvisoryLocks = {
  /** Waits for the lock, runs the work and unlocks; returns or throws the work's result. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** `connections` is how many names can be locked at a time; further ones wait. */
export function createAdvisoryLocks(url: string, connections: number): AdvisoryLocks {
  const pool = new Pool({ connectionString: url, max: connections, idleTimeoutMillis: 10_000 });
  // The pool replaces a connection lost while idle; without a listener it would end the process.
  pool.on("error", () => {});
  return {
    async run(name, work) {
      const client = await pool.connect();
      let lost = false;
      const noteLoss = (): void => void (lost = true);
      client.on("error", noteLoss);
      try {
        await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
        return await work();
      } finally {
        client.off("error", noteLoss);
        await client
          .query("select pg_advisory_unlock(hashtextextended($1, 0))", [name])
          .catch(() => (lost = true));
        // Closing the connection unlocks as well.
        client.release(lost);
      }
    },
    close: () => pool.end(),
  };
}

const claimName = "heirloop servers";
/** Milliseconds until a claim that was lost with its connection is restored. */
const reclaimAfter = 1_000;

export type DatabaseClaim = { release(): Promise<void> };

/**
 * Keeps incompatible servers off a database: one without Redis claims it alone, those with Redis share a
 * claim.
 * @throws StartRefused if another server's claim conflicts.
 */
export async function claimDatabase(
  url: string,
  log: Logger,
  { shared }: { shared: boolean },
): Promise<DatabaseClaim> {
  const lock = shared ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock";
  let client: Client | null = null;
  let released = false;
  let retry: NodeJS.Timeout | undefined;

  async function claim(): Promise<boolean> {
    const session = new Client({ connectionString: url, keepAlive: true });
    session.on("error", () => {});
    await session.connect();
    const { rows } = await session.query<{ claimed: boolean }>(
      `select ${lock}(hashtextextended($1, 0)) as claimed`,
      [claimName],
    );
    if (rows[0]?.claimed !== true) {
      await session.end();
      return false;
    }
    client = session;
    session.on("end", () => {
      client = null;
      if (!released) reclaimLater();
    });
    return true;
  }

  function reclaimLater(): void {
    retry = setTimeout(() => {
      claim().then(
        (claimed) => {
          if (claimed || released) return;
          log.error("another server has taken this database over; set REDIS_URL on both, or stop one");
          reclaimLater();
        },
        () => reclaimLater(),
      );
    }, reclaimAfter).unref();
  }

  if (!(await claim())) {
    throw new StartRefused(
      shared
        ? "A server without REDIS_URL runs on this database; stop it, or start it again with the same REDIS_URL."
        : "Another server runs on this database; set the same REDIS_URL on both so that they work together, or stop the other one.",
    );
  }
  return {
    async release() {
      released = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
