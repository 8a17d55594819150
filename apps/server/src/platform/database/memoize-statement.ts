import type { Db } from "./database.ts";

/**
 * Builds a statement at its first use on each database. For statements of every page: building one takes longer than
 * sending it. `build` ends with `.prepare("")`: unnamed, because poolers between the server and PostgreSQL may not
 * support names.
 */
export function memoizeStatement<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, { statement: Statement }>();
  return (db) => {
    const known = built.get(db) ?? { statement: build(db) };
    built.set(db, known);
    return known.statement;
  };
}
