import { expect, test } from "vitest";
import { type Arrival, isOwnNavigation } from "./own-navigation.ts";

const parameter = { name: "favorite", value: "piece-1" } as const;
const origin = "https://heirloop.test";
const arrive = (more: Partial<Arrival>): Arrival => ({
  search: "?favorite=piece-1",
  referrer: "",
  origin,
  ...more,
});

test.each<[string, Arrival, boolean]>([
  ["a typed address or a bookmark", arrive({}), false],
  ["a link on another site", arrive({ referrer: "https://evil.test/" }), false],
  ["a link on a site whose name begins like ours", arrive({ referrer: `${origin}.evil.test/` }), false],
  ["a link on our name without encryption", arrive({ referrer: "http://heirloop.test/" }), false],
  ["a link on our name at another port", arrive({ referrer: `${origin}:8443/` }), false],
  ["a referrer that is no address", arrive({ referrer: "heirloop.test" }), false],
  ["another page of ours", arrive({ referrer: `${origin}/explore` }), true],
  ["another page of ours with another value", arrive({ referrer: `${origin}/?favorite=piece-2` }), true],
  ["a page of ours with this parameter", arrive({ referrer: `${origin}/?a=1&favorite=piece-1` }), false],
  [
    "our login page that passes it on",
    arrive({ referrer: `${origin}/login?next=%2F%3Ffavorite%3Dpiece-1` }),
    false,
  ],
  ["a link or button inside the app", arrive({ search: "?sort=newest" }), true],
  ["another value inside the app", arrive({ search: "?favorite=piece-2" }), true],
  ["another parameter with this value", arrive({ search: "?listing=piece-1" }), true],
  ["a link on another site, with more", arrive({ search: "chat=c&favorite=piece%2D1&sort=newest" }), false],
  ["the second of a name that stands twice", arrive({ search: "?favorite=piece-2&favorite=piece-1" }), false],
  ["a way back inside the address", arrive({ search: "?next=%2Fexplore%3Ffavorite%3Dpiece-1%23a" }), false],
  [
    "a way back inside a way back",
    arrive({
      search: `?next=${encodeURIComponent(`/will-it-fit?next=${encodeURIComponent("/?favorite=piece-1")}`)}`,
    }),
    false,
  ],
  ["a way back to something else", arrive({ search: "?next=%2Fexplore%3Fsort%3Dnewest" }), true],
])("%s", (_name, arrival, own) => {
  expect(isOwnNavigation(parameter, arrival, false)).toBe(own);
});

test("counts a button after the link was answered as own navigation", () => {
  expect(isOwnNavigation(parameter, arrive({}), true)).toBe(true);
});

test("counts a link from elsewhere as one after login, too", () => {
  expect(isOwnNavigation(parameter, arrive({ search: "?next=%2F%3Ffavorite%3Dpiece-1" }), false)).toBe(false);
});
