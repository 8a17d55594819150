import { countStatement } from "./statement-count.ts";
import { isTraced, withSpan } from "../tracing/tracing.ts";

/** Returns a statement's command and first table, never its values: `select listing`, `begin`. */
export function statementName(text: string): string {
  const [, command = "statement"] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text) ?? [];
  return table === undefined ? command.toLowerCase() : `${command.toLowerCase()} ${table}`;
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const isConfig = typeof statement === "object" && statement !== null && "text" in statement;
  return isConfig && typeof statement.text === "string" ? statement.text : "";
}

type Queryable = { query: (...given: never[]) => unknown };

/**
 * Counts each statement of a pool or connection for the request or job that it belongs to, and makes it a span
 * there. Calls with a callback are the pool's own, inside one of these.
 */
export function traceStatements(queryable: Queryable): void {
  const { query } = queryable;
  const run = (given: unknown[]): unknown => Reflect.apply(query, queryable, given);
  const traced = (...given: unknown[]): unknown => {
    if (typeof given.at(-1) === "function") return run(given);
    countStatement();
    if (!isTraced()) return run(given);
    const attributes = { "db.system.name": "postgresql" };
    return withSpan(statementName(textOf(given[0])), { side: "client", attributes }, async () => run(given));
  };
  Object.defineProperty(queryable, "query", { value: traced, configurable: true, writable: true });
}
