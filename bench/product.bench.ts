import { milliseconds } from "./benchmark.ts";
import type { Benchmark } from "./benchmark.ts";
import { browserPage, measureLoad } from "./load.ts";

/** URLs of products, from the links on the first pages of the collection. */
async function productPaths(origin: string): Promise<string[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) => (await fetch(`${origin}/collections?page=${page}`)).text()),
  );
  return [...new Set(pages.join("").match(/\/product\/[a-z0-9]+\/[a-z0-9-]+/g))];
}

/**
 * A first visitor's pictures: fetched six at a time, as in a browser, with nothing rendered or encoded
 * before.
 */
async function coldPictures(origin: string): Promise<{ count: number; milliseconds: number }> {
  const html = await (await fetch(`${origin}/collections?sort=price-asc&page=9`)).text();
  const pictures = [...new Set(html.match(/\/pictures\/[^" ]+\/480\.avif/g))];
  const waiting = [...pictures];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const answer = await fetch(`${origin}${next}`);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${next}: ${answer.status}`);
      }
    }),
  );
  return { count: pictures.length, milliseconds: performance.now() - began };
}

export const benchmark: Benchmark = {
  title: "GET /product/{id}/{slug}, rendered page, and pictures",
  async measure({ origin }) {
    const paths = await productPaths(origin);
    const load = { origin, paths, connections: 10 };
    await measureLoad({ ...load, seconds: 3, headers: browserPage });
    const guests = await measureLoad({ ...load, seconds: 10, headers: browserPage });
    const persons = await measureLoad({
      ...load,
      seconds: 10,
      headers: { ...browserPage, cookie: "cart=none" },
    });
    const cold = await coldPictures(origin);
    return [
      {
        what: `guests on ${paths.length} products, at most, 10 connections`,
        figure: `${guests.perSecond.toFixed(0)} pages/s, p95 ${milliseconds(guests.p95)}`,
      },
      {
        what: "every page rendered for one person, at most, 10 connections",
        figure: `${persons.perSecond.toFixed(0)} pages/s, p95 ${milliseconds(persons.p95)}`,
      },
      {
        what: `${cold.count} pictures of 480 px nobody asked for before, AVIF, six at a time`,
        figure: `${(cold.milliseconds / 1000).toFixed(1)} s`,
      },
    ];
  },
};
