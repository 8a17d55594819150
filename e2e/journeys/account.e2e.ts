import { createApi } from "@heirloop/api-client/http/http-client";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { demoPassword, expect, test } from "../stage/journey.ts";

test("an admin enters an account, sees whose it is, and leaves it", async ({ person, url }) => {
  const { user } = await createApi({ prefix: url, token: () => undefined }).call(authEndpoints.login, {
    body: { email: "newcomer@demo.test", password: demoPassword },
  });
  const { page } = await person({ email: "admin@demo.test" });
  await page.goto(`/collections?userAccountAdmin=${user._id}`);
  await expect(page.getByText(`You are in ${user.firstName}`)).toBeVisible();
  await expect(page).not.toHaveURL(/userAccountAdmin/);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText(`You are in ${user.firstName}`)).toBeHidden();
});

test("somebody blocked sees why, on every page", async ({ person }) => {
  const { page } = await person({ email: "blocked@demo.test" });
  await page.goto("/collections");
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
    "community guidelines",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
});

test("order= leads the buyer to the purchase, from any page", async ({ person, url }) => {
  const { token } = await createApi({ prefix: url, token: () => undefined }).call(authEndpoints.login, {
    body: { email: "shopper@demo.test", password: demoPassword },
  });
  const [order] = await createApi({ prefix: url, token: () => token }).call(orderEndpoints.purchases, {
    body: { type: "openPurchases" },
  });
  if (!order) throw new Error("The shopper has no open purchase.");
  const { page } = await person({ email: "shopper@demo.test" });
  await page.goto(`/?order=${order._id}`);
  await expect(page).toHaveURL(new RegExp(`/purchases\\?selection=openPurchases&order=${order._id}`));
});

test("notifications are read in batches and followed; opening them resets the count", async ({ person }) => {
  const { page } = await person({ email: "shopper@demo.test" });
  await page.goto("/");
  await page.getByRole("button", { name: /^Notifications, \d+/ }).click();
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  await expect(drawer.getByRole("listitem").first()).toBeVisible();
  await drawer.getByRole("button", { name: /more/i }).click();
  await expect(drawer.getByRole("listitem")).not.toHaveCount(20);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
});

test("logging out ends the session", async ({ newcomer }) => {
  const { page, api } = await newcomer({ firstName: "Fay" });
  await page.goto("/settings");
  await page.getByRole("button", { name: /Account of Fay/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(api.call(authEndpoints.me)).rejects.toMatchObject({ status: 401 });
});
