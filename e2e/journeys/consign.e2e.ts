import { createApi, type Api } from "@heirloop/api-client/http/http-client";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { Page } from "@playwright/test";
import { demoPassword, expect, test } from "../stage/journey.ts";
import { square } from "../stage/square.ts";

async function apiOf(url: string, email: string): Promise<Api> {
  const { token } = await createApi({ prefix: url, token: () => undefined }).call(authEndpoints.login, {
    body: { email, password: demoPassword },
  });
  return createApi({ prefix: url, token: () => token });
}

const title = (name: string) => `Journey cabinet ${name} ${Date.now()}`;

/** The page of the form that is open. */
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

async function tellOfPiece(page: Page, name: string): Promise<void> {
  await page.getByLabel("What would you call it?").fill(name);
  await page.getByLabel("Kind of piece").selectOption("cabinet");
  await page.getByRole("radio", { name: /^Good/ }).check();
  await page.getByLabel("Width").fill("40");
  await page.getByLabel("Depth").fill("18.5");
  await page.getByLabel("Height").fill("60");
}

test("a piece is offered page by page, taken by a shop, and followed by its owner", async ({
  newcomer,
  url,
}) => {
  const { page } = await newcomer({ firstName: "Ruth" });
  const name = title("by steps");
  await page.goto("/consign-with-us");
  await page.getByLabel("If a buyer pays").fill("1,500");
  await expect(page.getByRole("status").filter({ hasText: "Yours" })).toContainText("$900");
  await page.getByRole("link", { name: "Offer a piece" }).first().click();

  const goOn = page.getByRole("button", { name: "Go on" });
  await expect(heading(page, "Show it")).toBeVisible();
  await goOn.click();
  await expect(page.getByText("Add a picture")).toBeVisible();
  await page.getByLabel("Choose pictures").setInputFiles(square);
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await goOn.click();

  await expect(page.getByRole("region", { name: "What is it?" })).toBeFocused();
  await goOn.click();
  await expect(page.getByLabel("What would you call it?")).toBeFocused();
  await expect(page.getByText("Say what it is")).toBeVisible();
  await tellOfPiece(page, name);
  await page.reload();
  await expect(page.getByLabel("What would you call it?")).toHaveValue(name);
  await goOn.click();

  await page.getByLabel("City and state").fill("Chicago, IL");
  await page.getByLabel("ZIP code").fill("606");
  await goOn.click();
  await expect(page.getByText("Enter a 5-digit ZIP code")).toBeVisible();
  await page.getByLabel("ZIP code").fill("59801");
  await goOn.click();

  await page.getByLabel("What do you expect it to sell for?").fill("800");
  await expect(page.getByText("About $480")).toBeVisible();
  await goOn.click();
  await expect(page.getByRole("definition").filter({ hasText: name })).toBeVisible();
  await page.getByRole("button", { name: "Offer this piece" }).click();

  const card = page.getByRole("article", { name });
  await expect(page.getByText("Thank you. Shops near you")).toBeVisible();
  await expect(card).toBeVisible();

  // The next piece that is begun stays in the browser, whichever way one goes.
  await page.getByRole("link", { name: "Offer a piece" }).first().click();
  await page.getByLabel("Choose pictures").setInputFiles(square);
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await goOn.click();
  await page.getByLabel("What would you call it?").fill("The next one");
  await page.goBack();
  await expect(page).toHaveURL("/your-listings");
  await page.goForward();
  await expect(page.getByLabel("What would you call it?")).toHaveValue("The next one");
  await page.goBack();

  const studio = await apiOf(url, "studio@demo.test");
  const search = { params: { page: "1", type: "available" }, query: { keyword: name } } as const;
  await expect
    .poll(async () => (await studio.call(consignmentEndpoints.list, search)).consignments.length)
    .toBe(1);
  const [offered] = (await studio.call(consignmentEndpoints.list, search)).consignments;
  if (offered === undefined) throw new Error("The piece is not on offer.");
  const params = { id: offered._id };
  await studio.call(consignmentEndpoints.accept, { params, body: { pricePlan: cents(900_00), share: 65 } });
  await page.reload();
  await expect(card.getByText("has taken it and comes to collect it")).toBeVisible();
  await expect(card.getByText("Planned at $900, of which 65 percent are yours")).toBeVisible();
  await studio.call(consignmentEndpoints.collect, { params });
  await studio.call(consignmentEndpoints.sell, { params, body: {} });
  await page.reload();
  await expect(card.getByRole("listitem").filter({ hasText: "For sale" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await card.getByRole("link", { name: "See the listing" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "for its owner" })).toBeVisible();
});

test("without scripts the form is one page, says what is missing, and sends the pictures", async ({
  person,
}) => {
  const { page } = await person({ email: "newcomer@demo.test", javaScript: false });
  const name = title("at once");
  await page.goto("/consign-form");
  for (const part of ["Show it", "What is it?", "Where does it stand?", "What should it bring?"])
    await expect(heading(page, part)).toBeVisible();
  await tellOfPiece(page, name);
  await page.getByLabel("City and state").fill("Missoula, MT");
  await page.getByLabel("ZIP code").fill("1");
  await page.getByLabel("What do you expect it to sell for?").fill("800");
  await page.getByLabel("Choose pictures").setInputFiles(square);
  await page.getByRole("button", { name: "Offer this piece" }).click();
  await expect(page.getByText("Enter a 5-digit ZIP code")).toBeVisible();
  await expect(page.getByLabel("What would you call it?")).toHaveValue(name);
  await page.getByLabel("ZIP code").fill("59801");
  await page.getByRole("button", { name: "Offer this piece" }).click();
  const card = page.getByRole("article", { name });
  await expect(card).toBeVisible();

  await card.getByText("Take it back").click();
  await card.getByRole("button", { name: `Take ${name} back` }).click();
  await expect(card.getByText("You have taken it back.")).toBeVisible();
});

test("who sells without a shop connects payouts from their pieces, in another tab, and is not asked again", async ({
  person,
  url,
}) => {
  const email = "consigner@demo.test";
  const api = await apiOf(url, email);
  const { page } = await person({ email });
  const asked = page.getByRole("heading", { name: "Connect your payouts" });
  await page.goto("/your-listings");
  await expect(asked).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Connect payouts" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name: "Open the account" }).click();
  await expect(provider.getByText("Your payout account is open")).toBeVisible();
  await provider.close();
  await expect(page).toHaveURL("/your-listings");
  // The provider tells of it in a call of its own.
  await expect.poll(async () => (await api.call(authEndpoints.me)).stripeConnect.connected).toBe(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "With a shop" })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test("who has nothing to sell is not asked for payouts", async ({ newcomer }) => {
  const { page } = await newcomer({ firstName: "Odile" });
  await page.goto("/your-listings");
  await expect(page.getByRole("heading", { name: "Nothing is with a shop yet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Connect your payouts" })).toHaveCount(0);
});
