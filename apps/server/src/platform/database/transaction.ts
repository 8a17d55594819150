import { AsyncLocalStorage } from "node:async_hooks";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { PgTransaction, type PgDatabase, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
type Scope = { open: boolean; readonly afterCommit: Array<() => void | Promise<void>> };

const scopes = new AsyncLocalStorage<Scope>();
/** Set while a transaction begins, because beginning one takes its connection from the pool. */
const beginning = new AsyncLocalStorage<true>();

/**
 * Runs `work` in a transaction, or in a savepoint if `db` already is one. Everything inside uses the `tx` it
 * receives. A rejection rolls back and drops the effects that {@link afterCommit} collected.
 */
export async function transaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  kind?: PgTransactionConfig,
): Promise<T> {
  const outer = scopes.getStore();
  if (isTransaction(db)) {
    const registered = outer?.afterCommit.length ?? 0;
    try {
      return await db.transaction(work);
    } catch (error) {
      outer?.afterCommit.splice(registered);
      throw error;
    }
  }
  if (outer?.open) throw poolInsideTransaction();
  const scope: Scope = { open: true, afterCommit: [] };
  const result = await scopes.run(scope, async () => {
    try {
      return await beginning.run(true, () =>
        db.transaction((tx) => beginning.exit(() => settle(work(tx))), kind),
      );
    } finally {
      scope.open = false;
    }
  });
  for (const effect of scope.afterCommit) await effect();
  return result;
}

/**
 * Runs several reads in one snapshot: concurrent writes are not visible. Inside a transaction the reads use
 * that transaction.
 */
export const readInSnapshot = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  isTransaction(db)
    ? read(db)
    : transaction(db, read, { isolationLevel: "repeatable read", accessMode: "read only" });

/**
 * Defers an effect that must not happen if the transaction rolls back (a socket event, a search index entry).
 * Outside a transaction it runs at once. The effect must not throw.
 */
export async function afterCommit(effect: () => void | Promise<void>): Promise<void> {
  const scope = scopes.getStore();
  if (scope?.open) scope.afterCommit.push(effect);
  else await effect();
}

/** Whether the code runs inside an open transaction. */
export const isTransactionOpen = (): boolean => scopes.getStore()?.open === true;

/**
 * Starts background work that is not part of the current transaction and that nothing in it awaits; it uses
 * the pool.
 */
export const apart = (begin: () => void): void => scopes.exit(begin);

/** Awaits here: a query builder starts only when it is awaited, which has to be outside of `beginning`. */
async function settle<T>(working: Promise<T>): Promise<T> {
  const result = await working;
  return result;
}

/** Returns boolean instead of a type guard on purpose: narrowing would lose the portable type. */
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
