import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, newcomerPassword, test } from "../support/journey.ts";

const pickup = { pickup: true, delivery: false };

test("a seller blocks a buyer in their chat, which closes for both, and unblocks them in the settings", async ({
  newcomer,
}) => {
  const seller = await newcomer({ firstName: "Sunniva" });
  const piece = await createListing(seller.api, {
    title: "Blocked people journey chair",
    price: 90_00,
    delivery: pickup,
  });
  const buyer = await newcomer({ firstName: "Bertil" });
  const { _id } = await buyer.api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });

  await seller.page.goto(pageUrls.chat(_id));
  await answers(seller.page);
  await seller.page.getByRole("button", { name: "Block Bertil" }).click();
  const dialog = seller.page.getByRole("dialog", { name: "Block Bertil?" });
  await expect(dialog).toContainText("An open order goes on, and its chat stays open until it ends.");
  await dialog.getByRole("button", { name: "Block" }).click();
  await expect(seller.page.getByText("You blocked Bertil.")).toBeVisible();

  await seller.page.goto(pageUrls.chat(_id));
  await expect(seller.page.getByText("You blocked this person.")).toBeVisible();
  await buyer.page.goto(pageUrls.chat(_id));
  await expect(buyer.page.getByText("This person is not accepting messages.")).toBeVisible();
  await expect(buyer.page.getByRole("textbox", { name: /message/i })).toHaveCount(0);

  await seller.page.getByRole("link", { name: "See blocked people" }).click();
  await seller.page.getByRole("button", { name: "Unblock Bertil" }).click();
  await expect(seller.page.getByText("You haven’t blocked anyone")).toBeVisible();
  await buyer.page.reload();
  await expect(buyer.page.getByRole("textbox", { name: /message/i })).toBeVisible();
});

test("a guest who blocks a seller logs in and confirms it, and the seller is blocked and their piece cannot be bought", async ({
  newcomer,
  person,
}) => {
  const seller = await newcomer({ firstName: "Sylvi" });
  const piece = await createListing(seller.api, {
    title: "Blocked login journey bench",
    price: 80_00,
    delivery: pickup,
  });
  const buyer = await newcomer({ firstName: "Brage" });
  const { page } = await person();
  await page.goto(pageUrls.profile(piece.seller.slug ?? ""));
  await answers(page);
  await page.getByRole("button", { name: "Block Sylvi" }).click();
  await expect(page.getByText("Log in to block this person")).toBeVisible();
  await page.getByLabel("Email").fill(buyer.email);
  await page.getByLabel("Password", { exact: true }).fill(newcomerPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Block Sylvi?" })).toBeVisible();
  await expect(page.getByText("You haven’t blocked anyone")).toBeVisible();
  await page.getByRole("button", { name: "Block Sylvi" }).click();
  await expect(page.getByText("You blocked Sylvi.")).toBeVisible();

  await page.goto(pageUrls.product(piece));
  await expect(page.getByText("You blocked this seller.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await page.getByRole("link", { name: "See blocked people" }).click();
  await page.getByRole("button", { name: "Unblock Sylvi" }).click();
  await expect(page.getByText("You haven’t blocked anyone")).toBeVisible();
  await page.goto(pageUrls.product(piece));
  await expect(page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
});

test("a link through the login page blocks nobody, and starts a conversation only after confirmation", async ({
  newcomer,
  person,
}) => {
  const seller = await newcomer({ firstName: "Solvei" });
  const piece = await createListing(seller.api, {
    title: "Login link journey stool",
    price: 80_00,
    delivery: pickup,
  });
  const buyer = await newcomer({ firstName: "Bodil" });
  const logIn = async (next: string) => {
    const { page } = await person();
    await page.goto(pageUrls.login(next));
    await answers(page);
    await page.getByLabel("Email").fill(buyer.email);
    await page.getByLabel("Password", { exact: true }).fill(newcomerPassword);
    await page.getByRole("button", { name: "Log in" }).click();
    return page;
  };
  const asked = await logIn(pageUrls.blockedPeople({ block: piece.seller.slug ?? "" }));
  await expect(asked.getByRole("heading", { name: "Block Solvei?" })).toBeVisible();
  await asked.getByRole("link", { name: "Cancel" }).click();
  await expect(asked.getByRole("heading", { name: "Block Solvei?" })).toBeHidden();
  await expect(asked.getByText("You haven’t blocked anyone")).toBeVisible();

  const contacted = await logIn(`/explore?listing=${piece.heirloopId}`);
  const dialog = contacted.getByRole("dialog", { name: `Open the conversation about “${piece.title}”?` });
  await expect(dialog).toBeVisible();
  expect(await buyer.api.call(chatEndpoints.list)).toEqual([]);
});

test("a buyer blocks a seller on their profile without JavaScript", async ({ newcomer, browser, url }) => {
  const seller = await newcomer({ firstName: "Sigrun" });
  const piece = await createListing(seller.api, {
    title: "Blocked profile journey stool",
    price: 70_00,
    delivery: pickup,
  });
  const buyer = await newcomer({ firstName: "Birgit" });
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    storageState: await buyer.page.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto(pageUrls.profile(piece.seller.slug ?? ""));
  await page.locator("summary", { hasText: "Block" }).click();
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText("You blocked Sigrun.")).toBeVisible();
  await context.close();
});
