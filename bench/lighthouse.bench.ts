import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { findChromium } from "../scripts/chromium.ts";
import type { Benchmark, Row } from "./benchmark.ts";
import { startEncryptingProxy } from "./encrypting-proxy.ts";

/** The median of a page's runs counts, because other processes also use the machine. */
const runs = 3;
const aims = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const categories = Object.keys(aims);

async function measured(address: string, port: number): Promise<Result> {
  // The default settings: a mid-range phone on simulated slow 4G.
  const result = await lighthouse(address, { port, onlyCategories: categories, logLevel: "error" });
  if (result === undefined) throw new Error(`${address}: no report.`);
  if (result.lhr.runtimeError) throw new Error(`${address}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

const scoreOf = ({ categories: scores }: Result, name: string): number =>
  Math.round((scores[name]?.score ?? 0) * 100);

const shown = ({ audits }: Result, audit: string): string => audits[audit]?.displayValue ?? "?";

/** The audits that lower the score, so that they can be fixed. */
function complaints({ audits, categories: scores }: Result): string[] {
  const costly = Object.values(scores).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return costly.flatMap((id) => {
    const audit = audits[id];
    const score = audit?.score ?? 1;
    return audit && score < 0.9 ? [`${audit.title} (${audit.displayValue ?? score})`] : [];
  });
}

async function rowOf(name: string, address: string, port: number): Promise<Row> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measured(address, port));
  const [middle] = results
    .toSorted((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"))
    .slice(Math.floor(runs / 2));
  if (middle === undefined) throw new Error(`${name}: not measured.`);
  for (const complaint of complaints(middle)) console.error(`  ${name}: ${complaint}`);
  const scores = categories.map((category) => scoreOf(middle, category)).join(" / ");
  const facts = [
    `LCP ${shown(middle, "largest-contentful-paint")}`,
    `TBT ${shown(middle, "total-blocking-time")}`,
    `CLS ${shown(middle, "cumulative-layout-shift")}`,
  ];
  return { what: name, figure: `${scores} (${facts.join(", ")})`, aim: Object.values(aims).join(" / ") };
}

async function productPath(origin: string): Promise<string> {
  const collections = await (await fetch(`${origin}/collections`)).text();
  return /\/product\/[a-z0-9]+\/[a-z0-9-]+/.exec(collections)?.[0] ?? "/product";
}

export const benchmark: Benchmark = {
  title: "Lighthouse, phone on simulated slow 4G: performance / accessibility / best practices / SEO",
  async measure({ origin }) {
    const { executablePath, args } = await findChromium();
    const proxy = await startEncryptingProxy(origin);
    const chrome = await launch({
      chromePath: executablePath,
      chromeFlags: ["--headless=new", "--ignore-certificate-errors", ...args],
    });
    try {
      const pages = {
        home: "/",
        collections: "/collections",
        product: await productPath(origin),
        search: "/collections?keyword=walnut",
      };
      const rows: Row[] = [];
      for (const [how, from] of [
        ["HTTP/1.1", origin],
        ["HTTP/2 over TLS", proxy?.origin],
      ])
        for (const [name, path] of Object.entries(pages))
          if (from !== undefined)
            rows.push(await rowOf(`${name}, ${how ?? ""}`, `${from}${path}`, chrome.port));
      return rows;
    } finally {
      chrome.kill();
      await proxy?.stop();
    }
  },
};
