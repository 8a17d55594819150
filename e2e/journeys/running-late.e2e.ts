import { pickupCalendarEndpoints } from "@heirloop/contract/pickup-calendar/pickup-calendar.endpoints";
import { sellerTimeZones } from "@heirloop/contract/pickup-calendar/pickup-calendar.schema";
import { wallTimeAt } from "@heirloop/contract/calendar/wall-time";
import { agreeOnPickup } from "../support/completed-purchase.ts";
import { answers, expect, test } from "../support/journey.ts";
import { readMail } from "../support/mailbox.ts";
import { screenSizes } from "../support/screen-sizes.ts";

/** A time zone in which it is not evening yet, whatever the time is. */
function findDaytime() {
  for (const timeZone of sellerTimeZones) {
    const { day, hour } = wallTimeAt(Date.now(), timeZone);
    if (hour < 18) return { timeZone, date: day };
  }
  throw new Error("It is evening everywhere.");
}

const never = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] };

for (const { name, viewport } of screenSizes)
  test(`on the day of the pickup two people say that they are late, on ${name}`, async ({
    newcomer,
    url,
  }) => {
    const seller = await newcomer({ firstName: "Sol", isBusiness: true });
    const buyer = await newcomer({ firstName: "Bea" });
    for (const { page } of [seller, buyer]) await page.setViewportSize(viewport);
    const { timeZone, date } = findDaytime();
    await seller.api.call(pickupCalendarEndpoints.set, {
      body: {
        calendar: { timeZone, weekly: { ...never, monday: ["morning"] }, blockedDays: [], leadHours: 0 },
      },
    });
    const order = await agreeOnPickup(seller, buyer, `Settle for ${name}`, { date, window: "evening" });
    await seller.page.goto(`/sales?order=${order}`);
    await answers(seller.page);
    await buyer.page.goto(`/purchases?order=${order}`);
    await answers(buyer.page);
    const details = (page: typeof buyer.page) => page.getByRole("region", { name: "Pickup details" });

    await buyer.page.getByRole("button", { name: "30 minutes late" }).click();
    await expect(details(buyer.page)).toContainText("You are about 30 minutes late");
    await expect(details(seller.page)).toContainText("Bea, by about 30 minutes");
    await readMail(url, seller.email, /30 minutes/);

    await seller.page.getByRole("button", { name: "15 minutes late" }).click();
    await expect(details(seller.page)).toContainText("You are about 15 minutes late");
    await expect(details(buyer.page)).toContainText("Sol, by about 15 minutes");
    // Nobody can be missing before the time is over.
    await expect(buyer.page.getByRole("button", { name: "Sol didn’t come" })).toHaveCount(0);

    for (const minutes of ["60 minutes late", "15 minutes late"])
      await buyer.page.getByRole("button", { name: minutes }).click();
    await expect(buyer.page.getByRole("region", { name: "Running late?" })).toHaveCount(0);
    await expect(details(seller.page)).toContainText("Bea, by about 15 minutes");
  });
