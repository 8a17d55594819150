import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { expect, test } from "../stage/journey.ts";
import { tabAndPress, tabTo } from "../stage/keyboard.ts";

test("a page that comes in place of another is read from its heading", async ({ newcomer }) => {
  const { page } = await newcomer();
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  await page.goto("/about-us");
  await tabAndPress(page, page.getByRole("banner").getByRole("link", { name: "Favorites" }));
  await expect(heading("Favorites")).toBeFocused();
  await tabAndPress(page, page.getByRole("link", { name: "Browse furniture" }));
  await expect(heading("All furniture")).toBeFocused();
  await page.goBack();
  await expect(heading("Favorites")).toBeFocused();
});

test("a piece taken out of the cart passes the focus on, and so does the last one", async ({ newcomer }) => {
  const { page, api } = await newcomer();
  const { listings } = await api.call(listingEndpoints.list, { query: { sort: "newest" } });
  for (const { heirloopId } of listings.slice(0, 3))
    await api.call(cartEndpoints.add, { params: { heirloopId } });
  const removes = page.getByRole("button", { name: /^Remove .* from the cart$/ });

  await page.goto("/cart");
  await expect(removes).toHaveCount(3);
  const titles = await removes.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await tabTo(page, removes.nth(1));
  await page.keyboard.press("Enter");
  await expect(removes).toHaveCount(2);
  await expect(page.getByRole("button", { name: String(titles[2]) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: String(titles[0]) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: "Browse furniture" })).toBeFocused();
});

test("a panel gives the focus back to what opened it; where it led to another page, it closes, and that page has the focus", async ({
  person,
}) => {
  const { page } = await person();
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  const panel = page.getByRole("dialog", { name: "Your cart" });
  await tabAndPress(page, cart);
  await expect(panel).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(cart).toBeFocused();
  await page.keyboard.press("Enter");
  await tabAndPress(page, panel.getByRole("link", { name: "Browse furniture" }));
  await expect(page.getByRole("heading", { level: 1, name: "All furniture" })).toBeFocused();
  await expect(panel).toBeHidden();
});
