import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { cards, fillCheckout } from "../support/checkout-form.ts";
import { expect, test } from "../support/journey.ts";
import { createListing } from "../support/create-listing.ts";

const pickup = { pickup: true, delivery: false };

test("an admin blocks a seller while a buyer checks out; the piece cannot be bought, and the open order is refunded", async ({
  newcomer,
  person,
}) => {
  const seller = await newcomer({ firstName: "Thaddeus" });
  const [ordered, wanted] = [
    await createListing(seller.api, { title: "Block journey bench", price: 400_00, delivery: pickup }),
    await createListing(seller.api, { title: "Block journey stool", price: 90_00, delivery: pickup }),
  ];
  const buyer = await newcomer({ firstName: "Philippa", provokes: /status of 404/ });
  const toCheckout = async (piece: typeof ordered): Promise<void> => {
    await buyer.api.call(cartEndpoints.add, { params: { heirloopId: piece.heirloopId } });
    await buyer.page.goto(pageUrls.checkout());
    await expect(buyer.page.getByText("Reserved for you for")).toBeVisible();
    await fillCheckout(buyer.page, cards.paid);
  };
  await toCheckout(ordered);
  await buyer.page.getByRole("button", { name: /^Pay/ }).click();
  await expect(buyer.page.getByRole("heading", { level: 1, name: /Thank you/ })).toBeVisible();
  await toCheckout(wanted);

  const { page } = await person({ email: "admin@demo.test" });
  await page.goto(pageUrls.accounts(seller.email));
  await page.getByRole("button", { name: "Block Thaddeus Journey" }).click();
  await page.getByLabel("Reason").fill("Sold what was not theirs");
  await page.getByRole("button", { name: "Block this account" }).click();
  await expect(page.getByText("Thaddeus Journey is blocked.")).toBeVisible();

  // The checkout is updated at once; there is nothing left to pay.
  await expect(buyer.page.getByText("This piece is no longer for sale.").first()).toBeVisible();

  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await page.getByRole("button", { name: "Remove and refund: Block journey bench" }).click();
  await page.getByLabel("Reason").fill("The seller's account is blocked");
  await page.getByRole("button", { name: "Remove and refund", exact: true }).click();
  await expect(page.getByText("The order is removed and the buyer is refunded.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove and refund: Block journey bench" })).toHaveCount(0);

  await page.goto(pageUrls.accounts(seller.email));
  await page.getByRole("button", { name: "Unblock Thaddeus Journey" }).click();
  await expect(page.getByText("Thaddeus Journey can use Heirloop again.")).toBeVisible();
  await buyer.page.goto(pageUrls.product(wanted));
  await expect(buyer.page.getByRole("heading", { level: 1, name: wanted.title })).toBeVisible();
  await expect(buyer.page.getByText("View cart").first()).toBeVisible();
});
