import { Client, Pool } from "pg";
import { StartRefused } from "../../start-refused.ts";
import type { Logger } from "../logging/log.ts";
import { closeWhenIdle } from "./database.ts";

/**
 * Named locks, visible to every session of one PostgreSQL database. They end with the session that holds
 * them.
 */
export type AdvisoryLocks = {
  /** Waits for the lock, runs the work and unlocks; returns or throws the work's result. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Milliseconds that a connection may take. */
const connectTimeout = 10_000;

type LockOptions = {
  /** How many names can be locked at a time; further ones wait. */
  connections: number;
  /**
   * Milliseconds without a word from the database after which it is given up; longer than the work of a holder
   * takes. None for work that takes as long as it takes.
   */
  silence?: number;
};

export function createAdvisoryLocks(url: string, { connections, silence }: LockOptions): AdvisoryLocks {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
  });
  // The pool replaces a connection lost while idle; without a listener it would end the process.
  pool.on("error", () => {});
  if (silence !== undefined) pool.on("connect", (client) => closeWhenIdle(client, silence));
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
  { shared, timeout = connectTimeout }: { shared: boolean; timeout?: number },
): Promise<DatabaseClaim> {
  const lock = shared ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock";
  let client: Client | null = null;
  let released = false;
  let retry: NodeJS.Timeout | undefined;

  async function claim(): Promise<boolean> {
    const session = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    });
    session.on("error", () => {});
    await session.connect();
    const { rows } = await session
      .query<{ claimed: boolean }>(`select ${lock}(hashtextextended($1, 0)) as claimed`, [claimName])
      .catch((error: unknown) => {
        // Nobody would close it: the next attempt opens another one.
        session.connection.stream.destroy();
        throw error;
      });
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
      if (client === null) return;
      // A database that is away does not answer the goodbye.
      closeWhenIdle(client, timeout);
      await client.end();
    },
  };
}
