import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { Pool, types, type PoolConfig } from "pg";
import { guardPool } from "./transaction.ts";

/**
 * The first argument of query functions: the database itself or an open transaction; both have the same type.
 * Always pass a transaction on: using the pool inside an open transaction throws.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type DatabaseConnection = { readonly db: Db; readonly pool: Pool; close(): Promise<void> };

// bigint sums of cents fit a double: 2^53 cents are 90 trillion dollars.
types.setTypeParser(types.builtins.INT8, Number);

/** Connects to either database: a unix socket's folder (embedded) or a postgres:// URL. */
export function connectDatabase(
  where: { socketFolder: string } | { url: string },
  max = 10,
): DatabaseConnection {
  const config: PoolConfig =
    "url" in where
      ? {
          connectionString: where.url,
          max,
          options: "-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000",
        }
      : { host: where.socketFolder, port: 5432, user: "postgres", database: "postgres", max };
  const pool = new Pool(config);
  // The pool replaces a connection lost while idle or in use; without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  guardPool(pool);
  const db: Db = drizzle(pool, { casing: "snake_case" });
  let closed: Promise<void> | null = null;
  return { db, pool, close: () => (closed ??= pool.end()) };
}
