import { notificationHref, notificationSentence } from "@heirloop/contract/notification/notification-content";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { notificationPreferenceEndpoints } from "@heirloop/contract/notification/notification-preferences.endpoints";
import { pushEndpoints } from "@heirloop/contract/push/push.endpoints";
import { pushContentSchema } from "@heirloop/contract/push/push.schema";
import { startPushReceiver } from "@heirloop/demo/testing/push-receiver";
import type { Page } from "@playwright/test";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { readPushMemory, usePushService } from "../support/push-browser.ts";

async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings/notifications");
  await answers(page);
}
const section = (page: Page) => page.getByRole("region", { name: "Notifications on this device" });

for (const width of [1280, 390])
  test(`a seller turns on push notifications and gets one about a question, at ${width} px`, async ({
    newcomer,
  }) => {
    const receiver = await startPushReceiver();
    try {
      const seller = await newcomer({ firstName: "Sella" });
      const buyer = await newcomer({ firstName: "Quill" });
      const { page, api } = seller;
      await page.setViewportSize({ width, height: 844 });
      await usePushService(page, receiver.subscribe());
      const piece = await createListing(api, {
        title: "Rush seat chair",
        price: 200_00,
        delivery: { pickup: true, delivery: false },
      });
      const ask = (text: string) =>
        buyer.api.call(listingEndpoints.ask, { params: { heirloopId: piece.heirloopId }, body: { text } });
      const contents = () =>
        receiver.received.map(({ content }) => pushContentSchema.parse(JSON.parse(content)));

      await test.step("no page asks for permission, and none has a service worker", async () => {
        await page.goto("/");
        await answers(page);
        await openSettings(page);
        await expect(section(page).getByRole("status")).toHaveText(/^Off\./);
        expect(await readPushMemory(page)).toEqual({ asked: 0, key: null });
        expect(
          await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        ).toBe(0);
      });

      await test.step("the seller turns them on", async () => {
        await section(page).getByRole("button", { name: "Turn on" }).click();
        await expect(section(page).getByRole("status")).toHaveText(/^On\./);
        await expect(section(page).getByRole("listitem")).toHaveCount(1);
        await expect(section(page).getByRole("listitem")).toContainText(/Chrome on .*This device/);
        const { publicKey } = await api.call(pushEndpoints.get);
        expect(await readPushMemory(page)).toEqual({ asked: 1, key: publicKey });
        const script = await page.evaluate(
          async () => (await navigator.serviceWorker.ready).active?.scriptURL,
        );
        expect(new URL(script ?? "").pathname).toBe("/service-worker.js");
        await page.reload();
        await expect(section(page).getByRole("status")).toHaveText(/^On\./);
      });

      await test.step("a question of somebody else is pushed, encrypted for this browser", async () => {
        await ask("Does it come apart?");
        await expect.poll(() => receiver.received.length).toBe(1);
        const [notification] = (await api.call(notificationEndpoints.list, { body: {} })).notifications;
        if (notification === undefined) throw new Error("There is no notification.");
        expect(contents()).toEqual([
          {
            id: notification._id,
            title: "Questions about pieces",
            body: notificationSentence(notification),
            url: notificationHref(notification),
          },
        ]);
        const [content] = contents();
        expect(content?.body).toContain("Quill");
        const { publicKey } = await api.call(pushEndpoints.get);
        expect(receiver.received[0]?.publicKey).toBe(publicKey);
        await page.goto(content?.url ?? "");
        await expect(page.getByRole("heading", { name: "Rush seat chair", level: 1 })).toBeVisible();
        await expect(page.getByText("Does it come apart?")).toBeVisible();
      });

      await test.step("the seller turns off this kind on devices, and keeps it in the app", async () => {
        await openSettings(page);
        const kind = page.getByRole("group", { name: "Questions about pieces" });
        await kind.getByRole("checkbox", { name: "Push" }).uncheck();
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await expect(page.getByText("Your choices are saved.")).toBeVisible();
        await ask("And is it heavy?");
        await expect
          .poll(async () => (await api.call(notificationEndpoints.list, { body: {} })).notifications.length)
          .toBe(2);
        await kind.getByRole("checkbox", { name: "Push" }).check();
        await page.getByRole("button", { name: "Save", exact: true }).click();
        // The sentence about the first choice may still be there.
        await expect
          .poll(async () => (await api.call(notificationPreferenceEndpoints.get)).muted.push)
          .toEqual([]);
        await ask("Is the seat original?");
        await expect.poll(() => receiver.received.length).toBe(2);
        const [newest] = (await api.call(notificationEndpoints.list, { body: {} })).notifications;
        expect(contents().at(1)?.id).toBe(newest?._id);
      });

      await test.step("a device whose push service has ended the subscription disappears", async () => {
        receiver.answerWith(410);
        await ask("Could you hold it?");
        await expect.poll(() => receiver.received.length).toBe(3);
        await expect.poll(async () => (await api.call(pushEndpoints.get)).devices).toEqual([]);
        await page.reload();
        await expect(section(page).getByRole("status")).toHaveText(/^Off\./);
        await expect(section(page).getByRole("listitem")).toHaveCount(0);
      });

      await test.step("a subscription that the browser renews takes the place of the one before", async () => {
        await answers(page);
        await section(page).getByRole("button", { name: "Turn on" }).click();
        await expect(section(page).getByRole("listitem")).toHaveCount(1);
        const renewed = receiver.subscribe();
        // As the service worker sends it.
        await page.evaluate(async ({ endpoint, keys }) => {
          const body = new URLSearchParams({ intent: "renew-device", endpoint, ...keys });
          await fetch("/settings/notifications", { method: "POST", body, redirect: "manual" });
        }, renewed);
        await ask("Does it wobble?");
        await expect.poll(() => receiver.received.at(-1)?.endpoint).toBe(renewed.endpoint);
        expect((await api.call(pushEndpoints.get)).devices).toHaveLength(1);
        await page.reload();
        await answers(page);
      });

      await test.step("the seller removes the device, and turns notifications on again and off", async () => {
        await section(page)
          .getByRole("button", { name: /^Remove Chrome/ })
          .click();
        await expect(section(page).getByRole("listitem")).toHaveCount(0);
        await expect(section(page).getByRole("status")).toHaveText(/^Off\./);
        await section(page).getByRole("button", { name: "Turn on" }).click();
        await expect(section(page).getByRole("status")).toHaveText(/^On\./);
        await section(page).getByRole("button", { name: "Turn off" }).click();
        await expect(section(page).getByRole("status")).toHaveText(/^Off\./);
        expect((await api.call(pushEndpoints.get)).devices).toEqual([]);
      });
      expect(receiver.mistakes).toEqual([]);
    } finally {
      await receiver.close();
    }
  });

test("a browser that blocks notifications is told how to allow them", async ({ newcomer }) => {
  const receiver = await startPushReceiver();
  const { page, api } = await newcomer();
  await usePushService(page, receiver.subscribe(), "denied");
  await openSettings(page);
  await section(page).getByRole("button", { name: "Turn on" }).click();
  await expect(section(page).getByRole("status")).toContainText("Your browser blocks notifications");
  await expect(section(page).getByRole("button", { name: "Turn on" })).toHaveCount(0);
  await page.reload();
  await expect(section(page).getByRole("status")).toContainText("Your browser blocks notifications");
  expect(await readPushMemory(page)).toEqual({ asked: 1, key: null });
  expect((await api.call(pushEndpoints.get)).devices).toEqual([]);
  await receiver.close();
});
