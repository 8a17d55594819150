import { requestPurchase, getSeller } from "../support/completed-purchase.ts";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { answers, expect, fetchedAll, test } from "../support/journey.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";

const noAnswer = "No answer came. Check your connection and try again.";

test("an order that could not be declined while offline keeps its state and the reason", async ({
  newcomer,
  person,
  url,
}) => {
  const order = await requestPurchase(await newcomer(), await findStudioPiece(url));
  const { page } = await person({ email: studio, provokes: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto(`/sales?order=${order}`);
  await answers(page);
  const decline = page.getByRole("main").getByRole("button", { name: "Decline" });
  const dialog = page.getByRole("dialog", { name: "Decline this order?" });
  const why = dialog.getByRole("textbox", { name: /Reason/ });

  await decline.click();
  await why.fill("It broke in the storm");
  await fetchedAll(page);
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText(noAnswer, { exact: true })).toBeVisible();
  await expect(decline).toBeVisible();
  await decline.click();
  await expect(why).toHaveValue("It broke in the storm");

  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Canceled", { exact: true }).first()).toBeVisible();
  const { history } = await (await getSeller(url)).call(orderEndpoints.get, { params: { orderId: order } });
  expect(history.filter(({ type }) => type === "decline")).toHaveLength(1);
});

test("a form submitted offline keeps what was typed, shows an alert, and is sent with the next connection", async ({
  newcomer,
}) => {
  const { page } = await newcomer({
    isBusiness: true,
    provokes: /ERR_INTERNET_DISCONNECTED|WebSocket is closed/,
  });
  await page.addInitScript(() => window.localStorage.setItem("alreadyClosedStripeConnectModal", "true"));
  await page.goto("/seller-dashboard?tab=shop_details");
  await answers(page);
  const story = page.getByRole("textbox", { name: "Story" });
  const save = page.getByRole("button", { name: "Save shop" });
  await story.fill("A bench at the top of the stair.");
  await fetchedAll(page);
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText(noAnswer, { exact: true })).toBeVisible();
  await expect(story).toHaveValue("A bench at the top of the stair.");
  await page.context().setOffline(false);
  await save.click();
  await expect(page.getByText("Your shop is saved.")).toBeVisible();
  await page.reload();
  await expect(story).toHaveValue("A bench at the top of the stair.");
});

test("a form whose response is lost keeps its page, and a retry sends what was typed", async ({
  newcomer,
}) => {
  const { page } = await newcomer({ provokes: /ERR_FAILED|WebSocket is closed/ });
  await page.goto("/settings");
  await answers(page);
  await page.getByLabel("First name").fill("Marguerite");
  await page.route(/\/settings\.data/, (route) => route.abort(), { times: 1 });
  const save = page.getByRole("button", { name: "Save", exact: true }).first();
  await save.click();
  await expect(page.getByText(/^No answer came/)).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Marguerite");
  await expect(save).toBeFocused();
  await save.click();
  await expect(page.getByText("Your details are saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Marguerite");
});
