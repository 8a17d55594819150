import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { deliveryTermsEndpoints } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { cards, fillCheckout } from "../support/checkout-form.ts";
import { createListing } from "../support/create-listing.ts";
import { answers, expect, test } from "../support/journey.ts";
import { screenSizes } from "../support/screen-sizes.ts";

for (const { name, viewport } of screenSizes)
  test(`a shop delivers by its own terms, on ${name}`, async ({ newcomer }) => {
    const seller = await newcomer({ firstName: "Sol", isBusiness: true });
    const buyer = await newcomer({ firstName: "Bea" });
    for (const { page } of [seller, buyer]) await page.setViewportSize(viewport);
    const piece = await createListing(seller.api, {
      title: `Spindle chair for ${name}`,
      price: 240_00,
      delivery: { pickup: true, delivery: true },
    });

    // From Vancouver, WA, which is about eight miles from the middle of Portland.
    await seller.page.goto(pageUrls.deliveryTerms());
    await answers(seller.page);
    const row = (legend: string) => seller.page.getByRole("group", { name: legend });
    await seller.page.getByLabel("ZIP code you deliver from").fill("98660");
    await row("First distance").getByLabel("Up to").fill("5");
    await row("First distance").getByLabel("Fee").fill("0");
    await row("Second distance").getByLabel("Up to").fill("3");
    await row("Second distance").getByLabel("Fee").fill("45");
    await seller.page.getByRole("button", { name: "Save delivery terms" }).click();
    const second = row("Second distance").getByLabel("Up to");
    await expect(second).toHaveAccessibleDescription(/Enter more than 5 miles/);
    await expect(second).toHaveValue("3");
    await second.fill("20");
    await seller.page.getByRole("button", { name: "Save delivery terms" }).click();
    await expect(seller.page.getByText(/^Your delivery terms are saved/)).toBeVisible();
    await seller.page.reload();
    await expect(row("Second distance").getByLabel("Fee")).toHaveValue("45");

    await buyer.page.goto(pageUrls.product(piece));
    await answers(buyer.page);
    await expect(buyer.page.getByText("Free up to 5 miles, $45 up to 20 miles")).toBeVisible();
    const zip = buyer.page.getByLabel("Your ZIP code");
    for (const [typed, answer] of [
      ["9720", "Enter a 5-digit ZIP code"],
      [
        "10001",
        /up to 20 miles, and this is farther away\. Delivery to 10001: \$229, by a furniture carrier/,
      ],
      ["97204", "Delivery to 97204: $45, by the seller."],
    ] as const) {
      await zip.fill(typed);
      await buyer.page.getByRole("button", { name: "Check price" }).click();
      await expect(buyer.page.getByText(answer)).toBeVisible();
    }

    await buyer.page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect
      .poll(async () => (await buyer.api.call(cartEndpoints.get)).listings.map(({ title }) => title))
      .toEqual([piece.title]);
    await buyer.page.goto(pageUrls.checkout());
    await answers(buyer.page);
    await fillCheckout(buyer.page, cards.paid, "delivery");
    await expect(buyer.page.getByText("Delivered by Sol: $45.")).toBeVisible();
    await expect(buyer.page.getByRole("button", { name: "Pay $285" })).toBeEnabled();

    // The shop asks for more meanwhile: the buyer sees the new price before paying it.
    await seller.api.call(deliveryTermsEndpoints.set, {
      body: { terms: { zip: "98660", bands: [{ miles: 20, fee: cents(60_00) }] } },
    });
    await buyer.page.getByRole("button", { name: "Pay $285" }).click();
    await expect(buyer.page.getByText(/The total is now \$300/)).toBeVisible();
    await expect(buyer.page.getByText("Delivered by Sol: $60.")).toBeVisible();
    await buyer.page.getByRole("button", { name: "Pay $300" }).click();
    await expect(buyer.page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();

    // Both see the fee of the order, whatever the terms are by then.
    await seller.api.call(deliveryTermsEndpoints.set, { body: { terms: null } });
    await seller.page.goto(pageUrls.sales());
    await answers(seller.page);
    await seller.page.getByRole("link", { name: piece.title }).first().click();
    await expect(seller.page.getByText("$60", { exact: true }).first()).toBeVisible();
    const quote = await buyer.api.call(checkoutEndpoints.details);
    expect(quote.address?.zip).toBe("97204");
  });

test("a private seller sets the delivery of a piece, and a buyer reads it without JavaScript", async ({
  newcomer,
  person,
}) => {
  const seller = await newcomer({ firstName: "Ann" });
  const piece = await createListing(seller.api, {
    title: "Stool from a hallway",
    price: 90_00,
    delivery: { pickup: true, delivery: true },
  });
  await seller.page.goto(pageUrls.editListing(piece.heirloopId));
  await answers(seller.page);
  await seller.page.getByRole("combobox", { name: "City" }).fill("San Francisco, CA");
  await seller.page.getByLabel("From ZIP code").fill("94501");
  await seller.page.getByLabel("Up to").fill("500");
  await seller.page.getByLabel("Delivery fee").fill("25");
  await seller.page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(seller.page.getByLabel("Up to")).toHaveAccessibleDescription(/from 1 to 150/);
  await seller.page.getByLabel("Up to").fill("30");
  await seller.page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(seller.page.getByText("Saved.")).toBeVisible();
  await expect(seller.page.getByLabel("Delivery fee")).toHaveValue("25");

  const { page } = await person({ javaScript: false });
  await page.goto(pageUrls.product(piece));
  await page.getByLabel("Your ZIP code").fill("94610");
  await page.getByRole("button", { name: "Check price" }).click();
  await expect(page.getByText("Delivery to 94610: $25, by the seller.")).toBeVisible();
});
