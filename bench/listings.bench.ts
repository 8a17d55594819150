import { milliseconds } from "./benchmark.ts";
import type { Benchmark } from "./benchmark.ts";
import { measureLoad } from "./load.ts";
import { searches } from "./searches.ts";
import { measureDuringPriceChanges } from "./price-changes.ts";

/** Every response has all eight facet lists, each counted without its own filter. */
const paths = (count: number, limit = 24): string[] =>
  searches(count).map((search) => `/api/listings?${search}&limit=${limit}`);

export const benchmark: Benchmark = {
  title: "GET /api/listings with a keyword and all facets",
  async measure({ origin }) {
    // Warmed up with other searches than the measured ones.
    await measureLoad({ origin, paths: ["/api/listings?keyword=vase&limit=24"], connections: 2, seconds: 3 });
    // 50 a second for 20 seconds, of 2,400: no search is repeated.
    const never = { origin, paths: paths(2_400), connections: 4, seconds: 20, rate: 50 };
    const fresh = await measureLoad(never);
    const changing = await measureDuringPriceChanges(origin, () => measureLoad(never));
    // 12,000 different ones, more than are answered in 10 seconds.
    const different = [23, 22, 21, 20, 19].flatMap((limit) => paths(2_400, limit));
    const most = await measureLoad({ origin, paths: different, connections: 4, seconds: 10 });
    await measureLoad({ origin, paths: paths(60), connections: 4, seconds: 3 });
    const measured = await measureLoad({ origin, paths: paths(60), connections: 4, seconds: 10, rate: 50 });
    const full = await measureLoad({ origin, paths: paths(60), connections: 10, seconds: 10 });
    return [
      {
        what: "searches nobody made before, p50 / p95 / p99 at 50 requests/s",
        figure: [fresh.p50, fresh.p95, fresh.p99].map(milliseconds).join(" / "),
        aim: "p95 under 25 ms",
      },
      {
        what: "such searches while a price changes every second, p50 / p95 / p99 at 50 requests/s",
        figure: [changing.p50, changing.p95, changing.p99].map(milliseconds).join(" / "),
        aim: "p95 under 25 ms",
      },
      {
        what: "searches nobody made before at most, 4 connections",
        figure: `${most.perSecond.toFixed(0)} requests/s, p95 ${milliseconds(most.p95)}`,
        aim: "600 or more, p95 under 10 ms",
      },
      {
        what: "the same 60 searches again and again, p50 / p95 / p99 at 50 requests/s",
        figure: [measured.p50, measured.p95, measured.p99].map(milliseconds).join(" / "),
        aim: "p95 under 25 ms",
      },
      { what: "these at most, 10 connections", figure: `${full.perSecond.toFixed(0)} requests/s` },
    ];
  },
};
