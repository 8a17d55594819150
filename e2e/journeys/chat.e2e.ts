import { openChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, fetchedAll, test } from "../support/journey.ts";
import { tabAndPress } from "../support/keyboard.ts";
import { findStudioPiece, studio } from "../support/pieces.ts";
import { square } from "../support/square-picture.ts";

test("two users chat; missed and offline messages arrive once and in order", async ({
  newcomer,
  person,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const buyer = await newcomer({ firstName: "Cleo" });
  const { _id } = await buyer.api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
  const seller = await person({ email: studio });

  await buyer.page.goto(`/orders?chat=${_id}`);
  await seller.page.goto(`/orders?chat=${_id}`);
  for (const { page } of [buyer, seller]) await answers(page);
  const write = async ({ page }: { page: typeof buyer.page }, text: string): Promise<void> => {
    await page.getByRole("textbox", { name: /message/i }).fill(text);
    await page.keyboard.press("Enter");
  };
  const log = ({ page }: { page: typeof buyer.page }) => page.getByRole("log");

  await write(buyer, "Is it still there?");
  await expect(log(seller).getByText("Is it still there?")).toBeVisible();
  await write(seller, "It is, and it waits for you");
  await expect(log(buyer).getByText("It is, and it waits for you")).toBeVisible();

  await fetchedAll(buyer.page);
  await buyer.page.context().setOffline(true);
  await expect(buyer.page.getByText(/offline/i).first()).toBeVisible();
  await write(buyer, "Written on the train");
  await write(seller, "First while you were away");
  await write(seller, "Second while you were away");
  await buyer.page.context().setOffline(false);

  await expect(log(buyer).getByText("Second while you were away")).toBeVisible();
  await expect(log(seller).getByText("Written on the train")).toBeVisible();
  for (const text of ["First while you were away", "Second while you were away", "Written on the train"]) {
    await expect(log(buyer).getByText(text)).toHaveCount(1);
    await expect(log(seller).getByText(text)).toHaveCount(1);
  }
});

test("a picture chosen offline is sent with the next connection although its page was closed", async ({
  newcomer,
  person,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer({
    firstName: "Noor",
    provokes: /ERR_INTERNET_DISCONNECTED|WebSocket/,
  });
  const { _id } = await api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
  const seller = await person({ email: studio });
  await seller.page.goto(`/orders?chat=${_id}`);
  await page.goto(`/orders?chat=${_id}`);
  await answers(page);
  await expect(page.getByRole("textbox", { name: /^Message to/ })).toBeVisible();
  await fetchedAll(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(square);
  await expect(page.getByText("Waits for the connection")).toBeVisible();
  // The browser has stored it once its database can be read back.
  await page.waitForFunction(
    () =>
      new Promise((found) => {
        const opening = indexedDB.open("unsent-pictures");
        opening.addEventListener("error", () => found(false));
        opening.addEventListener("success", () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("pictures")) return found(false);
          const counting = database.transaction("pictures").objectStore("pictures").count();
          counting.addEventListener("success", () => {
            database.close();
            found(counting.result === 1);
          });
          return undefined;
        });
      }),
  );
  await page.close();

  await page.context().setOffline(false);
  const later = await page.context().newPage();
  await later.goto("/");
  await expect(seller.page.getByRole("log").getByRole("img", { name: "Sent by Noor" })).toBeVisible();
  await later.goto(`/orders?chat=${_id}`);
  await expect(later.getByRole("log").getByRole("img", { name: "Sent by You" })).toHaveCount(1);
});

test("a long conversation opens with its latest messages and scrolls up to its first", async ({
  newcomer,
  url,
}) => {
  const seller = await newcomer({ firstName: "Ruth" });
  const piece = await createListing(seller.api, {
    title: "Ash chair with a long story",
    price: 120_00,
    delivery: { pickup: true, delivery: false },
  });
  const buyer = await newcomer({ firstName: "Lena" });
  const { page } = buyer;
  const { _id } = await buyer.api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
  // Each side may write 30 messages at once.
  for (const [side, person] of [buyer, seller].entries()) {
    const cookies = await person.page.context().cookies(url);
    const token = cookies.find(({ name }) => name === "token")?.value;
    const socket = openChatSocket({ url, token: () => token });
    await new Promise<void>((resolve) => {
      socket.onConnection((connected) => connected && resolve());
    });
    for (let at = 1; at <= 29; at += 1) {
      const number = side * 29 + at;
      const message = { id: `long-conversation-${number}`, text: `Line ${number}` };
      expect(await socket.send({ message, ord: _id })).toMatchObject({ ok: true });
    }
    socket.close();
  }

  await page.goto(`/orders?chat=${_id}`);
  const log = page.getByRole("log");
  await expect(log.getByText("Line 58", { exact: true })).toBeVisible();
  await expect(log.getByText("Line 9", { exact: true })).toHaveCount(1);
  await expect(log.getByText("Line 8", { exact: true })).toHaveCount(0);
  await answers(page);
  await log.hover();
  await expect(async () => {
    await page.mouse.wheel(0, -600);
    await expect(log.getByText("Line 1", { exact: true })).toBeInViewport({ timeout: 100 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Show earlier messages" })).toHaveCount(0);
  await expect(log.getByText(/^Line \d+$/)).toHaveCount(58);
});

test("a message written offline is sent with the next connection although its conversation is closed", async ({
  newcomer,
  person,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer({ firstName: "Ines" });
  const { _id } = await api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
  const seller = await person({ email: studio });
  await seller.page.goto(`/orders?chat=${_id}`);
  const arrived = seller.page.getByRole("log");
  const drawer = page.getByRole("dialog", { name: "Messages" });

  await page.goto(`/?chat=${_id}`);
  const field = drawer.getByRole("textbox", { name: /^Message to/ });
  await expect(field).toBeVisible();
  await fetchedAll(page);
  await page.context().setOffline(true);
  await expect(drawer.getByText(/offline/i).first()).toBeVisible();
  await field.fill("From the tunnel");
  await page.keyboard.press("Enter");
  await expect(drawer.getByText("Waits for the connection")).toBeVisible();
  await drawer.getByRole("button", { name: "All messages" }).click();
  await drawer.getByRole("button", { name: piece.title }).click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.context().setOffline(false);
  await expect(arrived.getByText("From the tunnel")).toBeVisible();
});

test("an open list of conversations shows new and read messages", async ({ newcomer, person, url }) => {
  const piece = await findStudioPiece(url);
  const buyer = await newcomer({ firstName: "Lene" });
  const { _id } = await buyer.api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
  const seller = await person({ email: studio });
  await seller.page.goto(`/orders?chat=${_id}`);
  await answers(seller.page);
  const write = async (text: string): Promise<void> => {
    await seller.page.getByRole("textbox", { name: /message/i }).fill(text);
    await seller.page.keyboard.press("Enter");
  };
  await write("It has just come in");

  await buyer.page.goto("/orders");
  const list = buyer.page.getByRole("navigation", { name: "Conversations" });
  await expect(list.getByText("It has just come in")).toBeVisible();
  await answers(buyer.page);
  await write("And it is yours if you like");
  await expect(list.getByText("And it is yours if you like")).toBeVisible();
  await expect(list.getByText("2 unread")).toBeVisible();

  await buyer.page.goto("/");
  await answers(buyer.page);
  await buyer.page.getByRole("link", { name: /^Messages/ }).click();
  const drawer = buyer.page.getByRole("dialog", { name: "Messages" });
  await drawer.getByRole("button", { name: /And it is yours if you like/ }).click();
  await expect(drawer.getByRole("log").getByText("And it is yours if you like")).toBeVisible();
  await drawer.getByRole("button", { name: "All messages" }).click();
  await expect(drawer.getByRole("button", { name: /And it is yours if you like/ })).toBeVisible();
  await expect(drawer.getByText(/unread/)).toHaveCount(0);
  await write("Shall I keep it for you?");
  await expect(drawer.getByRole("button", { name: /Shall I keep it for you/ })).toBeVisible();
  await expect(drawer.getByText("1 unread")).toBeVisible();
});

test("on a phone the composer stays visible and the page behind does not scroll", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer({ firstName: "Tilda" });
  const { _id } = await api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
  const send = page.getByRole("button", { name: "Send", exact: true });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

  // Heights of a phone, of one with the browser's bars, and above a keyboard.
  for (const height of [844, 664, 400]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto("/orders");
    await page.getByRole("link", { name: piece.title }).click();
    await expect(page).toHaveURL(`/orders?chat=${_id}`);
    await expect(send).toBeInViewport({ ratio: 1 });
    expect([height, await overflow()]).toEqual([height, 0]);
    await page.getByRole("link", { name: "All messages" }).click();
    await expect(page).toHaveURL("/orders");

    await page.goto(`/?chat=${_id}`);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Send", exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});

test("a draft stays with its conversation until it is sent", async ({ newcomer, url }) => {
  const [first, second] = [await findStudioPiece(url), await findStudioPiece(url)];
  const { page, api } = await newcomer({ firstName: "Runa" });
  const { _id } = await api.call(chatEndpoints.open, { body: { listing: first.heirloopId } });
  await api.call(chatEndpoints.open, { body: { listing: second.heirloopId } });
  const field = page.getByRole("textbox", { name: /^Message to/ });

  await page.goto(`/orders?chat=${_id}`);
  await answers(page);
  await field.fill("I would take it if");
  await page.getByRole("link", { name: second.title }).click();
  await expect(field).toHaveValue("");
  await page.getByRole("link", { name: first.title }).first().click();
  await expect(field).toHaveValue("I would take it if");
  await page.reload();
  await expect(field).toHaveValue("I would take it if");

  await page.goto(`/?chat=${_id}`);
  await expect(field).toHaveValue("I would take it if");
  await field.press("Enter");
  await expect(page.getByRole("log").getByText("I would take it if")).toBeVisible();
  await page.goto(`/orders?chat=${_id}`);
  await answers(page);
  await expect(page.getByRole("log").getByText("I would take it if")).toBeVisible();
  await expect(field).toHaveValue("");
  await field.fill("Nobody else is to read this");
  await page
    .getByRole("button", { name: /account/i })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await answers(page);
  // Removed once the page knows that nobody is logged in, which can be after the URL has changed.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Nobody else");
});

test("the message drawer returns the focus to what opened it, also after a conversation was read", async ({
  newcomer,
  url,
}) => {
  const piece = await findStudioPiece(url);
  const { page, api } = await newcomer({ firstName: "Signe" });
  await api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
  await page.goto("/about-us");
  await answers(page);
  const messages = page.getByRole("banner").getByRole("link", { name: /^Messages/ });
  const panel = page.getByRole("dialog", { name: "Messages" });
  await tabAndPress(page, messages);
  await tabAndPress(page, panel.getByRole("button", { name: piece.title }));
  await expect(panel.getByRole("textbox", { name: /^Message to/ })).toBeVisible();
  await tabAndPress(page, panel.getByRole("button", { name: "All messages" }));
  await expect(panel.getByRole("button", { name: piece.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(messages).toBeFocused();
});

test.describe("far from Greenwich", () => {
  // At any hour, one of the two has another date.
  const timezoneId = new Date().getUTCHours() < 10 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";
  test.use({ timezoneId });

  test("days start in the reader's time zone, like the times of messages", async ({ newcomer, url }) => {
    const piece = await findStudioPiece(url);
    const { page, api } = await newcomer({ firstName: "Ylva" });
    const { _id } = await api.call(chatEndpoints.open, { body: { listing: piece.heirloopId } });
    await page.goto(`/orders?chat=${_id}`);
    await answers(page);
    await page.getByRole("textbox", { name: /^Message to/ }).fill("Good evening");
    await page.keyboard.press("Enter");
    const today = new Intl.DateTimeFormat("en-US", {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: timezoneId,
    }).format(new Date());
    await expect(page.getByRole("log").getByText(today, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("log").getByText(today, { exact: true })).toBeVisible();
  });
});
