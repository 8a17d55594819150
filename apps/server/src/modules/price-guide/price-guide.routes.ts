import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { priceGuideEndpoints } from "@heirloop/contract/price-guide/price-guide.endpoints";
import { priceGuide as guideOf, type Sale } from "@heirloop/machines/price/price-guide";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { listSales } from "./price-guide.queries.ts";

/** Milliseconds: prices of a type move slowly, and every product page asks. */
const lifetime = 10 * 60_000;
/** More types than the catalog has. */
const cachedTypes = 500;

function routes({ now }: Deps): readonly Route[] {
  const sales = new LRUCache<string, Sale[]>({
    max: cachedTypes,
    ttl: lifetime,
    perf: { now: () => now().getTime() },
    ttlResolution: 0,
  });
  return [
    serve(priceGuideEndpoints.get, async ({ query: { type, brand = null }, db }) => {
      const known = sales.get(type);
      const read = known ?? (await listSales(db, type, constants.priceGuideMostSales));
      if (known === undefined) sales.set(type, read);
      return { guide: guideOf(read, { type, brand }) };
    }),
  ];
}

export const priceGuide: Module = { routes };
