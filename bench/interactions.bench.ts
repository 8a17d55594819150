import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "playwright";
import { type Benchmark, milliseconds, type Row } from "./benchmark.ts";
import { percentile } from "./load.ts";
import { deviceNames, visitOn } from "./visit-on.ts";

/** Longer than a visitor's shortest pause; by its end the browser has reported what the interaction took. */
const pause = 700;

type Interaction = { what: string; duration: number };
/** What the visitor does, by the name of each step. A step is one tap, one click or one key. */
type Visit = Array<[what: string, act: () => Promise<void>]>;

/** Collects the Event Timing entries of taps, clicks and keys, of which Interaction to Next Paint is made. */
function observeInteractions(): void {
  const durations: number[] = [];
  Reflect.set(globalThis, "interactions", durations);
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, "interactionId")) > 0) durations.push(entry.duration);
  }).observe(options);
}

/** The longest time from an event until its next frame since this was called last; below 16 ms nothing is reported. */
const longestSince = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const durations = Reflect.get(globalThis, "interactions") as number[];
    return Math.max(0, ...durations.splice(0));
  });

/** A guest's visit of some 30 interactions. */
function visitOf(page: Page, isPhone: boolean): Visit {
  const press = (target: Locator) => async () => {
    await target.scrollIntoViewIfNeeded();
    await wait(pause);
    await (isPhone ? target.tap() : target.click());
  };
  const open =
    (target: Locator, shown = page.getByRole("dialog")) =>
    async () => {
      await press(target)();
      await shown.waitFor();
    };
  const key = (name: string) => () => page.keyboard.press(name);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();
  const link = (name: string | RegExp) => page.getByRole("link", { name }).first();
  const card = (at: number) => page.locator("main li a[href^='/product/']").nth(at);
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  const panel = page.getByRole("dialog");
  const word: Visit = ["l", "a", "m", "p"].map((letter) => [`type ${letter}`, key(letter)]);
  const filters: Visit = isPhone
    ? [
        ["open the filters", open(link("Filters"))],
        ["choose a filter", press(panel.getByRole("checkbox").first())],
        ["choose another filter", press(panel.getByRole("checkbox").nth(2))],
        ["close the filters", key("Escape")],
      ]
    : [
        ["choose a filter", press(page.getByRole("checkbox").first())],
        ["choose another filter", press(page.getByRole("checkbox").nth(2))],
        ["remove a filter", press(page.getByRole("checkbox").first())],
      ];
  const menu: Visit = isPhone
    ? [
        ["open the menu", open(button("Menu"))],
        ["close the menu", key("Escape")],
      ]
    : [
        ["ask where furniture is near", open(button("Show furniture near me"))],
        ["close the places", key("Escape")],
        ["go to the next pieces", press(button(/^Next in/))],
      ];
  const picture: Visit = isPhone ? [] : [["go to the next picture", press(button("Next picture"))]];
  return [
    ...menu,
    ["go to the search field", press(page.getByRole("searchbox").first())],
    ...word,
    ["choose a suggestion", key("ArrowDown")],
    ["search", key("Enter")],
    ...filters,
    ["open a piece", open(card(4), button("Zoom in"))],
    ...picture,
    ["zoom in", open(button("Zoom in"))],
    ["zoom out", key("Escape")],
    ["unfold the price history", press(page.locator("main details summary").first())],
    ["go to the question", press(page.getByLabel("Your question"))],
    ["type a letter", key("I")],
    ["make an offer", open(button("Make an offer"))],
    ["close the offer", key("Escape")],
    ["add it to the cart", press(button("Add to cart"))],
    ["open the cart", open(page.getByRole("banner").getByRole("link", { name: /^Cart/ }))],
    ["close the cart", key("Escape")],
    ["go to the pieces of its type", open(breadcrumbs.getByRole("link").last(), card(9))],
    ["open another piece", open(card(9), button("Zoom in"))],
    ["choose the dark theme", press(button("Dark"))],
    ["choose the light theme", press(button("Light"))],
  ];
}

async function measureVisit(page: Page, origin: string, isPhone: boolean): Promise<Interaction[]> {
  await page.addInitScript(observeInteractions);
  // The promo offer opens by itself and would be in the way.
  await page.addInitScript(() => localStorage.setItem("captureEmail", "true"));
  await page.goto(origin);
  await page.waitForLoadState("networkidle");
  const interactions: Interaction[] = [];
  for (const [what, act] of visitOf(page, isPhone)) {
    await act();
    await wait(pause);
    interactions.push({ what, duration: await longestSince(page) });
  }
  return interactions;
}

function rowOf(device: string, interactions: readonly Interaction[]): Row {
  const sorted = interactions.toSorted((left, right) => left.duration - right.duration);
  const durations = sorted.map(({ duration }) => duration);
  const slowest = sorted.slice(-3).map(({ what, duration }) => `${what} ${duration}`);
  return {
    what: `${device}: ${interactions.length} interactions until the next frame, p50 / p75 / p98; the slowest`,
    figure: `${[0.5, 0.75, 0.98].map((share) => milliseconds(percentile(durations, share))).join(" / ")}; ${slowest.toReversed().join(", ")}`,
    aim: "p98 100 ms",
  };
}

export const benchmark: Benchmark = {
  title: "Interactions of a guest's visit",
  async measure({ origin }) {
    const rows: Row[] = [];
    for (const device of ["desktop", "phone"] as const) {
      const isPhone = device === "phone";
      const visit = (page: Page) => measureVisit(page, origin, isPhone);
      rows.push(rowOf(deviceNames[device], await visitOn(device, visit, { hasTouch: isPhone })));
    }
    return rows;
  },
};
