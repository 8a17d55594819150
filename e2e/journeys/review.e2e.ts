import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { completePurchase } from "../stage/completed-purchase.ts";
import { answers, expect, test } from "../stage/journey.ts";
import { pieceOfTheStudio } from "../stage/pieces.ts";

test("whoever has bought reviews the seller, is asked to say it in public, and is not asked again", async ({
  newcomer,
  url,
}) => {
  const buyer = await newcomer({ firstName: "Gil" });
  const piece = await pieceOfTheStudio(url);
  await completePurchase(url, buyer, piece);
  const { page } = buyer;
  const request = page.getByRole("dialog");
  await page.goto("/");
  await expect(request).toContainText("How was it to buy from");
  await expect(request).toContainText(piece.title);

  await request.getByRole("button", { name: "Send review" }).click();
  await expect(request).toContainText("Choose 1 to 5 stars");
  await request.getByRole("radio", { name: "5 stars" }).check();
  await request.getByRole("textbox").fill("As it was told.");
  const line = "**/api/other/review";
  await page.route(line, (route) => route.abort("internetdisconnected"));
  await request.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Server error").first()).toBeVisible();
  await expect(request.getByRole("textbox")).toHaveValue("As it was told.");
  await page.unroute(line);
  await request.getByRole("button", { name: "Send review" }).click();
  await expect(request.getByRole("link", { name: "Write a public review" })).toBeVisible();
  await request.getByRole("button", { name: "Done" }).click();
  await expect(request).toBeHidden();

  expect(await buyer.api.call(reviewEndpoints.pending)).toBeNull();
});

test("'Not now' closes the request for good, even when the call fails", async ({ newcomer, url }) => {
  const buyer = await newcomer({ firstName: "Hal" });
  await completePurchase(url, buyer, await pieceOfTheStudio(url));
  const { page } = buyer;
  const request = page.getByRole("dialog");
  await page.goto("/");
  await expect(request).toBeVisible();
  await page.route("**/api/other/review/no-review/**", (route) => route.abort("internetdisconnected"));
  await request.getByRole("button", { name: "Not now" }).click();
  await expect(request).toBeHidden();

  // It was not heard, so the next visit asks again.
  await page.reload();
  await request.getByRole("radio", { name: "2 stars" }).check();
  await request.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Thank you for your review!").first()).toBeVisible();
  await expect(request).toBeHidden();
});

test("a notification opens the review that was put off, and says when it is written", async ({
  newcomer,
  url,
}) => {
  const buyer = await newcomer({ firstName: "Ida" });
  await completePurchase(url, buyer, await pieceOfTheStudio(url));
  const { page } = buyer;
  const request = page.getByRole("dialog", { name: /How was it/ });
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  const follow = async () => {
    await answers(page);
    await page.getByRole("link", { name: /^Notifications/ }).click();
    await drawer
      .getByRole("link", { name: /review/i })
      .first()
      .click();
    await expect(drawer).toBeHidden();
  };
  await page.goto("/");
  await request.getByRole("button", { name: "Not now" }).click();
  await expect(request).toBeHidden();
  await follow();
  await request.getByRole("radio", { name: "3 stars" }).check();
  await request.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Thank you for your review!").first()).toBeVisible();
  await follow();
  await expect(page.getByText("You have already reviewed this order").first()).toBeVisible();
});
