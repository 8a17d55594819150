import { milliseconds } from "./benchmark.ts";
import type { Benchmark } from "./benchmark.ts";
import { measureLoad } from "./load.ts";

const keywords = [
  "sofa",
  "oak table",
  "walnut chair",
  "lamp",
  "velvet",
  "mid century",
  "dresser",
  "rug",
  "leather",
  "desk",
];
const filters = ["", "&condition=excellent", "&maxPrice=80000", "&sort=price-asc", "&page=3", "&discount=1"];

/** Every answer carries all eight facet lists, each counted with its own filter lifted. */
const paths = filters.flatMap((filter) =>
  keywords.map((keyword) => `/api/listings?keyword=${encodeURIComponent(keyword)}&limit=24${filter}`),
);

export const benchmark: Benchmark = {
  title: "GET /api/listings with a keyword and all facets",
  async measure({ origin }) {
    await measureLoad({ origin, paths, connections: 2, seconds: 3 });
    const steady = await measureLoad({ origin, paths, connections: 4, seconds: 15, rate: 50 });
    const full = await measureLoad({ origin, paths, connections: 10, seconds: 10 });
    return [
      { what: "p50 at 50 requests/s", figure: milliseconds(steady.p50) },
      { what: "p95 at 50 requests/s", figure: milliseconds(steady.p95), aim: "under 25 ms" },
      { what: "p99 at 50 requests/s", figure: milliseconds(steady.p99) },
      { what: "at most, 10 connections", figure: `${full.perSecond.toFixed(0)} requests/s` },
      { what: "p95 at most, 10 connections", figure: milliseconds(full.p95) },
    ];
  },
};
