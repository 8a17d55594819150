import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { Page } from "@playwright/test";
import { demoApi, logInDemo } from "../support/demo-api.ts";
import { answers, expect, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";

test("an admin impersonates an account from the requested page, sees whose it is, and leaves it", async ({
  person,
  url,
}) => {
  const { user } = await logInDemo(url, "newcomer@demo.test");
  const { page } = await person({ email: "admin@demo.test" });
  await page.goto(`/collections?sort=newest&userAccountAdmin=${user._id}&keyword=oak#main`, {
    referer: `${url}/admin`,
  });
  await expect(page.getByText(`You are in ${user.firstName}`)).toBeVisible();
  await expect(page).toHaveURL("/collections?sort=newest&keyword=oak#main");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText(`You are in ${user.firstName}`)).toBeHidden();
});

test("a blocked user sees why on every page", async ({ person }) => {
  const { page } = await person({ email: "blocked@demo.test" });
  await page.goto("/collections");
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
    "community guidelines",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
});

test("order= opens the buyer's purchase from any page", async ({ person, url }) => {
  const [order] = await (
    await demoApi(url, "shopper@demo.test")
  ).call(orderEndpoints.purchases, {
    body: { type: "openPurchases" },
  });
  if (!order) throw new Error("The shopper has no open purchase.");
  const { page } = await person({ email: "shopper@demo.test" });
  await page.goto(`/?order=${order._id}`);
  await expect(page).toHaveURL(new RegExp(`/purchases\\?selection=openPurchases&order=${order._id}`));
});

/** Delays the socket's counts until it is released, and reports how many came. */
async function holdCounts(page: Page): Promise<{ letGo: () => void; came: () => number }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let came = 0;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (message) => {
      if (String(message).includes("notPreviewed")) {
        came += 1;
        await promise;
      }
      socket.send(message);
    });
  });
  return { letGo: resolve, came: () => came };
}

test("notifications load in batches and link to their pages; opening them resets the count", async ({
  person,
}) => {
  const { page } = await person({ email: "shopper@demo.test" });
  const counts = await holdCounts(page);
  await page.goto("/");
  await expect.poll(counts.came).toBe(1);
  await page.getByRole("link", { name: /^Notifications, \d+/ }).click();
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  await expect(drawer.getByRole("listitem").first()).toBeVisible();
  await drawer.getByRole("button", { name: /more/i }).click();
  await expect(drawer.getByRole("listitem")).not.toHaveCount(20);
  await page.keyboard.press("Escape");
  const none = page.getByRole("link", { name: "Notifications", exact: true });
  await expect(none).toBeVisible();
  counts.letGo();
  // A response older than what is shown is requested again.
  await expect.poll(counts.came).toBe(2);
  await expect(none).toBeVisible();
});

test("logging out ends the session", async ({ newcomer }) => {
  const { page, api } = await newcomer({ firstName: "Fay" });
  await page.goto("/settings");
  await answers(page);
  await page.getByRole("button", { name: /Account of Fay/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(api.call(authEndpoints.me)).rejects.toMatchObject({ status: 401 });
});

test("a changed name appears everywhere immediately", async ({ newcomer }) => {
  const { page } = await newcomer({ firstName: "Ada" });
  await page.goto("/settings");
  await answers(page);
  const name = page.getByLabel("First name");
  await name.fill("Bea");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your details are saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account of Bea" })).toBeVisible();
  await expect(name).toHaveValue("Bea");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(name).toHaveValue("Bea");
});

test("a login or logout in another tab applies to this one, including the cart", async ({
  person,
  newcomer,
  url,
}) => {
  // Requests sent before the page knows that its session is over, and a socket still connecting with the old session.
  const { page } = await person({
    provokes: /status of 401|WebSocket is closed before the connection is established/,
  });
  const { page: registered, api } = await newcomer({ firstName: "Tab" });
  const [token] = (await registered.context().cookies(url)).filter((cookie) => cookie.name === "token");
  if (!token) throw new Error("Nobody was registered.");
  const piece = await findStudioPiece(url);
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await answers(page);
  await page.context().addCookies([token]);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect.poll(async () => (await api.call(cartEndpoints.get)).listings).toHaveLength(1);
  // Another tab was in front until now.
  const returnToTab = () => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  await returnToTab();
  await expect(page.getByRole("button", { name: "Account of Tab" })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /^View cart/ })
      .first(),
  ).toBeVisible();
  await page.context().clearCookies({ name: "token" });
  await returnToTab();
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
});
