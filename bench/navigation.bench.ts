import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";
import { type Benchmark, milliseconds, type Row } from "./benchmark.ts";
import { percentile } from "./load.ts";
import { type Device, deviceNames, visitOn } from "./visit-on.ts";

const clicks = 15;
/** How long a pointer rests on a card before it presses, which is when the page is prefetched. */
const intent = 400;

type Moments = { forward: number[]; back: number[]; lostScroll: number };

const card = "main a[href^='/product/']";

/** Milliseconds from the browser's own event until the next page is painted, measured in the page. */
async function measureUntilPainted(page: Page, act: () => Promise<void>, selector: string): Promise<number> {
  await page.evaluate(
    ([event, wanted]) => {
      Reflect.set(
        globalThis,
        "painted",
        new Promise<number>((resolve) => {
          const begin = ({ timeStamp }: Event): void => {
            const look = (): void => {
              const found = document.querySelector(wanted);
              const ready =
                found instanceof HTMLImageElement ? found.complete && found.naturalWidth > 0 : found;
              // The frame that this callback belongs to is painted before the next task.
              if (ready) setTimeout(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          };
          addEventListener(event, begin, { capture: true, once: true });
        }),
      );
    },
    selector.startsWith("img") ? (["click", selector] as const) : (["popstate", selector] as const),
  );
  await act();
  return page.evaluate(() => Reflect.get(globalThis, "painted") as Promise<number>);
}

async function measureVisit(page: Page, origin: string): Promise<Moments> {
  await page.goto(`${origin}/collections`);
  // The promo offer comes after everything that loads in idle time.
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  const moments: Moments = { forward: [], back: [], lostScroll: 0 };
  const paths = await page
    .locator(card)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const path of [...new Set(paths)].slice(0, clicks)) {
    const link = page.locator(`main a[href="${path ?? ""}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await wait(intent);
    const scroll = await page.evaluate(() => scrollY);
    moments.forward.push(await measureUntilPainted(page, () => link.click(), 'img[fetchpriority="high"]'));
    await wait(intent);
    moments.back.push(
      await measureUntilPainted(
        page,
        () => page.evaluate(() => history.back()),
        `main a[href="${path ?? ""}"]`,
      ),
    );
    if (Math.abs((await page.evaluate(() => scrollY)) - scroll) > 2) moments.lostScroll += 1;
    await wait(intent);
  }
  return moments;
}

function rowsOf(device: string, { forward, back, lostScroll }: Moments, aim: string): Row[] {
  const figure = (times: readonly number[]): string => {
    const sorted = times.toSorted((left, right) => left - right);
    return [percentile(sorted, 0.5), percentile(sorted, 0.95)].map(milliseconds).join(" / ");
  };
  return [
    {
      what: `${device}: a click on a card until the picture of the piece is painted, p50 / p95`,
      figure: figure(forward),
      aim,
    },
    {
      what: `${device}: Back until the list is painted, p50 / p95; scroll position lost`,
      figure: `${figure(back)}; ${lostScroll} of ${back.length}`,
      aim: "50 ms; 0",
    },
  ];
}

export const benchmark: Benchmark = {
  title: "From a list to a piece and back, prefetched on intent",
  async measure({ origin }) {
    const measureOn = (device: Device) => visitOn(device, (page) => measureVisit(page, origin));
    return [
      ...rowsOf(deviceNames.desktop, await measureOn("desktop"), "100 ms"),
      ...rowsOf(deviceNames.phone, await measureOn("phone"), "250 ms"),
    ];
  },
};
