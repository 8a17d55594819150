import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { cents } from "@heirloop/contract/money/money.schema";
import { consignmentUrls } from "@heirloop/contract/page/consignment-urls";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Page } from "@playwright/test";
import { uploadSquarePicture } from "../support/create-listing.ts";
import { demoApi } from "../support/demo-api.ts";
import { answers, expect, test } from "../support/journey.ts";
import { screenSizes } from "../support/screen-sizes.ts";
import { square } from "../support/square-picture.ts";
import { submitConsignment } from "../support/submit-consignment.ts";

const title = (name: string) => `Journey cabinet ${name} ${Date.now()}`;

/** The page of the form that is open. */
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

async function describePiece(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Title" }).fill(name);
  await page.getByLabel("Kind of piece").selectOption("cabinet");
  await page.getByRole("radio", { name: /^Good/ }).check();
  await page.getByLabel("Width").fill("40");
  await page.getByLabel("Depth").fill("18.5");
  await page.getByLabel("Height").fill("60");
}

for (const { name: screen, viewport } of screenSizes)
  test(`a piece is consigned step by step, accepted by a shop, and tracked by its owner, on ${screen}`, async ({
    newcomer,
    url,
  }) => {
    const { page } = await newcomer({ firstName: "Ruth" });
    await page.setViewportSize(viewport);
    const name = title(`by steps on ${screen}`);
    await page.goto("/consign-with-us");
    await page.getByLabel("Sale price").fill("1,500");
    await expect(page.getByRole("status").filter({ hasText: "Your share" })).toContainText("$900");
    await page.getByRole("link", { name: "Consign a piece" }).first().click();

    const next = page.getByRole("button", { name: "Continue" });
    await expect(heading(page, "Pictures of the piece")).toBeVisible();
    await next.click();
    await expect(page.getByText("Add a picture")).toBeVisible();
    await page.getByLabel("Choose pictures").setInputFiles(square);
    await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
    await next.click();

    await expect(page.getByRole("region", { name: "What is it?" })).toBeFocused();
    await next.click();
    await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
    await expect(page.getByText("Say what it is")).toBeVisible();
    await describePiece(page, name);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(name);
    await next.click();

    const shops = page.getByRole("status");
    await page.getByLabel("City and state").fill("Chicago, IL");
    await page.getByLabel("ZIP code").fill("606");
    await next.click();
    await expect(page.getByText("Enter a 5-digit ZIP code")).toBeVisible();
    await page.getByLabel("ZIP code").fill("59801");
    await expect(shops.filter({ hasText: "No shop is near 59801 yet" })).toContainText("miles away");
    await next.click();
    await expect(
      page.getByText("ZIP code 59801 is in Montana. Check the ZIP code or the state."),
    ).toBeVisible();
    await page.getByLabel("City and state").fill("Missoula, MT");
    await next.click();

    await page.getByLabel("What do you expect it to sell for?").fill("800");
    await expect(page.getByText("About $480")).toBeVisible();
    await next.click();
    await expect(page.getByRole("definition").filter({ hasText: name })).toBeVisible();
    await page.getByRole("button", { name: "Submit this piece" }).click();

    const card = page.getByRole("article", { name });
    await expect(page.getByText("Thank you. Shops can see")).toBeVisible();
    await expect(card).toBeVisible();

    // The next draft stays in the browser, whichever way the user leaves.
    await page.getByRole("link", { name: "Consign a piece" }).first().click();
    await page.getByLabel("Choose pictures").setInputFiles(square);
    await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
    await next.click();
    await page.getByRole("textbox", { name: "Title" }).fill("The next one");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/your-listings");
    await page.goForward();
    await page.goForward();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("The next one");
    await page.goBack();
    await page.goBack();

    const studio = await demoApi(url, "studio@demo.test");
    const search = { params: { page: "1", type: "available" }, query: { keyword: name } } as const;
    await expect
      .poll(async () => (await studio.call(consignmentEndpoints.list, search)).consignments.length)
      .toBe(1);
    const [offered] = (await studio.call(consignmentEndpoints.list, search)).consignments;
    if (offered === undefined) throw new Error("The piece is not on offer.");
    const params = { id: offered._id };
    await studio.call(consignmentEndpoints.accept, { params, body: { pricePlan: cents(900_00), share: 65 } });
    await page.reload();
    await expect(card.getByText("accepted it and will collect it")).toBeVisible();
    await expect(
      card.getByText("Agreed price $900: it sells for that or more, and 65 percent is yours"),
    ).toBeVisible();
    await studio.call(consignmentEndpoints.collect, { params });
    await studio.call(consignmentEndpoints.sell, { params, body: {} });
    await page.reload();
    await card.getByText("Details").click();
    await expect(card.getByRole("listitem").filter({ hasText: "For sale" })).toHaveAttribute(
      "aria-current",
      "step",
    );
    await card.getByRole("link", { name: "See the listing" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "for its owner" })).toBeVisible();
  });

test("the browser's Back and Forward change the steps of the form, and the draft stays", async ({
  newcomer,
}) => {
  const { page } = await newcomer({ firstName: "Ruth" });
  const name = title("back and forth");
  await page.goto("/consign-with-us");
  await page.getByRole("link", { name: "Consign a piece" }).first().click();
  const next = page.getByRole("button", { name: "Continue" });
  await page.getByLabel("Choose pictures").setInputFiles(square);
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await next.click();
  await describePiece(page, name);
  await next.click();
  await expect(heading(page, "Where is it?")).toBeVisible();
  await page.getByLabel("City and state").fill("Missoula, MT");

  await page.goBack();
  await expect(page.getByRole("region", { name: "What is it?" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(name);
  await page.goBack();
  await expect(heading(page, "Pictures of the piece")).toBeVisible();
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel("City and state")).toHaveValue("Missoula, MT");

  // The form's own button does the same and adds no second history entry.
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(heading(page, "What is it?")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Pictures of the piece")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/consign-with-us");
});

for (const { name: screen, viewport } of screenSizes)
  test(`a shop sells a consigned piece for no less than agreed until the owner accepts a lower price, on ${screen}`, async ({
    newcomer,
    person,
    url,
  }) => {
    const owner = await newcomer({ firstName: "Ruth" });
    const name = title(`with a lowest price on ${screen}`);
    const studio = await demoApi(url, "studio@demo.test");
    const id = await submitConsignment(owner.api, name);
    const another = await submitConsignment(owner.api, title("that brings news"));
    const params = { id };
    await studio.call(consignmentEndpoints.accept, { params, body: { pricePlan: cents(900_00), share: 60 } });
    await studio.call(consignmentEndpoints.collect, { params });

    const { page } = await person({ email: "studio@demo.test" });
    for (const one of [page, owner.page]) await one.setViewportSize(viewport);
    await page.goto(pageUrls.dashboardConsignments({ list: "search", keyword: name }));
    await page.getByText("List for sale", { exact: true }).first().click();
    const price = page.getByRole("textbox", { name: "Price", exact: true });
    const list = page.getByRole("button", { name: "List for sale" });
    await price.fill("1");
    await list.click();
    await expect(price).toHaveAccessibleDescription(/Enter \$900 or more/);
    // News about another piece loads the page's data again; the error stays until the next submission.
    await expect(list).not.toHaveAttribute("aria-busy");
    // A load that is given up for a newer one never finishes.
    const reloaded = page.waitForEvent("requestfinished", (request) =>
      request.url().includes("/seller-dashboard.data"),
    );
    const plan = { pricePlan: cents(900_00), share: 60 };
    await studio.call(consignmentEndpoints.accept, { params: { id: another }, body: plan });
    await reloaded;
    await expect(price).toHaveAccessibleDescription(/Enter \$900 or more/);
    await price.fill("900");
    await list.click();
    await expect(page.getByText("It is for sale.")).toBeVisible();

    await page.getByText("Ask the owner for a lower price", { exact: true }).click();
    await page.getByRole("textbox", { name: "Lowest price" }).fill("700");
    await page.getByRole("button", { name: "Ask the owner" }).click();
    await expect(page.getByText("$700, not answered yet")).toBeVisible();

    await owner.page.goto("/your-listings");
    const card = owner.page.getByRole("article", { name });
    await expect(card.getByText("asks to sell it for $700 or more, instead of $900")).toBeVisible();
    await card.getByRole("button", { name: "Accept $700" }).click();
    const dialog = owner.page.getByRole("dialog", { name: "Accept $700?" });
    await expect(dialog.getByText(/The agreed price changes from \$900 to \$700/)).toBeVisible();
    await dialog.getByRole("button", { name: "Accept lower price" }).click();
    await expect(card.getByText("Agreed price $700")).toBeVisible();
    await expect(card.getByRole("button", { name: "Accept $700" })).toHaveCount(0);
    const done = owner.page.getByRole("status").filter({ hasText: /^You / });
    await expect(done).toHaveText("You accepted $700. That is the agreed price now.");
    await expect(done).toBeFocused();
    // The shop's open form no longer contains what is the agreed price now.
    await expect(page.getByText("$700 or more, 60% to the owner")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Lowest price" })).toBeHidden();

    await studio.call(consignmentEndpoints.requestPrice, { params, body: { price: cents(660_00) } });
    await card.getByRole("button", { name: "Decline" }).click();
    await expect(done).toHaveText("You declined $660. The agreed price stays, and the shop is notified.");
    await expect(done).toBeFocused();
    await expect(card.getByText("Agreed price $700")).toBeVisible();

    await studio.call(consignmentEndpoints.requestPrice, { params, body: { price: cents(650_00) } });
    const { page: plain } = await person({ javaScript: false });
    await plain.context().addCookies(await owner.page.context().cookies());
    await plain.goto("/your-listings");
    const plainCard = plain.getByRole("article", { name });
    await plainCard.locator("summary", { hasText: "Accept $650" }).click();
    await expect(plainCard.getByText(/The agreed price changes from \$700 to \$650/)).toBeVisible();
    await plainCard.getByRole("button", { name: "Accept lower price" }).click();
    await expect(plainCard.getByText("Agreed price $650")).toBeVisible();

    await page.reload();
    await expect(page.getByText("$650 or more, 60% to the owner")).toBeVisible();
    await page.getByRole("link", { name: `Edit the listing of ${name}` }).click();
    await expect(page).toHaveURL(/\/edit\//);
    await price.fill("1");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(price).toHaveAccessibleDescription(/Enter \$650 or more/);
  });

test("on a phone the header does not cover the heading of the next step", async ({ newcomer }) => {
  const { page } = await newcomer();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/consign-form");
  await answers(page);
  await page.getByLabel("Choose pictures").setInputFiles(square);
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("region", { name: "What is it?" })).toBeFocused();
  const header = await page.getByRole("banner").boundingBox();
  const top = (await heading(page, "What is it?").boundingBox())?.y;
  expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test("without JavaScript the form is one page, shows what is missing, and uploads the pictures", async ({
  person,
}) => {
  const { page } = await person({ email: "newcomer@demo.test", javaScript: false });
  const name = title("at once");
  await page.goto("/consign-form");
  for (const part of ["Pictures of the piece", "What is it?", "Where is it?", "What price do you expect?"])
    await expect(heading(page, part)).toBeVisible();
  await describePiece(page, name);
  await page.getByLabel("City and state").fill("Missoula, MT");
  await page.getByLabel("ZIP code").fill("1");
  await page.getByLabel("What do you expect it to sell for?").fill("800");
  await page.getByLabel("Choose pictures").setInputFiles(square);
  await page.getByRole("button", { name: "Submit this piece" }).click();
  await expect(page.getByText("Enter a 5-digit ZIP code")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(name);
  await page.getByLabel("ZIP code").fill("59801");
  await page.getByRole("button", { name: "Submit this piece" }).click();
  const card = page.getByRole("article", { name });
  await expect(card).toBeVisible();

  await card.getByText("Details").click();
  await card.getByText("Withdraw", { exact: true }).click();
  await card.getByRole("button", { name: `Withdraw ${name}` }).click();
  await expect(card.getByText("You withdrew it.")).toBeVisible();
});

test("an owner of many pieces turns the pages, and stays on the one where a piece is withdrawn", async ({
  newcomer,
}) => {
  const { page, api } = await newcomer({ firstName: "Ruth" });
  const images = [await uploadSquarePicture(api)];
  const ids: string[] = [];
  for (let number = 0; number <= constants.consignmentsPerPage; number += 1) {
    const { _id } = await api.call(consignmentEndpoints.submit, {
      body: {
        images,
        title: `Cabinet ${number}`,
        kind: "cabinet",
        condition: "good",
        dimensions: { width: 40, depth: 18, height: 60 },
        // Only shops in New York are offered it, so that the lists of the others stay as they are.
        place: "New York, NY",
        zip: "10001",
        expectedPrice: cents(800_00),
      },
    });
    ids.push(_id);
  }
  const [oldest = "", second = ""] = ids;
  const card = page.getByRole("article");
  await page.goto("/your-listings?page=9");
  await expect(page).toHaveURL("/your-listings?list=consigned&page=2");
  await expect(card).toHaveCount(1);
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(card).toHaveCount(constants.consignmentsPerPage);

  await page.goto(consignmentUrls.own(oldest));
  await answers(page);
  await expect(card).toHaveAccessibleName("Cabinet 0");
  await card.getByText("Details").click();
  await card.getByText("Withdraw", { exact: true }).click();
  await card.getByRole("button", { name: "Withdraw Cabinet 0" }).click();
  await expect(card.getByText("You withdrew it.")).toBeVisible();
  await expect(page).toHaveURL(pageUrls.yourListings({ consignment: oldest }));
  // The link leads to the first page for a piece that is on it.
  await page.goto(consignmentUrls.own(second));
  await expect(card.getByRole("heading", { name: "Cabinet 1", exact: true })).toBeVisible();
  await expect(card).toHaveCount(constants.consignmentsPerPage);
});

test("a private seller connects payouts from their listings in another tab and is not asked again", async ({
  person,
}) => {
  const { page } = await person({ email: "consigner@demo.test" });
  const payoutsHeading = page.getByRole("heading", { name: "Connect your payouts" });
  await page.goto("/your-listings");
  await expect(payoutsHeading).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Connect payouts" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name: "Open the account" }).click();
  await expect(provider.getByText("Your payout account is open")).toBeVisible();
  // The provider reports it in a call of its own; the page that is still open learns of it.
  await expect(page.getByRole("heading", { level: 2, name: "Consigned" })).toBeVisible();
  await expect(payoutsHeading).toHaveCount(0);
  await expect(page).toHaveURL("/your-listings");
  await provider.getByRole("link", { name: "Back to your payouts" }).click();
  await expect(provider.getByRole("heading", { name: "My payouts" })).toBeVisible();
  await expect(provider.getByText("On hold: connect your account")).toHaveCount(0);
});

test("a user without anything to sell is not asked for payouts", async ({ newcomer }) => {
  const { page } = await newcomer({ firstName: "Odile" });
  await page.goto("/your-listings");
  await expect(page.getByRole("heading", { name: "No consigned pieces yet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Connect your payouts" })).toHaveCount(0);
});
