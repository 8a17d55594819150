import { demoPassword } from "@heirloop/demo/account/accounts";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { demoApi } from "../support/demo-api.ts";
import { answers, expect, test } from "../support/journey.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";

/** Returns a chat of the demo's shopper. */
async function readShoppersChat(url: string): Promise<Chat> {
  const [chat] = await (await demoApi(url, "shopper@demo.test")).call(chatEndpoints.list);
  if (!chat) throw new Error("The shopper has no chat.");
  return chat;
}

test("chat= and listing= open the message drawer on any page and leave its URL; a guest logs in first", async ({
  person,
  newcomer,
  url,
}) => {
  const chat = await readShoppersChat(url);
  const shopper = await person({ email: "shopper@demo.test" });
  await shopper.page.goto(`/collections?sort=newest&chat=${chat._id}`);
  const messages = shopper.page.getByRole("dialog", { name: "Messages" });
  await expect(messages.getByRole("log")).toBeVisible();
  await expect(shopper.page).toHaveURL(/\/collections\?sort=newest$/);

  const piece = await findStudioPiece(url);
  const asking = await newcomer({ firstName: "Imke" });
  await asking.page.goto(`/explore?listing=${piece.heirloopId}`, { referer: `${url}/` });
  const inquiry = asking.page.getByRole("dialog", { name: "Messages" });
  await expect(inquiry.getByRole("textbox", { name: /^Message to/ })).toBeVisible();
  await expect(inquiry.getByRole("link", { name: piece.title }).first()).toBeVisible();
  await expect(asking.page).toHaveURL(/\/explore$/);

  const guest = await person();
  await guest.page.goto(`/explore?listing=${piece.heirloopId}`);
  await expect(guest.page).toHaveURL(/\/login\?next=/);
  await guest.page.getByRole("textbox", { name: "Email", exact: true }).fill(asking.email);
  await guest.page.getByLabel("Password").fill("a long enough password");
  await guest.page.getByRole("button", { name: "Log in" }).click();
  await expect(
    guest.page.getByRole("dialog", { name: "Messages" }).getByRole("textbox", { name: /^Message to/ }),
  ).toBeVisible();
});

test("other users' conversations are denied in the drawer and on their page, and the user's own are shown instead", async ({
  person,
  url,
}) => {
  const chat = await readShoppersChat(url);
  const { page } = await person({ email: "newcomer@demo.test", provokes: /status of 403/ });
  const denied = page.getByRole("listitem").filter({ hasText: "Permission denied" });
  await page.goto(`/explore?chat=${chat._id}`);
  await expect(denied).toBeVisible();
  const messages = page.getByRole("dialog", { name: "Messages" });
  await expect(messages).toBeVisible();
  await expect(messages.getByText("could not be loaded")).toBeHidden();
  await denied.getByRole("button").click();
  await expect(denied).toBeHidden();

  await page.goto(`/orders?chat=${chat._id}`);
  await expect(denied).toBeVisible();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeAttached();
});

test("asking about the user's own listing opens their profile", async ({ person, url }) => {
  const piece = await findStudioPiece(url);
  const { page } = await person({ email: studio });
  await page.goto(`/explore?listing=${piece.heirloopId}`);
  await expect(page).toHaveURL(/\/profile\/[a-z-]+$/);
  await expect(page.getByRole("dialog", { name: "Messages" })).toBeHidden();
});

test("a guest logs in before a private page, also from a link on the page", async ({ person }) => {
  const { page } = await person();
  await page.goto("/collections");
  await page.getByRole("link", { name: "Favorites" }).first().click();
  await expect(page).toHaveURL(/\/login\?next=%2Ffavorites$/);
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("newcomer@demo.test");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/favorites$/);
});

test("the cart drawer shows title and price, reports a removal at a fifth of its price, and ends up empty", async ({
  person,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page } = await person();
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/analytics")) reports.push(request.postData() ?? "");
  });
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await answers(page);
  await page.getByRole("link", { name: "Cart, 1" }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await expect(cart.getByRole("link", { name: piece.title })).toBeVisible();
  await cart.getByRole("button", { name: `Remove ${piece.title} from the cart` }).click();
  await expect(cart.getByText("Your cart is empty")).toBeVisible();
  await expect
    .poll(() => reports.join())
    .toContain(
      `"name":"remove_from_cart","heirloopId":"${piece.heirloopId}","value":${Math.round(piece.price / 5)}`,
    );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
});

test("a guest's full cart accepts no more and loses none; an account's accepts them all", async ({
  person,
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { email } = await newcomer({ firstName: "Runa" });
  const { page } = await person();
  await page.goto("/collections");
  const listed = await page
    .getByRole("region", { name: "Results" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.flatMap((link) => /\/product\/([^/]+)\//.exec(link.getAttribute("href") ?? "")?.[1] ?? []),
    );
  const otherPieces = [...new Set(listed)].filter((id) => id !== piece.heirloopId).slice(0, 20);
  await page.context().addCookies([{ name: "cart", value: otherPieces.join("."), url }]);
  await page.goto(`/product/${piece.heirloopId}/${piece.slug}`);
  await expect(page.getByRole("link", { name: "Cart, 20" })).toBeVisible();
  // Without JavaScript a full cart redirects to the login page.
  await answers(page);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText(/^Your cart is full\. Log in/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 20" })).toBeVisible();

  await page.goto(`/login?next=${encodeURIComponent(`/product/${piece.heirloopId}/${piece.slug}`)}`);
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("link", { name: "Cart, 20" })).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("link", { name: "Cart, 21" })).toBeVisible();
});

test("in the dashboard the bell opens Activity, which loads more", async ({ person }) => {
  const { page } = await person({ email: studio });
  await page.goto("/seller-dashboard?tab=products");
  await answers(page);
  await page.getByRole("link", { name: /^Notifications/ }).click();
  const activity = page.getByRole("dialog", { name: "Activity" });
  await expect(activity.getByRole("listitem")).toHaveCount(20);
  await activity.getByRole("button", { name: "Load More" }).click();
  await expect(activity.getByRole("listitem").nth(20)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/settings");
  await answers(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Notifications/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
});

test("without JavaScript the bell, the messages and the account are pages, and logging out is one click", async ({
  person,
  newcomer,
  url,
}) => {
  const { page } = await person({ email: "shopper@demo.test", javaScript: false });
  await page.goto("/");
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await page.getByRole("link", { name: "Older notifications" }).click();
  await expect(page).toHaveURL(/\/notifications\?skip=20$/);
  await page.getByRole("link", { name: "The latest" }).click();
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  await expect(page).not.toHaveURL(/notifications/);
  await page.getByRole("link", { name: /^Messages/ }).click();
  await expect(page).toHaveURL(/\/orders$/);

  const leaving = await newcomer({ firstName: "Tilda" });
  const plain = await person({ javaScript: false });
  await plain.page.context().addCookies(await leaving.page.context().cookies(url));
  await plain.page.setViewportSize({ width: 390, height: 844 });
  await plain.page.goto("/");
  await expect(plain.page.getByRole("button", { name: "Menu" })).toBeHidden();
  await plain.page.getByRole("link", { name: "Settings" }).click();
  await plain.page.getByRole("button", { name: "Log out" }).click();
  await plain.page.getByRole("link", { name: "Log in" }).click();
  await expect(plain.page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
});
