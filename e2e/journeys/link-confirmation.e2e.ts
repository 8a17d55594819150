import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";
import { logInDemo } from "../support/demo-api.ts";

/** Links in emails and typed URLs have no referrer; another site sends its own. */
const elsewhere = [{}, { referer: "https://elsewhere.test/" }];

/** Every call of the page that may change data; analytics of searches and visits do not. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(favorites|chat|admin)/.test(pathname) && request.method() !== "GET")
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

test("an external link saves a favorite only after confirmation; a link of ours saves it at once", async ({
  newcomer,
  url,
}) => {
  const { page, api } = await newcomer({ firstName: "Nora" });
  const [piece, other] = [await findStudioPiece(url), await findStudioPiece(url)];
  const favorites = async () =>
    (await api.call(favoriteEndpoints.list)).listings.map(({ heirloopId }) => heirloopId);
  const writes = watchWrites(page);
  const dialog = page.getByRole("dialog", { name: "Save this piece to your favorites?" });
  const link = `/explore?favorite=${piece.heirloopId}#more`;

  for (const from of elsewhere) {
    await page.goto(link, from);
    await expect(dialog).toContainText(piece.title);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/explore#more");
    await expect(dialog).toBeHidden();
  }
  expect([writes, await favorites()]).toEqual([[], []]);

  await page.goto(link);
  await dialog.getByRole("button", { name: "Save to favorites" }).click();
  await expect(page).toHaveURL("/explore#more");
  await expect(dialog).toBeHidden();
  expect(await favorites()).toEqual([piece.heirloopId]);

  await page.goto(`/explore?favorite=${other.heirloopId}`, { referer: `${url}/` });
  await expect(page).toHaveURL("/explore");
  expect(await favorites()).toEqual(expect.arrayContaining([piece.heirloopId, other.heirloopId]));
  await expect(dialog).toBeHidden();
});

test("an external link starts a conversation only after confirmation and opens an existing one at once", async ({
  newcomer,
  url,
}) => {
  const { page, api } = await newcomer({ firstName: "Otto" });
  const [piece, other] = [await findStudioPiece(url), await findStudioPiece(url)];
  const writes = watchWrites(page);
  const dialog = page.getByRole("dialog", { name: `Open the conversation about “${piece.title}”?` });
  const messages = page.getByRole("dialog", { name: "Messages" });
  const link = `/explore?listing=${piece.heirloopId}`;

  for (const from of elsewhere) {
    await page.goto(link, from);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/explore");
    await expect(messages).toBeHidden();
  }
  // A later click on a button for the same action is the user's own.
  await page.goto(`/product/${other.heirloopId}/${other.slug}?listing=${other.heirloopId}`);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page).not.toHaveURL(/listing=/);
  expect([writes, await api.call(chatEndpoints.list)]).toEqual([[], []]);
  await page.getByRole("button", { name: "Message the seller" }).first().click();
  await expect(messages.getByRole("textbox", { name: /^Message to/ })).toBeVisible();
  expect(await api.call(chatEndpoints.list)).toHaveLength(1);

  writes.length = 0;
  // Another parameter that is handled first does not make the link ours.
  await page.goto(`/explore?favorite=${piece.heirloopId}&listing=${piece.heirloopId}`);
  await page
    .getByRole("dialog", { name: /^Save this piece/ })
    .getByRole("button", { name: "Cancel" })
    .click();
  await expect(dialog).toBeVisible();
  expect(writes).toEqual([]);
  expect(await api.call(chatEndpoints.list)).toHaveLength(1);

  await dialog.getByRole("button", { name: "Open conversation" }).click();
  await expect(messages.getByRole("textbox", { name: /^Message to/ })).toBeVisible();
  await expect(page).toHaveURL("/explore");
  expect(await api.call(chatEndpoints.list)).toHaveLength(2);

  writes.length = 0;
  await page.goto(link);
  await expect(messages.getByRole("textbox", { name: /^Message to/ })).toBeVisible();
  await expect(page).toHaveURL("/explore");
  expect([writes, await dialog.count()]).toEqual([[], 0]);
});

test("an external link starts an impersonation only after confirmation", async ({ person, url }) => {
  const { user } = await logInDemo(url, "newcomer@demo.test");
  const { page } = await person({ email: "admin@demo.test" });
  const writes = watchWrites(page);
  const dialog = page.getByRole("dialog", { name: "Enter this account?" });
  for (const from of elsewhere) {
    await page.goto(`/explore?userAccountAdmin=${user._id}`, from);
    await expect(dialog).toContainText(`${user.firstName} ${user.lastName} (newcomer@demo.test)`);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/explore");
  }
  expect(writes).toEqual([]);
  await page.goto(`/explore?userAccountAdmin=${user._id}`);
  await dialog.getByRole("button", { name: "Enter account" }).click();
  await expect(page.getByText(`You are in ${user.firstName}`)).toBeVisible();
  await expect(page).toHaveURL("/explore");
});
