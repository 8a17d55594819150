import { type Benchmark, milliseconds, type Row } from "./benchmark.ts";
import { browserPage, measureLoad } from "./load.ts";

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "shopper@demo.test", password: "heirloop-demo" }),
  });
  const login: unknown = await answer.json();
  if (typeof login !== "object" || login === null || !("token" in login))
    throw new Error(`The demo shopper could not log in: ${answer.status}`);
  return `token=${String(login.token)}`;
}

async function productPaths(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/collections`)).text();
  return [...new Set(html.match(/\/product\/[a-z0-9]+\/[a-z0-9-]+/g))].slice(0, 24);
}

export const benchmark: Benchmark = {
  title: "Pages of a signed-in visitor",
  async measure({ origin }) {
    const cookie = await logIn(origin);
    const pages = {
      "/": ["/"],
      "/collections, 24 addresses": Array.from({ length: 24 }, (_, at) => `/collections?page=${at + 1}`),
      "/product, 24 addresses": await productPaths(origin),
    };
    const rows: Row[] = [];
    for (const [what, paths] of Object.entries(pages)) {
      const load = { origin, paths, connections: 10, headers: { ...browserPage, cookie } };
      await measureLoad({ ...load, seconds: 3 });
      const filled = await measureLoad({ ...load, seconds: 10 });
      // With a cookie that the server does not know, every page is rendered for the visitor.
      const own = await measureLoad({
        ...load,
        seconds: 10,
        headers: { ...browserPage, cookie: `${cookie}; unknown=1` },
      });
      rows.push(
        {
          what: `${what}, at most, 10 connections`,
          figure: `${filled.perSecond.toFixed(0)} pages/s, p95 ${milliseconds(filled.p95)}`,
          aim: "100 pages/s (PostgreSQL: 200)",
        },
        {
          what: `${what}, every page rendered for the visitor`,
          figure: `${own.perSecond.toFixed(0)} pages/s, p95 ${milliseconds(own.p95)}`,
        },
      );
    }
    return rows;
  },
};
