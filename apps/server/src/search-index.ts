import { parseArgs } from "node:util";
import type { Env } from "./env.ts";
import { StartRefused } from "./start-refused.ts";
import { createEmbeddedSearch } from "./modules/search/embedded-search.ts";
import {
  applySearchSettings,
  replaceAllListings,
  replaceAllSuggestions,
} from "./modules/search/search-outbox.ts";
import { describeParity, isAlike, measureParity } from "./modules/search/search-parity.ts";
import { openSearchEngine, openSearchReader } from "./platform/assemble.ts";
import { createMemoryBus } from "./platform/bus/memory-bus.ts";
import type { Db } from "./platform/database/database.ts";
import { createLogger } from "./platform/logging/log.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { runCommand, withDatabase } from "./run-command.ts";

type Print = (line: string) => void;

const now = () => new Date();
const searchOf = (env: Env, db: Db) =>
  createEmbeddedSearch({ db, now, log: createLogger(env.logLevel), bus: createMemoryBus() });

function needed<T>(service: T | null): T {
  if (service === null)
    throw new StartRefused("ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and ALGOLIA_SEARCH_KEY are not set.");
  return service;
}

async function applySettings(env: Env, print: Print): Promise<void> {
  await applySearchSettings(needed(await openSearchEngine(env)));
  print("The settings of all indices are applied.");
}

async function reindex(env: Env, print: Print, allowEmpty: boolean): Promise<void> {
  await applySettings(env, print);
  const engine = needed(await openSearchEngine(env));
  await withDatabase(env, print, async (db) => {
    const log = createLogger(env.logLevel);
    const metrics = createMetrics({ process: false });
    const { found, refused } = await replaceAllListings({ db, now, log, metrics }, engine, { allowEmpty });
    for (const { objectID, reason } of refused) print(`${objectID} is not indexed: ${reason}`);
    print(`${found - refused.length} listings are indexed.`);
    const search = searchOf(env, db);
    await search.fill();
    print(`${await replaceAllSuggestions(search, engine)} suggestions are indexed.`);
  });
}

async function compare(env: Env, print: Print, least: number): Promise<void> {
  const reader = needed(await openSearchReader(env));
  await withDatabase(env, print, async (db) => {
    const search = searchOf(env, db);
    await search.fill();
    const parity = await measureParity(search, reader);
    for (const line of describeParity(parity)) print(line);
    if (!isAlike(parity, least)) throw new StartRefused(`The answers agree by less than ${least * 100} %.`);
  });
}

/**
 * `pnpm --filter @heirloop/server search settings`, `… search reindex [--allow-empty]`, which does both, and
 * `… search parity [--least PERCENT]`.
 */
await runCommand(async (env, print) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      "allow-empty": { type: "boolean", default: false },
      least: { type: "string", default: "60" },
    },
  });
  const [command] = positionals;
  if (command === "settings") return applySettings(env, print);
  if (command === "reindex") return reindex(env, print, values["allow-empty"]);
  if (command !== "parity")
    throw new StartRefused("Print what to do: search settings, search reindex, or search parity.");
  const least = Number(values.least);
  if (!(least >= 0 && least <= 100)) throw new StartRefused("--least is a percentage, 0 to 100.");
  return compare(env, print, least / 100);
});
