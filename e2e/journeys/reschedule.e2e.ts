import { agreeOnPickup } from "../support/completed-purchase.ts";
import { dayIn } from "../support/day-in.ts";
import { answers, expect, test } from "../support/journey.ts";
import { readMail } from "../support/mailbox.ts";
import { screenSizes } from "../support/screen-sizes.ts";

for (const { name, viewport } of screenSizes)
  test(`two people move an agreed pickup to another time, on ${name}`, async ({ newcomer, url }) => {
    const seller = await newcomer({ firstName: "Sol", isBusiness: true });
    const buyer = await newcomer({ firstName: "Bea" });
    const order = await agreeOnPickup(seller, buyer, `Windsor chair for ${name}`);
    for (const { page } of [seller, buyer]) await page.setViewportSize(viewport);
    await seller.page.goto(`/sales?order=${order}`);
    await answers(seller.page);
    await buyer.page.goto(`/purchases?order=${order}`);
    await answers(buyer.page);

    await buyer.page.getByText("Propose another time", { exact: true }).click();
    await buyer.page.getByLabel("Day", { exact: true }).fill(dayIn(6));
    await buyer.page.getByLabel("Time of day").selectOption("evening");
    await buyer.page.getByRole("button", { name: "Propose this time" }).click();
    const own = buyer.page.getByRole("region", { name: "You proposed another time" });
    await expect(own).toContainText("5 to 9 pm");
    await expect(own).toContainText(/^.*Until Sol agrees, .*, 8 am to noon stays valid\./s);

    const asked = seller.page.getByRole("region", { name: /proposes another time$/ });
    await expect(asked).toContainText("5 to 9 pm");
    await asked.getByRole("button", { name: "Keep the agreed time" }).click();
    await expect(asked).toHaveCount(0);
    await expect(own).toHaveCount(0);
    await expect(buyer.page.getByRole("region", { name: "Pickup details" })).toContainText("8 am to noon");

    await seller.page.getByText("Propose another time", { exact: true }).click();
    await seller.page.getByLabel("Day", { exact: true }).fill(dayIn(7));
    await seller.page.getByLabel("Time of day").selectOption("afternoon");
    await seller.page.getByRole("button", { name: "Propose this time" }).click();
    const offered = buyer.page.getByRole("region", { name: "Sol proposes another time" });
    await expect(offered).toContainText("noon to 5 pm");
    await offered.getByRole("button", { name: "Agree to the new time" }).click();
    const dialog = buyer.page.getByRole("dialog", { name: "Change to this time?" });
    await expect(dialog).toContainText(/noon to 5 pm instead of .*, 8 am to noon/);
    await dialog.getByRole("button", { name: "Change to this time" }).click();
    for (const { page } of [seller, buyer]) {
      const details = page.getByRole("region", { name: "Pickup details" });
      await expect(details).toContainText("noon to 5 pm");
      await expect(details).not.toContainText("8 am to noon");
    }
    expect(await readMail(url, buyer.email, /The earlier time no longer applies/)).toBeTruthy();
    expect(await readMail(url, seller.email, /The earlier time no longer applies/)).toBeTruthy();
  });

test("without scripts a buyer proposes another time and the seller agrees", async ({ person, newcomer }) => {
  const seller = await newcomer({ firstName: "Nora", isBusiness: true });
  const buyer = await newcomer({ firstName: "Bo" });
  const order = await agreeOnPickup(seller, buyer, "Windsor stool");
  const { page } = await person({ javaScript: false });
  const open = async (account: typeof seller) => {
    await page.context().clearCookies();
    await page.context().addCookies(await account.page.context().cookies());
  };
  await open(buyer);
  await page.goto(`/purchases?order=${order}`);
  await page.getByText("Propose another time", { exact: true }).click();
  await page.getByLabel("Day", { exact: true }).fill(dayIn(8));
  await page.getByLabel("Time of day").selectOption("evening");
  await page.getByRole("button", { name: "Propose this time" }).click();
  await expect(page.getByRole("button", { name: "Withdraw the proposal" })).toBeVisible();

  await open(seller);
  await page.goto(`/sales?order=${order}`);
  await page.locator("summary", { hasText: "Agree to the new time" }).click();
  await page.getByRole("button", { name: "Change to this time" }).click();
  await expect(page.getByRole("region", { name: "Pickup details" })).toContainText("5 to 9 pm");
});
