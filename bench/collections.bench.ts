import { milliseconds } from "./benchmark.ts";
import type { Benchmark } from "./benchmark.ts";
import { browserPage, measureLoad } from "./load.ts";
import { searches } from "./searches.ts";
import { measureDuringPriceChanges } from "./price-changes.ts";

/** With a cart the page is not cached: it is rendered for this visitor. */
const person = { ...browserPage, cookie: "cart=none" };
const paths = searches(24).map((search) => `/collections?${search}`);

export const benchmark: Benchmark = {
  title: "GET /collections, rendered page",
  async measure({ origin }) {
    await measureLoad({ origin, paths, connections: 2, seconds: 3, headers: browserPage });
    const asGuests = { origin, paths, connections: 10, seconds: 15, headers: browserPage };
    const guests = await measureLoad(asGuests);
    const changing = await measureDuringPriceChanges(origin, () => measureLoad(asGuests));
    const persons = await measureLoad({ origin, paths, connections: 10, seconds: 15, headers: person });
    return [
      {
        what: "guests on 24 addresses, at most, 10 connections",
        figure: `${guests.perSecond.toFixed(0)} pages/s`,
        aim: "100 or more",
      },
      {
        what: "p50 / p95 / p99",
        figure: [guests.p50, guests.p95, guests.p99].map(milliseconds).join(" / "),
      },
      {
        what: "the same while a price changes every second",
        figure: `${changing.perSecond.toFixed(0)} pages/s`,
        aim: "100 or more",
      },
      {
        what: "every page rendered for one person, at most, 10 connections",
        figure: `${persons.perSecond.toFixed(0)} pages/s`,
      },
    ];
  },
};
