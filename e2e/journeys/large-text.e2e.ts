import { expect, test } from "../support/journey.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";
import { logInDemo } from "../support/demo-api.ts";

const shopper = "shopper@demo.test";

/** Twice the usual default text, which a reader sets in the browser. */
const largeText = "--blink-settings=defaultFontSize=32";

test("a phone with default text of 32 px never scrolls sideways", async ({
  playwright,
  launchOptions,
  url,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), largeText],
  });
  const { heirloopId, slug } = await findStudioPiece(url);
  const visits = [
    [shopper, ["/", `/product/${heirloopId}/${slug}`, "/purchases", "/purchases?selection=openOffers"]],
    [studio, ["/sales", "/seller-dashboard"]],
  ] as const;
  const wide: Array<{ address: string; by: number }> = [];
  for (const [email, addresses] of visits) {
    const { token } = await logInDemo(url, email);
    const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
    await context.addCookies([{ name: "token", value: token, url }]);
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      const by = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (by > 0) wide.push({ address, by });
    }
    await context.close();
  }
  await browser.close();
  expect(wide).toEqual([]);
});
