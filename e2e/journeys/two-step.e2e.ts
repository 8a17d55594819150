import type { Page } from "@playwright/test";
import { authenticatorCode } from "../support/authenticator.ts";
import { expect, newcomerPassword as password, test } from "../support/journey.ts";

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/login?next=/favorites");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/login/code?next=%2Ffavorites");
}

async function logOut(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Log out" }).last().click();
  await expect(page).toHaveURL("/");
}

async function enterCode(page: Page, label: "Code" | "Recovery code", code: string): Promise<void> {
  await page.getByRole("textbox", { name: label, exact: true }).fill(code);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Turns it on and returns the app's key and the recovery codes. */
async function turnOn(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto("/settings/two-step");
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
  await page.getByRole("textbox", { name: "Code" }).fill(authenticatorCode(key));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  const codes = await page.getByText(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/).allTextContents();
  expect(codes).toHaveLength(10);
  return { key, codes };
}

for (const javaScript of [true, false])
  test(`a login takes a code once two-step verification is on, ${javaScript ? "with" : "without"} JavaScript`, async ({
    newcomer,
    person,
  }) => {
    // A request that is under way when a session ends is refused.
    const owner = await newcomer({ provokes: /status of 401/ });
    const page = javaScript
      ? owner.page
      : await loggedInWithoutScripts(await person({ javaScript: false }), owner.email);
    const { key, codes } = await turnOn(page);

    await logOut(page);
    await logIn(page, owner.email);
    await enterCode(page, "Code", "000 000");
    await expect(page.getByText("This code is incorrect")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Code", exact: true })).toHaveValue("000 000");
    // The code that turned it on is used; an app whose clock is ahead shows the next one.
    await enterCode(page, "Code", authenticatorCode(key, 1));
    await expect(page).toHaveURL("/favorites");

    await logOut(page);
    await logIn(page, owner.email);
    await page.getByRole("link", { name: "Use a recovery code instead" }).click();
    await enterCode(page, "Recovery code", codes[0] ?? "");
    await expect(page).toHaveURL("/favorites");

    await page.goto("/settings/two-step");
    await expect(page.getByText("9 codes are left")).toBeVisible();
    await page.getByLabel("Your password").last().fill(password);
    await page
      .getByLabel("Code")
      .last()
      .fill(codes[1] ?? "");
    await page.getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByText("Two-step verification is off.")).toBeVisible();
    await logOut(page);
    await page.goto("/login");
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL("/");
  });

async function loggedInWithoutScripts({ page }: { page: Page }, email: string): Promise<Page> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/");
  return page;
}
