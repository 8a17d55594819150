import { randomUUID } from "node:crypto";
import { listingReportEndpoints } from "@heirloop/contract/listing-report/listing-report.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { demoPassword } from "@heirloop/demo/account/accounts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { readMail } from "../support/mailbox.ts";
import { screenSizes } from "../support/screen-sizes.ts";

const forPickup = { pickup: true, delivery: false };

for (const { name, viewport } of screenSizes)
  test(`a shopper reports a piece, and an admin takes it down and allows it again, on ${name}`, async ({
    newcomer,
    person,
    url,
  }) => {
    const seller = await newcomer({ firstName: "Quill", isBusiness: true });
    const shopper = await newcomer({ firstName: "Willa" });
    const admin = await person({ email: "admin@demo.test" });
    for (const { page } of [seller, shopper, admin]) await page.setViewportSize(viewport);
    const title = `Recalled crib ${viewport.width}`;
    const piece = await createListing(seller.api, { title, price: 90_00, delivery: forPickup });
    const product = pageUrls.product(piece);

    // The first attempt names no reason and keeps the text.
    await shopper.page.goto(product);
    await shopper.page.getByRole("link", { name: "Report this piece" }).click();
    await expect(shopper.page.getByRole("heading", { level: 1, name: "Report a piece" })).toBeVisible();
    await answers(shopper.page);
    await shopper.page.getByRole("textbox", { name: /Details/ }).fill("Its side drops.");
    await shopper.page.getByRole("button", { name: "Report this piece" }).click();
    await expect(shopper.page.getByText("Choose a reason")).toBeVisible();
    await expect(shopper.page.getByRole("textbox", { name: /Details/ })).toHaveValue("Its side drops.");
    await shopper.page.getByRole("radio", { name: "It is not allowed to be sold, or recalled" }).check();
    await shopper.page.getByRole("button", { name: "Report this piece" }).click();
    await expect(shopper.page.getByText("Thank you for your report.")).toBeVisible();
    await shopper.page.goto(pageUrls.reportListing(piece.heirloopId));
    await expect(shopper.page.getByText(/You reported this piece on/)).toBeVisible();

    // Its seller cannot report it.
    await seller.page.goto(pageUrls.reportListing(piece.heirloopId));
    await expect(seller.page.getByText("This is your own piece.")).toBeVisible();

    // The admin takes it down with a reason.
    await admin.page.goto(pageUrls.reportedListings());
    await answers(admin.page);
    await expect(admin.page.getByText("Its side drops.").first()).toBeVisible();
    await admin.page.getByRole("button", { name: `Take down ${title}`, exact: true }).click();
    const dialog = admin.page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("Cribs with drop sides are banned.");
    await dialog.getByRole("button", { name: "Take the piece down" }).click();
    await expect(admin.page.getByText("It is taken down.")).toBeVisible();
    await expect(admin.page.getByRole("button", { name: `Take down ${title}`, exact: true })).toBeHidden();

    // Nobody can buy it; the seller reads why in the mail, the list and the form, and cannot put it back.
    await shopper.page.goto(product);
    await expect(shopper.page.getByText("This piece is no longer for sale.").first()).toBeVisible();
    const outcome = `You reported ${title}. We looked at it and took it down.`;
    await shopper.page.goto(pageUrls.notifications());
    await expect(shopper.page.getByText(outcome)).toBeVisible();
    await readMail(url, shopper.email, new RegExp(outcome));
    await readMail(url, seller.email, /Cribs with drop sides are banned\./);
    await seller.page.goto(pageUrls.notifications());
    await seller.page.getByText(`We took down ${title}: Cribs with drop sides are banned.`).click();
    await expect(seller.page.getByText(`We took down ${title}`)).toBeVisible();
    await expect(seller.page.getByRole("button", { name: "Save and list for sale" })).toBeHidden();
    await expect(seller.page.getByRole("link", { name: "Write to us" }).first()).toBeVisible();
    await seller.page.goto(pageUrls.dashboardProducts({ list: "inactive" }));
    await expect(seller.page.getByText("Taken down by Heirloop")).toBeVisible();
    await expect(seller.page.getByText("Cribs with drop sides are banned.")).toBeVisible();
    await expect(seller.page.getByRole("button", { name: /^Relist/ })).toBeHidden();
    const relisted = await seller.page.request.post(pageUrls.dashboardProducts({}), {
      form: { relist: piece.heirloopId },
      headers: { origin: url },
    });
    expect(await relisted.text()).toContain("Only we can put it back on sale.");

    // The admin allows it again.
    await admin.page.goto(pageUrls.reportedListings());
    await answers(admin.page);
    await admin.page.getByRole("button", { name: `Allow again: ${title}` }).click();
    await admin.page.getByRole("dialog").getByLabel("Reason").fill("It has fixed sides.");
    await admin.page.getByRole("dialog").getByRole("button", { name: "Allow it again" }).click();
    await expect(admin.page.getByText("It is allowed again.")).toBeVisible();
    await shopper.page.goto(product);
    await expect(shopper.page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
    await admin.page.goto(pageUrls.audit({ account: seller.userId }));
    await expect(admin.page.getByText("Took down a piece")).toBeVisible();
    await expect(admin.page.getByText("Allowed a piece again")).toBeVisible();
  });

test("a guest logs in first and reports the piece then, without scripts", async ({ newcomer, person }) => {
  const seller = await newcomer({ firstName: "Quill", isBusiness: true });
  const { heirloopId, slug } = await createListing(seller.api, {
    title: "Borrowed chair",
    price: 90_00,
    delivery: forPickup,
  });
  const { page } = await person({ javaScript: false });
  await page.goto(pageUrls.product({ heirloopId, slug }));
  await page.getByRole("link", { name: "Report this piece" }).click();
  await page.getByLabel("Email", { exact: true }).fill("newcomer@demo.test");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(new RegExp(`${pageUrls.reportListing(heirloopId)}$`));
  await page.getByRole("button", { name: "Report this piece" }).click();
  await expect(page.getByText("Choose a reason")).toBeVisible();
  await page.getByRole("radio", { name: "It was stolen" }).check();
  await page.getByRole("button", { name: "Report this piece" }).click();
  await expect(page.getByText("Thank you for your report.")).toBeVisible();
});

test("an admin takes a piece down from its page, without scripts", async ({ newcomer, person, url }) => {
  const seller = await newcomer({ firstName: "Quill", isBusiness: true });
  const title = `Counterfeit lamp ${randomUUID().slice(0, 8)}`;
  const piece = await createListing(seller.api, { title, price: 90_00, delivery: forPickup });
  const { page } = await person({ email: "admin@demo.test", javaScript: false });
  await page.goto(pageUrls.product(piece));
  await page.getByRole("link", { name: "Take this piece down" }).click();
  const search = page.getByRole("searchbox", { name: "Number or address of the piece" });
  await expect(search).toHaveValue(piece.heirloopId);

  // The same piece by its address. The browser asks for a reason, and the server for one with words.
  await search.fill(`${url}${pageUrls.product(piece)}`);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  // The lists below have closed forms with the same field.
  const reason = page.getByLabel("Reason").filter({ visible: true });
  await page.getByRole("button", { name: "Take the piece down" }).click();
  await expect(reason).toBeFocused();
  await reason.fill(" ");
  await page.getByRole("button", { name: "Take the piece down" }).click();
  await expect(page.getByText("Say why")).toBeVisible();
  await reason.fill("The maker says that it is a copy.");
  await page.getByRole("button", { name: "Take the piece down" }).click();
  await expect(page.getByText("It is taken down.")).toBeVisible();
  await expect(page.getByText(/It is taken down already/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Take the piece down" })).toBeHidden();
  await readMail(url, seller.email, /The maker says that it is a copy\./);
});

test("an admin keeps a reported piece and takes another one down, without scripts", async ({
  newcomer,
  person,
}) => {
  const seller = await newcomer({ firstName: "Quill", isBusiness: true });
  const shopper = await newcomer({ firstName: "Willa" });
  const run = randomUUID().slice(0, 8);
  const titles = [`Fine stool ${run}`, `Stolen stool ${run}`] as const;
  for (const title of titles) {
    const { heirloopId } = await createListing(seller.api, { title, price: 90_00, delivery: forPickup });
    await shopper.api.call(listingReportEndpoints.report, {
      params: { heirloopId },
      body: { reason: "stolen", text: "" },
    });
  }
  const { page } = await person({ email: "admin@demo.test", javaScript: false });
  await page.goto(pageUrls.reportedListings());
  const [fine, stolen] = titles;
  await expect(page.getByRole("button", { name: `Keep ${fine}` })).toBeHidden();

  // The browser asks for a reason before the form is sent and folded up again.
  const keep = page.getByRole("group").filter({ hasText: `Keep ${fine}?` });
  await keep.getByText(`Keep ${fine}?`).click();
  await keep.getByRole("button", { name: "Keep the piece" }).click();
  await expect(keep.getByLabel("Reason")).toBeFocused();
  await keep.getByLabel("Reason").fill("The owner has the receipt.");
  await keep.getByRole("button", { name: "Keep the piece" }).click();
  await expect(page.getByText("It is kept, and the reports are closed.")).toBeVisible();
  await expect(keep).toHaveCount(0);

  const takeDown = page.getByRole("group").filter({ hasText: `Take down ${stolen}?` });
  await takeDown.getByText(`Take down ${stolen}?`).click();
  await takeDown.getByLabel("Reason").fill("The police look for it.");
  await takeDown.getByRole("button", { name: "Take the piece down" }).click();
  await expect(page.getByText("It is taken down.")).toBeVisible();

  const allow = page.getByRole("group").filter({ hasText: `Allow ${stolen} again?` });
  await allow.getByText(`Allow ${stolen} again?`).click();
  await allow.getByLabel("Reason").fill("It was another stool.");
  await allow.getByRole("button", { name: "Allow it again" }).click();
  await expect(page.getByText("It is allowed again.")).toBeVisible();
});
