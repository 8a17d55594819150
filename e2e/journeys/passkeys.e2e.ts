import { createApi } from "@heirloop/api-client/http/http-client";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { CDPSession, Page } from "@playwright/test";
import { answers, expect, newcomerPassword as password, test } from "../support/journey.ts";
import { Server } from "../support/server.ts";

/** Passkeys do not work at IP addresses. */
let server: Server;
test.beforeAll(async () => {
  server = await Server.create({ host: "localhost", settings: { DEMO: "off" } });
});
test.afterAll(() => server.remove());

async function register(page: Page, email: string): Promise<void> {
  const { token } = await createApi({ prefix: server.url, token: () => undefined }).call(
    authEndpoints.register,
    { body: { firstName: "Robin", lastName: "Journey", email, password } },
  );
  await page.context().addCookies([{ name: "token", value: token, url: server.url }]);
}

type Device = {
  setVerified(isUserVerified: boolean): Promise<unknown>;
  setPresent(enabled: boolean): Promise<unknown>;
};

/**
 * A device that confirms at once, refuses while it does not recognize its owner, and leaves requests pending while
 * nobody is present. It chooses from the suggestions of a field as soon as it is in them.
 */
async function addDevice(cdp: CDPSession): Promise<Device> {
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    setPresent: (enabled) =>
      cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Add passkey" }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Log out" }).last().click();
  await expect(page).toHaveURL("/");
}

/** As a browser that cannot offer passkeys in a field. */
const offerNoSuggestions = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

test("a passkey is added, logs in without a password, and is removed", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const device = await addDevice(await context.newCDPSession(page));
  await offerNoSuggestions(page);
  await register(page, "robin@journeys.test");

  await page.goto("/settings");
  await page.getByRole("link", { name: "Add or remove" }).click();
  await answers(page);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("Give the passkey a name")).toBeVisible();
  await expect(page.getByText("Enter your password")).toBeVisible();
  await add(page, "Laptop");
  await expect(page.getByText("You can now log in with “Laptop”.")).toBeVisible();
  await add(page, "Laptop again");
  await expect(page.getByText("This device has a passkey of your account already.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Laptop again");

  await logOut(page);
  await page.goto("/login?next=/favorites");
  await answers(page);
  await device.setVerified(false);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
  await device.setVerified(true);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/favorites");

  await page.goto("/settings/passkeys");
  await answers(page);
  await expect(page.getByText(/, last used/)).toBeVisible();
  await page.getByRole("button", { name: "Remove Laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("You don’t have a passkey yet")).toBeVisible();

  await logOut(page);
  await page.goto("/login");
  await answers(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("This passkey was not accepted.")).toBeVisible();
  await context.close();
});

test("a passkey is offered in the suggestions of the email field, beside the form and its button", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const device = await addDevice(await context.newCDPSession(page));
  await register(page, "quinn@journeys.test");
  await page.goto("/settings/passkeys");
  await answers(page);
  await add(page, "Laptop");
  await expect(page.getByText("You can now log in with “Laptop”.")).toBeVisible();
  const isOffered = () => page.waitForRequest(/\/api\/auth\/login\/passkey-options$/);

  await logOut(page);
  await device.setPresent(false);
  const first = isOffered();
  await page.goto("/login?next=/favorites");
  await first;
  await page.getByLabel("Email").fill("quinn@journeys.test");
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("The email or password is incorrect")).toBeVisible();
  await device.setPresent(true);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/favorites");

  await logOut(page);
  await page.goto("/login?next=/favorites");
  await expect(page).toHaveURL("/favorites");
  await context.close();
});
