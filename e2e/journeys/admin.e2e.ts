import { pageUrls } from "@heirloop/contract/page/page-urls";
import { completePurchase } from "../support/completed-purchase.ts";
import { createListing } from "../support/create-listing.ts";
import { expect, test } from "../support/journey.ts";

const admin = "admin@demo.test";

test("an admin finds an account, blocks it with a reason, unblocks it, and sees all of it in the audit log", async ({
  person,
  newcomer,
}) => {
  const found = await newcomer({ firstName: "Quillon" });
  const { page } = await person({ email: admin });
  await page.goto("/");
  await page.getByRole("button", { name: /account/i }).click();
  await page.getByRole("menuitem", { name: "Admin" }).click();
  await page.getByLabel("Name or email").fill(found.email);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("button", { name: "Block Quillon Journey" }).click();
  await page.getByRole("button", { name: "Block this account" }).click();
  await expect(page.getByText("Say why")).toBeVisible();
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.getByLabel("Reason").fill("Asked for payment outside of the marketplace");
  await page.getByRole("button", { name: "Block this account" }).click();
  await expect(page.getByText("Quillon Journey is blocked.")).toBeVisible();

  await found.page.goto("/");
  await expect(found.page.getByRole("dialog")).toContainText("blocked");

  await page.getByRole("button", { name: "Unblock Quillon Journey" }).click();
  await expect(page.getByText("Quillon Journey can use Heirloop again.")).toBeVisible();
  await page.getByRole("link", { name: "Audit" }).click();
  await expect(page.getByText("Asked for payment outside of the marketplace").first()).toBeVisible();
  await expect(page.getByText("Lifted the block").first()).toBeVisible();
});

test("an admin impersonates an account and leaves it; for others the page does not exist", async ({
  person,
  newcomer,
}) => {
  const found = await newcomer({ firstName: "Ottoline" });
  const { page } = await person({ email: admin });
  await page.goto(`/admin?find=${encodeURIComponent(found.email)}`);
  await page.getByRole("button", { name: "Enter Ottoline Journey" }).click();
  await expect(page.getByText(/You are in Ottoline/)).toBeVisible();
  // Actions that would be refused are not offered.
  await page.goto("/settings");
  await expect(page.getByText(/Only the owner changes these/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Change password" })).toHaveCount(0);
  // The menu is the account's, not the admin's.
  await page.getByRole("button", { name: "Account of Ottoline" }).click();
  await expect(page.getByRole("menuitem", { name: "My profile" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Admin" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Leave/ }).click();
  await expect(page.getByText(/You are in Ottoline/)).toBeHidden();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await expect(page.getByRole("menuitem", { name: "Admin" })).toHaveAttribute("href", "/admin");
  await page.keyboard.press("Escape");

  await page.goto("/admin?tab=audit");
  await expect(page.getByRole("link", { name: found.email }).first()).toBeVisible();

  const answer = await found.page.request.get("/admin");
  expect(answer?.status()).toBe(404);
});

test("without JavaScript an admin decides on an account, a brand and a refund, and reads what was done", async ({
  person,
  newcomer,
  url,
}) => {
  const seller = await newcomer({ firstName: "Leander" });
  const buyer = await newcomer({ firstName: "Quenby" });
  const brand = `Journey Works ${buyer.userId}`;
  const delivery = { pickup: true, delivery: false };
  const piece = await createListing(seller.api, { title: "Plain chair", price: 400_00, delivery, brand });
  const order = await completePurchase(url, buyer, piece, seller.api);
  const { page } = await person({ email: admin, javaScript: false });

  await page.goto(pageUrls.accounts(buyer.email));
  const block = page.locator("summary", { hasText: "Block Quenby Journey?" });
  const reason = page.getByLabel("Reason");
  const send = page.getByRole("button", { name: "Block this account" });
  await block.click();
  await send.click();
  await expect(reason).toBeFocused();
  await reason.fill("Asked for payment outside of the marketplace");
  await send.click();
  await expect(page.getByText("Quenby Journey is blocked.")).toBeVisible();
  await page.getByRole("button", { name: "Unblock Quenby Journey" }).click();
  await expect(page.getByText("Quenby Journey can use Heirloop again.")).toBeVisible();

  await page.goto(pageUrls.admin("brands"));
  const row = page.getByRole("row", { name: brand });
  await row.locator("summary", { hasText: "Reject" }).click();
  await row.getByRole("button", { name: "Reject brand" }).click();
  await expect(page.getByText("The brand is rejected.")).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(pageUrls.admin("orders"));
  await page.getByLabel("Order number or email").fill(order);
  await page.getByRole("button", { name: "Find" }).click();
  const paid = page.getByRole("row").filter({ hasText: order });
  // Other orders on this tab can have a form with the same fields.
  const amount = paid.getByLabel("Amount");
  const reasonOfRefund = paid.getByLabel("Reason");
  const refund = paid.getByRole("button", { name: "Refund", exact: true });
  await paid.locator("summary", { hasText: "Refund" }).click();
  await amount.fill("400.01");
  await reasonOfRefund.fill("A leg was loose");
  await refund.click();
  await expect(amount).toHaveAccessibleDescription(/Refund an amount from \$1 to \$400/);
  await expect(amount).toHaveValue("400.01");
  await expect(reasonOfRefund).toHaveValue("A leg was loose");
  await amount.fill("100");
  await refund.click();
  await expect(page.getByText("$100 is refunded. $300 is left of the payment.")).toBeVisible();
  await expect(paid).toContainText("$300of $400");
});
