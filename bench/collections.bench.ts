import { milliseconds } from "./benchmark.ts";
import type { Benchmark } from "./benchmark.ts";
import { measureLoad } from "./load.ts";

const keywords = ["", "sofa", "oak+table", "lamp", "velvet", "dresser", "rug", "desk"];
const paths = keywords.flatMap((keyword) =>
  [1, 2, 3].map((page) => `/collections?keyword=${keyword}&page=${page}`),
);

export const benchmark: Benchmark = {
  title: "GET /collections, rendered page",
  async measure({ origin }) {
    const headers = { accept: "text/html", "accept-encoding": "gzip" };
    await measureLoad({ origin, paths, connections: 2, seconds: 3, headers });
    const full = await measureLoad({ origin, paths, connections: 10, seconds: 15, headers });
    return [
      { what: "at most, 10 connections", figure: `${full.perSecond.toFixed(0)} pages/s`, aim: "100 or more" },
      { what: "p50 / p95 / p99", figure: [full.p50, full.p95, full.p99].map(milliseconds).join(" / ") },
    ];
  },
};
