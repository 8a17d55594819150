import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { Order } from "@heirloop/contract/order/order.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Page } from "@playwright/test";
import { demoApi } from "../support/demo-api.ts";
import { answers, expect, fetchedAll, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";
import { screenSizes } from "../support/screen-sizes.ts";

/** From which distance in px a click on something that moves may miss it. */
const noticed = 2;

/** Records what moves up or down by itself on each page that is opened from now on. */
async function recordMoves(page: Page): Promise<void> {
  // A font that arrives late breaks lines elsewhere.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.addInitScript((distance) => {
    const moves: string[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if ("sources" in entry && Array.isArray(entry.sources))
          for (const { node, previousRect, currentRect } of entry.sources)
            if (Math.abs(currentRect.y - previousRect.y) >= distance)
              moves.push(
                `${node?.textContent?.trim().slice(0, 60)}: ${previousRect.y} to ${currentRect.y} px`,
              );
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift" });
    Object.assign(window, {
      takeMoves() {
        record(observer.takeRecords());
        return moves;
      },
    });
  }, noticed);
}

async function getMoves(page: Page, address: string): Promise<unknown> {
  await page.goto(address);
  await answers(page);
  await fetchedAll(page);
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return "takeMoves" in window && typeof window.takeMoves === "function" ? window.takeMoves() : null;
  });
}

/** What moves every time; what another journey does with the same account may move something once. */
async function getLastingMoves(page: Page, address: string): Promise<unknown> {
  let moves: unknown = [];
  for (let load = 0; load < 3; load += 1) {
    moves = await getMoves(page, address);
    if (Array.isArray(moves) && moves.length === 0) break;
  }
  return moves;
}

const oneOfEachKind = (orders: readonly Order[]) =>
  [...Map.groupBy(orders, ({ status, type }) => `${status} ${type}`).values()].flatMap(
    ([first]) => first ?? [],
  );

for (const { name, viewport } of screenSizes)
  test(`pages with orders and consignments do not shift during hydration on ${name}`, async ({
    person,
    url,
  }) => {
    for (const email of ["shopper@demo.test", "consigner@demo.test", "studio@demo.test"]) {
      const api = await demoApi(url, email);
      const purchases = await api.call(orderEndpoints.purchases, { body: { type: "openPurchases" } });
      const sales = await api.call(orderEndpoints.sales, { body: { type: "openSales" } });
      const { page } = await person({ email, provokes: /ERR_FAILED/ });
      await recordMoves(page);
      await page.setViewportSize(viewport);
      for (const address of [
        ...oneOfEachKind(purchases).map(({ _id }) => pageUrls.purchases("openPurchases", _id)),
        ...oneOfEachKind(sales).map(({ _id }) => pageUrls.sales("openSales", _id)),
        pageUrls.yourListings(),
        pageUrls.settings(),
        pageUrls.notificationSettings(),
      ]) {
        expect.soft(await getLastingMoves(page, address), `${email} ${address}`).toEqual([]);
      }
    }
  });

test("the checkout does not move while its pieces are being reserved and its total is calculated", async ({
  newcomer,
  url,
}) => {
  const { page, api } = await newcomer({ provokes: /ERR_FAILED/ });
  const { heirloopId } = await findStudioPiece(url, { above: 300_00 });
  await api.call(cartEndpoints.add, { params: { heirloopId } });
  await recordMoves(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await getLastingMoves(page, pageUrls.checkout()), `at ${width} px`).toEqual([]);
    await expect(page.getByText("Reserved for you for")).toBeVisible();
  }
});
