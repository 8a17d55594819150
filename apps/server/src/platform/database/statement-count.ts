import { AsyncLocalStorage } from "node:async_hooks";

type StatementCount = { statements: number };

const counts = new AsyncLocalStorage<StatementCount>();

/** Counts the statements of some work and of everything that it starts, `begin` and `commit` included. */
export function countingStatements<T>(work: (count: Readonly<StatementCount>) => T): T {
  const count = { statements: 0 };
  return counts.run(count, work, count);
}

export function countStatement(): void {
  const count = counts.getStore();
  if (count !== undefined) count.statements += 1;
}
