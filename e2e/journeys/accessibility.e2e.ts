import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/journey.ts";
import { findStudioPiece } from "../support/pieces.ts";

const open = ["/", "/collections?keyword=chair", "/login", "/register", "/cart"];
const own = [
  "/purchases",
  "/orders",
  "/favorites",
  "/saved-searches",
  "/my-finds",
  "/settings",
  "/settings/notifications",
  "/settings/blocked",
  "/followed-sellers",
  "/settings/two-step",
  "/settings/passkeys",
  "/settings/your-data",
  "/settings/close-account",
  "/notifications",
  "/your-listings",
  "/your-listings?list=own",
];

test("axe finds no violations on a guest's pages", async ({ person, url }) => {
  const piece = await findStudioPiece(url);
  const { page } = await person();
  for (const address of [...open, `/product/${piece.heirloopId}/${piece.slug}`]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect([address, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([
      address,
      [],
    ]);
  }
});

test("axe finds no violations on a user's pages", async ({ person }) => {
  const { page } = await person({ email: "shopper@demo.test" });
  for (const address of own) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect([address, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([
      address,
      [],
    ]);
  }
});
