import { expect, test } from "../stage/journey.ts";
import { pieceOfTheStudio } from "../stage/pieces.ts";

test("a piece is reserved while somebody checks out with it, and free when they leave", async ({
  newcomer,
  url,
}) => {
  const piece = await pieceOfTheStudio(url, 5);
  const page = `/product/${piece.heirloopId}/${piece.slug}`;
  const first = await newcomer({ firstName: "Dora" });
  const second = await newcomer({ firstName: "Emil" });

  await first.page.goto(page);
  await first.page.getByRole("button", { name: "Add to cart" }).first().click();
  await first.page.getByRole("link", { name: "In your cart: go there" }).first().click();
  await first.page.getByRole("link", { name: "Go to Checkout" }).click();
  await expect(first.page.getByText("Held for you for")).toBeVisible();

  await second.page.goto(page);
  await expect(second.page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await second.page
    .getByRole("button", { name: /Tell me|waiting list/i })
    .first()
    .click();

  const released = first.page.waitForResponse(
    (response) => response.url().endsWith("/api/checkout/holds") && response.request().method() === "DELETE",
  );
  await first.page.getByRole("link", { name: "Heirloop, home" }).click();
  await released;
  await second.page.reload();
  await expect(second.page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
});

test("a heart that had to wait for logging in is kept afterwards", async ({ person, url }) => {
  const piece = await pieceOfTheStudio(url, 6);
  const { page } = await person();
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("button", { name: "Add to favorites" }).first().click();
  await expect(page.getByText("Log in to keep this piece")).toBeVisible();
  await page.getByLabel("Email").fill("consigner@demo.test");
  await page.getByLabel("Password").fill("heirloop-demo");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("button", { name: "Remove from favorites" }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/favorite=/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove from favorites" }).first()).toBeVisible();
});
