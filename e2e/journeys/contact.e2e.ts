import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { demoApi } from "../support/demo-api.ts";
import { answers, expect, test } from "../support/journey.ts";

for (const javaScript of [true, false]) {
  const way = javaScript ? "with scripts" : "without scripts";

  test(`a contact message: an invalid field keeps what was typed, and sending is confirmed, ${way}`, async ({
    person,
    url,
  }) => {
    const { page } = await person({ javaScript });
    const email = `ada-${javaScript ? "with" : "without"}@example.test`;
    await page.goto("/contact");
    await page.getByLabel("Your name").fill("Ada Byron");
    await page.getByLabel("Email", { exact: true }).fill("ada@example");
    await page.getByLabel("What is it about?").selectOption("An order of mine");
    await page.getByLabel("Your message").fill("The drawer sticks.");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Ada Byron");
    await expect(page.getByLabel("What is it about?")).toHaveValue("order");
    await expect(page.getByLabel("Your message")).toHaveValue("The drawer sticks.");

    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("status").filter({ hasText: "We received your message" })).toContainText(
      email,
    );
    await expect(async () => {
      const mails = await (await fetch(`${url}/dev/outbox.json`)).text();
      expect(mails).toContain("An order of mine: Ada Byron");
      expect(mails).toContain(`"${email}"`);
    }).toPass();
  });
}

test("help with an order is asked for in a form that knows it", async ({ person, url }) => {
  const email = "shopper@demo.test";
  const purchases = await (
    await demoApi(url, email)
  ).call(orderEndpoints.purchases, { body: { type: "openPurchases" } });
  const { page } = await person({ email });
  await page.goto(`/?order=${String(purchases[0]?._id)}`);
  await page.getByRole("link", { name: "Get help with this order" }).click();
  await expect(page.getByLabel("What is it about?")).toHaveValue("order");
  await expect(page.getByLabel("Order or piece")).toHaveValue(String(purchases[0]?._id));
  await expect(page.getByLabel("Your name")).not.toHaveValue("");
});

test("a trade application shows what is missing first and is then sent", async ({ person }) => {
  const { page } = await person();
  await page.goto("/trade");
  await page.getByRole("link", { name: "Apply" }).click();
  await page.getByLabel("Your name").fill("Noor Haddad");
  await page.getByLabel("Email", { exact: true }).fill("noor@example.test");
  await page.getByLabel("Website").fill("fern and stone");
  await page.getByLabel("What do you do?").selectOption("Interior design");
  await page.getByLabel("Your projects").fill("Six apartments a year.");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Enter the name of your studio")).toBeVisible();
  await expect(page.getByText(/Enter an address like studio\.com/)).toBeVisible();
  await expect(page.getByLabel("Your projects")).toHaveValue("Six apartments a year.");
  await page.getByLabel("Studio").fill("Fern and Stone");
  await page.getByLabel("Website").fill("fernandstone.example");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("status").filter({ hasText: "We received your application" })).toBeVisible();
});

test("a signed-in user finds their name and email in the form", async ({ person }) => {
  const { page } = await person({ email: "newcomer@demo.test" });
  await page.goto("/contact");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("newcomer@demo.test");
});

for (const { about, address, missing, fill, send, sent } of [
  {
    about: "a message to us",
    address: "/contact",
    missing: "Your name",
    fill: { "Your name": "Ada Byron", Email: "ada-on-a-phone@example.test", "Your message": "It sticks." },
    send: "Send message",
    sent: "We received your message",
  },
  {
    about: "an application for the trade program",
    address: "/trade",
    missing: "Your name",
    fill: {
      "Your name": "Noor Haddad",
      Email: "noor-on-a-phone@example.test",
      Studio: "Fern and Stone",
      Website: "fernandstone.example",
      "Your projects": "Six apartments a year.",
    },
    send: "Send application",
    sent: "We received your application",
  },
])
  test(`the result of ${about} is visible on a phone`, async ({ person }) => {
    const { page } = await person();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await answers(page);
    const button = page.getByRole("button", { name: send });
    const said = page.getByRole("status").filter({ hasText: sent });
    await button.click();
    await expect(page.getByLabel(missing)).toBeFocused();
    await expect(page.getByLabel(missing)).toBeInViewport();
    for (const [label, text] of Object.entries(fill))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole("main").getByRole("combobox").selectOption({ index: 1 });
    await button.click();
    await expect(said).toBeInViewport();
  });

test("the error of a field is gone once it is changed, and back with the next answer", async ({ person }) => {
  const { page } = await person();
  await page.goto("/contact");
  await answers(page);
  const email = page.getByLabel("Email", { exact: true });
  const emailError = page.getByText("Please enter a valid email address");
  const send = page.getByRole("button", { name: "Send message" });
  await email.fill("ada@example");
  await send.click();
  await expect(emailError).toBeVisible();
  await email.fill("ada@example.");
  await expect(emailError).toBeHidden();
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel("Your name")).toHaveAttribute("aria-invalid", "true");

  await send.click();
  await expect(emailError).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
});
