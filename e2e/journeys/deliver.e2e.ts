import { sendByCarrier } from "../support/completed-purchase.ts";
import { expect, test } from "../support/journey.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";
import { square } from "../support/square-picture.ts";
import { screenSizes } from "../support/screen-sizes.ts";

const proof = { ...square, name: "at-the-door.png" };

for (const { name, viewport } of screenSizes)
  test(`a seller proves a delivery with a picture, on ${name}`, async ({ person, newcomer, url }) => {
    const buyer = await newcomer();
    const order = await sendByCarrier(url, buyer, await findStudioPiece(url));
    const { page } = await person({ email: studio });
    for (const one of [page, buyer.page]) await one.setViewportSize(viewport);
    await page.goto(`/sales?order=${order}`);
    const delivered = page.getByRole("button", { name: "It has been delivered" });
    await expect(async () => {
      await delivered.click();
      await expect(page.getByText("Add a picture of the piece where you left it")).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await page.getByLabel("Add a picture as proof").setInputFiles(proof);
    await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
    await delivered.click();
    const dialog = page.getByRole("dialog", { name: "Has it been delivered?" });
    await expect(dialog).toContainText("your payout starts in 48 hours");
    await dialog.getByRole("button", { name: "Confirm delivery" }).click();
    await expect(delivered).toBeHidden();
    await expect(page.getByText("Completed", { exact: true }).first()).toBeVisible();
    await buyer.page.goto(`/purchases?order=${order}`);
    await expect(buyer.page.getByText("Completed", { exact: true }).first()).toBeVisible();
    for (const side of [page, buyer.page]) {
      const picture = side.getByRole("img", { name: /^Proof of delivery: / });
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      // What the carrier asked for.
      await expect(side.getByText("$180")).toHaveCount(0);
    }
  });

test("without JavaScript the picture is submitted with the form", async ({ person, newcomer, url }) => {
  const buyer = await newcomer();
  const order = await sendByCarrier(url, buyer, await findStudioPiece(url));
  const { page } = await person({ email: studio, javaScript: false });
  await page.goto(`/sales?order=${order}`);
  await page.getByLabel("Add a picture as proof").setInputFiles(proof);
  await page.getByRole("button", { name: "It has been delivered" }).click();
  await expect(page.getByText("Completed", { exact: true }).first()).toBeVisible();
});
