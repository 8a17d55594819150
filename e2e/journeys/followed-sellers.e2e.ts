import { pageUrls } from "@heirloop/contract/page/page-urls";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, newcomerPassword, test } from "../support/journey.ts";

const delivery = { pickup: true, delivery: false };

test("a buyer follows a seller on the page of a piece, sees their newest pieces, and unfollows them", async ({
  newcomer,
}) => {
  const seller = await newcomer({ firstName: "Signe" });
  const piece = await createListing(seller.api, { title: "Follow journey chair", price: 90_00, delivery });
  const { page, api } = await newcomer({ firstName: "Birk" });
  await page.goto(pageUrls.followedSellers());
  await expect(page.getByText("You aren’t following any sellers yet")).toBeVisible();

  await page.goto(pageUrls.product(piece));
  await answers(page);
  await page.getByRole("button", { name: "Follow Signe" }).click();
  const following = page.getByRole("button", { name: "Following Signe", pressed: true });
  await expect(following).toBeFocused();
  // Another page of the site shows it, and so does the same page after a reload.
  await page.getByRole("link", { name: "Signe", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Signe" })).toBeVisible();
  await expect(following).toBeVisible();
  await expect.poll(async () => (await api.call(sellerFollowEndpoints.list)).totalCount).toBe(1);
  await page.goto(pageUrls.product(piece));
  await expect(following).toBeVisible();

  await page.goto(pageUrls.followedSellers());
  await answers(page);
  await expect(page.getByRole("main").getByText("Follow journey chair")).toBeVisible();
  await following.click();
  await expect(page.getByRole("button", { name: "Follow Signe", pressed: false })).toBeFocused();
  await expect.poll(async () => (await api.call(sellerFollowEndpoints.list)).totalCount).toBe(0);
  await page.reload();
  await expect(page.getByText("You aren’t following any sellers yet")).toBeVisible();
});

test("a guest who follows a seller logs in, and follows them then", async ({ newcomer, person }) => {
  const seller = await newcomer({ firstName: "Solvei" });
  const piece = await createListing(seller.api, { title: "Follow login bench", price: 80_00, delivery });
  const buyer = await newcomer({ firstName: "Bodil" });
  const { page } = await person();
  const profile = pageUrls.profile(piece.seller.slug ?? "");
  await page.goto(profile);
  await answers(page);
  await page.getByRole("button", { name: "Follow Solvei" }).click();
  await expect(page.getByText("Log in to follow this seller")).toBeVisible();
  await page.getByLabel("Email").fill(buyer.email);
  await page.getByLabel("Password", { exact: true }).fill(newcomerPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("button", { name: "Following Solvei", pressed: true })).toBeVisible();
  await expect(page).toHaveURL(profile);
});

test("without JavaScript a seller is followed and unfollowed, and a guest logs in first", async ({
  newcomer,
  person,
}) => {
  const seller = await newcomer({ firstName: "Sunniva" });
  const piece = await createListing(seller.api, { title: "Follow form stool", price: 70_00, delivery });
  const buyer = await newcomer({ firstName: "Bente" });
  const { page } = await person({ javaScript: false });
  await page.goto(pageUrls.product(piece));
  await page.getByRole("button", { name: "Follow Sunniva" }).click();
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(buyer.email);
  await page.getByLabel("Password", { exact: true }).fill(newcomerPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(pageUrls.product(piece));
  await page.goto(pageUrls.followedSellers());
  await expect(page.getByRole("main").getByText("Follow form stool")).toBeVisible();
  await page.getByRole("button", { name: "Following Sunniva" }).click();
  await expect(page.getByText("You aren’t following any sellers yet")).toBeVisible();
});

test("blocking a seller ends the follow, without a reload too", async ({ newcomer }) => {
  const seller = await newcomer({ firstName: "Synne" });
  const piece = await createListing(seller.api, { title: "Follow block lamp", price: 60_00, delivery });
  const { page, api } = await newcomer({ firstName: "Berit" });
  await api.call(sellerFollowEndpoints.follow, { params: { sellerId: seller.userId } });
  await page.goto(pageUrls.profile(piece.seller.slug ?? ""));
  await answers(page);
  await expect(page.getByRole("button", { name: "Following Synne" })).toBeVisible();
  await page.getByRole("button", { name: "Block Synne" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("You blocked Synne.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Synne", exact: true }).click();
  await expect(page.getByRole("button", { name: "Follow Synne" })).toBeVisible();
  await page.goto(pageUrls.followedSellers());
  await expect(page.getByText("You aren’t following any sellers yet")).toBeVisible();
  expect((await api.call(sellerFollowEndpoints.list)).totalCount).toBe(0);
});
