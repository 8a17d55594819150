import { AsyncLocalStorage } from "node:async_hooks";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { PgTransaction, type PgDatabase, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
type Scope = { open: boolean; tx: Db | null; readonly afterCommit: Array<() => void | Promise<void>> };

const scopes = new AsyncLocalStorage<Scope>();
/** Beginning a transaction takes its connection from the pool: that one call is allowed. */
const beginning = new AsyncLocalStorage<true>();

/**
 * Runs `work` in a transaction, or in a savepoint when `db` already is one. Everything inside uses the
 * `tx` it is handed. Rejections roll back, with what {@link afterCommit} collected.
 */
export async function transaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  kind?: PgTransactionConfig,
): Promise<T> {
  const outer = scopes.getStore();
  if (isTransaction(db)) {
    const kept = outer?.afterCommit.length ?? 0;
    try {
      return await db.transaction(work);
    } catch (error) {
      outer?.afterCommit.splice(kept);
      throw error;
    }
  }
  if (outer?.open) throw poolInsideTransaction();
  const scope: Scope = { open: true, tx: null, afterCommit: [] };
  const result = await scopes.run(scope, async () => {
    try {
      return await beginning.run(true, () =>
        db.transaction((tx) => {
          scope.tx = tx;
          return beginning.exit(() => settle(work(tx)));
        }, kind),
      );
    } finally {
      scope.open = false;
    }
  });
  for (const effect of scope.afterCommit) await effect();
  return result;
}

/** Several reads of one instant: what is written between them is in none. Inside a transaction they see what it sees. */
export const readTogether = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  isTransaction(db)
    ? read(db)
    : transaction(db, read, { isolationLevel: "repeatable read", accessMode: "read only" });

/**
 * Puts off an effect that must not happen when the transaction rolls back (a socket event, a search
 * index entry). Outside a transaction it happens at once. The effect must not fail the caller.
 */
export async function afterCommit(effect: () => void | Promise<void>): Promise<void> {
  const scope = scopes.getStore();
  if (scope?.open) scope.afterCommit.push(effect);
  else await effect();
}

/**
 * The transaction in which this is called, `db` outside of one. Only for an implementation of a port that keeps its books in this database:
 * they are rolled back with the caller's, and the port knows no database.
 */
export function joinTransaction(db: Db): Db {
  const scope = scopes.getStore();
  return scope?.open ? (scope.tx ?? db) : db;
}

/** Begins what is no part of the transaction in which it is begun, and which nobody in there waits for: it uses the pool. */
export const apart = (begin: () => void): void => scopes.exit(begin);

/** Awaits here: a query builder begins only when it is awaited, which has to be outside of `beginning`. */
async function settle<T>(working: Promise<T>): Promise<T> {
  const result = await working;
  return result;
}

/** A plain boolean on purpose: narrowing would lose the portable type. */
function isTransaction(db: Db): boolean {
  return db instanceof PgTransaction;
}

function poolInsideTransaction(): Error {
  return new Error(
    "The pool was used inside an open transaction, which deadlocks on one session: pass the tx on.",
  );
}

/** Makes every use of the pool inside an open transaction an error instead of a deadlock. */
export function guardPool(pool: Pool): void {
  const { connect } = pool;
  const guarded = function (this: Pool, ...given: unknown[]) {
    if (scopes.getStore()?.open && !beginning.getStore()) throw poolInsideTransaction();
    const connected: unknown = Reflect.apply(connect, pool, given);
    return connected;
  };
  Object.defineProperty(pool, "connect", { value: guarded });
}
