import type { Page } from "@playwright/test";
import { answers, expect, withinTimeout, stopClock, test } from "../support/journey.ts";

const pages = ["/", "/collections", "/collections?keyword=walnut", "/brand", "/help"];

const layersOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/@layer ([a-z, ]+)/g)].flatMap(([, names = ""]) => names.split(", "))),
];

test("a page has its styles and one stylesheet with the weakest rules first and requests no scripts itself", async ({
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
    const inline = /<style nonce="[^"]+">(.*?)<\/style>/s.exec(html)?.[1] ?? "";
    for (const rules of [inline, css])
      expect(layersOf(rules)).toEqual(["reset", "components", "patterns", "screens"]);
    expect(inline.length).toBeLessThan(css.length / 2);
    // Declared twice, they would have the browser lay out all text again.
    expect([inline, css].map((rules) => rules.includes("@font-face"))).toEqual([true, false]);
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, "")).not.toContain('rel="stylesheet"');
  }
});

test("the italic of the home page's headline is preloaded on phones, and not on pages without one", async ({
  request,
  url,
}) => {
  const preloads = async (page: string): Promise<string[]> => {
    const html = await (await request.get(`${url}${page}`)).text();
    const links = html.match(/<link\b[^>]*rel="preload"[^>]*>/g) ?? [];
    return links
      .filter((link) => link.includes("-italic"))
      .map((link) => /media="([^"]*)"/.exec(link)?.[1] ?? "");
  };
  expect(await preloads("/")).toEqual(["(max-width: 37.5em)"]);
  expect(await preloads("/help")).toEqual([]);
});

test("the whole stylesheet is applied once the scripts load", async ({ person }) => {
  const { page } = await person();
  await page.goto("/");
  await expect(page.locator("link[rel=stylesheet]")).toHaveCount(1);
  await withinTimeout(page, async () =>
    expect(
      await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.endsWith(".css"))),
    ).toBe(true),
  );
});

test("a page that guests share runs its scripts and opens a dialog under a policy without a nonce for scripts", async ({
  person,
  request,
  url,
}) => {
  const path = "/collections?keyword=walnut";
  const { page } = await person();
  await withinTimeout(page, async () => {
    await request.get(`${url}${path}`);
    const response = await page.goto(path);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/);
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await answers(page);
  await page.getByRole("link", { name: "Filters" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
});

const gone = "**/pictures/**";
const isScript = (address: string): boolean => new URL(address).pathname.endsWith(".js");

test("scripts load once the pictures of the first screen have loaded", async ({ person }) => {
  const { page } = await person();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
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
  expect(requests.some((address) => address.includes("/pictures/"))).toBe(true);
  expect(requests.filter(isScript)).toEqual([]);
  held.resolve();
  await page.waitForLoadState("load");
  await withinTimeout(page, async () => expect(requests.some(isScript)).toBe(true));
});

for (const [occasion, act] of [
  ["a key is pressed", (page: Page) => page.keyboard.press("Tab")],
  ["four seconds are over", (page: Page) => page.clock.runFor(4_100)],
] as const)
  test(`scripts stop waiting for pictures when ${occasion}`, async ({ person }) => {
    const { page } = await person();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.route(gone, () => new Promise(() => undefined));
    await stopClock(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    expect(requests.filter(isScript)).toEqual([]);
    await act(page);
    await expect.poll(() => requests.some(isScript)).toBe(true);
  });
