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
