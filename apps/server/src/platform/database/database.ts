import { Socket } from "node:net";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { Pool, types, type PoolClient, type PoolConfig } from "pg";
import { traceStatements } from "./trace-statements.ts";
import { guardPool } from "./transaction.ts";

/**
 * The first argument of query functions: the database itself or an open transaction; both have the same type.
 * Always pass a transaction on: using the pool inside an open transaction throws.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type DatabaseConnection = {
  readonly db: Db;
  readonly pool: Pool;
  /** The connections of transactions; the same as `pool` on the embedded database, which has one session. */
  readonly transactionPool: Pool;
  close(): Promise<void>;
};

/** The most connections of one process: for reads and single statements, and for transactions. */
export type PoolSizes = { statements: number; transactions: number };

// bigint sums of cents fit a double: 2^53 cents are 90 trillion dollars.
types.setTypeParser(types.builtins.INT8, Number);

/** Without it a network that drops packets would keep a request waiting until the system gives up, for minutes. */
export function closeWhenIdle(client: Pick<PoolClient, "connection">, milliseconds: number): void {
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.setTimeout(milliseconds, () => stream.destroy());
}

/** Milliseconds to wait for a connection, and for anything to arrive on one that is in use. */
export type ConnectionTimeouts = { connect: number; silence: number };

/** PostgreSQL ends every statement after 30 seconds, so a longer silence means that it is out of reach. */
const defaultTimeouts: ConnectionTimeouts = { connect: 10_000, silence: 40_000 };

const defaultPoolSizes: PoolSizes = { statements: 10, transactions: 10 };

function openPool(
  where: { socketFolder: string } | { url: string },
  max: number,
  timeouts: ConnectionTimeouts,
): Pool {
  const config: PoolConfig =
    "url" in where
      ? {
          connectionString: where.url,
          max,
          connectionTimeoutMillis: timeouts.connect,
          options: "-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000",
        }
      : { host: where.socketFolder, port: 5432, user: "postgres", database: "postgres", max };
  const pool = new Pool(config);
  // The pool replaces a connection lost while idle or in use; without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    traceStatements(client);
    if ("url" in where) closeWhenIdle(client, timeouts.silence);
  });
  guardPool(pool);
  traceStatements(pool);
  return pool;
}

const createDb = (pool: Pool): Db => drizzle(pool, { casing: "snake_case" });

/**
 * Connects to either database: a unix socket's folder (embedded) or a postgres:// URL. On PostgreSQL,
 * transactions that may wait for a lock have connections of their own, so that any number of them waiting
 * leaves pages theirs (docs/decisions/0080-separate-transaction-connections.md).
 */
export function connectDatabase(
  where: { socketFolder: string } | { url: string },
  { statements, transactions }: PoolSizes = defaultPoolSizes,
  timeouts = defaultTimeouts,
): DatabaseConnection {
  const pool = openPool(where, statements, timeouts);
  const transactionPool = "url" in where ? openPool(where, transactions, timeouts) : pool;
  const db = createDb(pool);
  if (transactionPool !== pool) {
    const read = db.transaction.bind(db);
    const locking = createDb(transactionPool);
    db.transaction = (work, kind) =>
      kind?.accessMode === "read only" ? read(work, kind) : locking.transaction(work, kind);
  }
  let closed: Promise<void> | null = null;
  const end = async () =>
    void (await Promise.all([...new Set([pool, transactionPool])].map((one) => one.end())));
  return { db, pool, transactionPool, close: () => (closed ??= end()) };
}
