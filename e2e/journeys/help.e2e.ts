import { expect, test } from "../support/journey.ts";

for (const javaScript of [true, false])
  test(`help is searched, ${javaScript ? "with" : "without"} JavaScript`, async ({ person }) => {
    const { page } = await person({ javaScript });
    await page.goto("/help?audience=Selling");
    await expect(page.getByRole("heading", { name: "Getting paid" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Making an offer" })).toHaveCount(0);
    await page.getByLabel("What would you like to know?").fill("fees");
    await page.getByRole("button", { name: "Search", exact: true }).last().click();
    await expect(page).toHaveURL("/help?audience=Selling&keyword=fees");
    await expect(page.getByText(/Listing is free, for as many pieces as you like/)).toBeVisible();
    await page.getByRole("link", { name: "Everything", exact: true }).click();
    await expect(page).toHaveURL("/help?keyword=fees");
    await page.getByLabel("What would you like to know?").fill("trampoline");
    await page.getByRole("button", { name: "Search", exact: true }).last().click();
    await expect(page.getByText("No answer for “trampoline” yet")).toBeVisible();
    await page.getByRole("link", { name: "Show all questions" }).click();
    await page.getByText("How do offers work?").click();
    await expect(page.getByText(/is beside the price of every piece that is for sale/)).toBeVisible();
  });

test("a link to an answer opens it", async ({ person }) => {
  const { page } = await person();
  await page.goto("/help#promo-code");
  await expect(page.getByText(/Give us your email address where the code is offered/)).toBeVisible();
});

test("the footer links to every page about us, and each has its own title", async ({ person }) => {
  const { page } = await person();
  for (const [name, heading] of [
    ["About us", "Great furniture deserves a second home"],
    ["How it works", "From one room to the next"],
    ["Impact", "The greenest chair is already made"],
    ["For furniture sellers", "Your shop, open to the whole country"],
    ["Trade program", "For those who furnish rooms for a living"],
  ] as const) {
    await page.goto("/help");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});
