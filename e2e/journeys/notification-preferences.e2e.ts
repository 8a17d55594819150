import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { Page } from "@playwright/test";
import { getSeller } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { type Mail, mailsTo, readMail } from "../support/mailbox.ts";

const kind = (page: Page, name: string) =>
  page.getByRole("group", { name }).getByRole("checkbox", { name: "Email" });

async function openPreferences(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("link", { name: "Choose notifications" }).click();
  await expect(page.getByRole("heading", { name: "Notifications and emails", level: 1 })).toBeVisible();
  await answers(page);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your choices are saved.")).toBeVisible();
}

for (const width of [1280, 390])
  test(`a buyer turns off a kind of email and gets no more of it, and unsubscribes from another, at ${width} px`, async ({
    newcomer,
    person,
    url,
  }) => {
    const { page, email, api } = await newcomer();
    await page.setViewportSize({ width, height: 844 });
    const seller = await getSeller(url);
    const word = `zibeline${width}`;
    const list = (title: string) =>
      createListing(seller, { title, price: 400_00, delivery: { pickup: true, delivery: false } });
    const waitForMail = async (subject: string): Promise<Mail> => {
      const find = async () => (await mailsTo(url, email)).find((mail) => mail.subject === subject);
      await expect.poll(find).toBeDefined();
      const found = await find();
      if (found === undefined) throw new Error(`There is no email “${subject}”.`);
      return found;
    };

    await test.step("the buyer turns off emails about price drops", async () => {
      await openPreferences(page);
      await expect(kind(page, "Price drops of favorites")).toBeChecked();
      await kind(page, "Price drops of favorites").uncheck();
      await save(page);
      await page.reload();
      await expect(kind(page, "Price drops of favorites")).not.toBeChecked();
      await expect(kind(page, "New pieces for saved searches")).toBeChecked();
    });

    const favorite = await list("Cherry desk");
    await api.call(favoriteEndpoints.add, { params: { heirloopId: favorite.heirloopId } });
    for (const name of ["First", "Second"])
      await api.call(savedSearchEndpoints.save, {
        body: { name, query: `keyword=${word}${name.toLowerCase()}` },
      });

    const alert =
      await test.step("the buyer is emailed about a new piece, and not about a lower price", async () => {
        await seller.call(listingEndpoints.edit, {
          params: { heirloopId: favorite.heirloopId },
          body: { price: 300_00 },
        });
        await expect
          .poll(async () => (await api.call(notificationEndpoints.list, { body: {} })).notifications)
          .toContainEqual(expect.objectContaining({ type: "price-drop" }));
        await list(`Bench of ${word}first`);
        // It is written after the price drop, which would be in it or in an earlier email.
        const mail = await waitForMail("A new piece for “First”");
        const mails = await mailsTo(url, email);
        expect(mails.filter(({ text }) => text.includes("Cherry desk"))).toEqual([]);
        return mail;
      });

    await test.step("a link in the email shows what it turns off, and changes nothing by itself", async () => {
      const guest = await person({ javaScript: false });
      await guest.page.setViewportSize({ width, height: 844 });
      await guest.page.goto(alert.unsubscribe ?? "");
      await expect(guest.page.getByRole("heading", { name: "Unsubscribe", level: 1 })).toBeVisible();
      await expect(guest.page.getByText("“New pieces for saved searches”")).toBeVisible();
      await page.reload();
      await expect(kind(page, "New pieces for saved searches")).toBeChecked();
      await guest.page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(guest.page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
      await page.reload();
      await expect(kind(page, "New pieces for saved searches")).not.toBeChecked();
    });

    await test.step("the buyer turns the emails on again, and the mail program unsubscribes with one click", async () => {
      await answers(page);
      await kind(page, "New pieces for saved searches").check();
      await save(page);
      const response = await fetch(alert.unsubscribe ?? "", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
        redirect: "manual",
      });
      expect(response.status).toBe(200);
      await page.reload();
      await expect(kind(page, "New pieces for saved searches")).not.toBeChecked();
    });

    await test.step("the next piece is a notification, and no email", async () => {
      const piece = await list(`Bench of ${word}second`);
      await expect
        .poll(async () => (await api.call(notificationEndpoints.list, { body: {} })).notifications)
        .toContainEqual(expect.objectContaining({ type: "saved-search", text: "A new piece for “Second”" }));
      // An email that is requested now is sent after any about the piece.
      await api.call(authEndpoints.forgotPassword, { body: { email } });
      await readMail(url, email, /\/reset-password\?token=/);
      expect((await mailsTo(url, email)).filter(({ subject }) => subject.includes("Second"))).toEqual([]);
      await seller.call(listingEndpoints.retire, { params: { heirloopId: piece.heirloopId } });
      await seller.call(listingEndpoints.retire, { params: { heirloopId: favorite.heirloopId } });
    });
  });
