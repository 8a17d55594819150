import type { Page } from "@playwright/test";
import { expect, withinTimeout, stopClock, test } from "../support/journey.ts";

const pages = ["/", "/collections", "/collections?keyword=walnut", "/brand", "/help"];

test("a page has one stylesheet with the weakest rules first and requests no scripts itself", async ({
  request,
  url,
}) => {
  for (const page of pages) {
    const html = await (await request.get(`${url}${page}`)).text();
    const links = html.match(/<link\b[^>]*>/g) ?? [];
    const styles = links.filter((link) => link.includes('rel="stylesheet"'));
    const scripts = links.filter((link) => link.includes(".js"));
    expect([page, styles.length, scripts.length > 0]).toEqual([page, 1, true]);
    expect(scripts.filter((link) => !link.includes('rel="later"'))).toEqual([]);
    const href = /href="([^"]+)"/.exec(styles[0] ?? "")?.[1] ?? "";
    const css = await (await request.get(`${url}${href}`)).text();
    const layers = [...css.matchAll(/@layer ([a-z, ]+)/g)].flatMap(([, names = ""]) => names.split(", "));
    expect([...new Set(layers)]).toEqual(["reset", "components", "patterns", "screens"]);
  }
});

const gone = "**/pictures/**";
const isScript = (address: string): boolean => new URL(address).pathname.endsWith(".js");

test("scripts load once the pictures of the first screen have loaded", async ({ person }) => {
  const { page } = await person();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const held = Promise.withResolvers<void>();
  await page.route(gone, async (route) => {
    await held.promise;
    await route.continue();
  });
  await stopClock(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  await page.clock.runFor(3_900);
  await expect(page.locator("script[type=later]")).toHaveCount(1);
  expect(asked.some((address) => address.includes("/pictures/"))).toBe(true);
  expect(asked.filter(isScript)).toEqual([]);
  held.resolve();
  await page.waitForLoadState("load");
  await withinTimeout(page, async () => expect(asked.some(isScript)).toBe(true));
});

for (const [occasion, act] of [
  ["a key is pressed", (page: Page) => page.keyboard.press("Tab")],
  ["four seconds are over", (page: Page) => page.clock.runFor(4_100)],
] as const)
  test(`scripts stop waiting for pictures when ${occasion}`, async ({ person }) => {
    const { page } = await person();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.route(gone, () => new Promise(() => undefined));
    await stopClock(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    expect(asked.filter(isScript)).toEqual([]);
    await act(page);
    await expect.poll(() => asked.some(isScript)).toBe(true);
  });
