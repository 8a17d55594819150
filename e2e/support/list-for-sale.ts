import { expect, type Page } from "@playwright/test";

/** Fills in the rest of the form of a listing that has pictures, a title and a kind, and lists it for sale. */
export async function listForSale(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Condition" }).selectOption("good");
  for (const side of ["Width", "Depth", "Height"]) await page.getByRole("textbox", { name: side }).fill("20");
  await page.getByRole("textbox", { name: "Price" }).fill("150");
  await page.getByRole("combobox", { name: "City" }).fill("Portland, OR");
  await page.getByRole("option", { name: "Portland, OR" }).click();
  await page.getByRole("button", { name: "List for sale" }).click();
  await expect(page).toHaveURL(/\/product\//);
}
