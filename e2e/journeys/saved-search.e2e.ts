import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { uploadEndpoints } from "@heirloop/contract/upload/upload.endpoints";
import { answers, expect, test } from "../stage/journey.ts";
import { square } from "../stage/square.ts";
import { sellerOf } from "../stage/completed-purchase.ts";

test("a search is saved with one press, and its keeper hears of a new piece at once", async ({
  newcomer,
  url,
}) => {
  const { page } = await newcomer();
  await page.goto("/collections?keyword=wyrmwood&maxPrice=90000");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByText(/“wyrmwood, Under \$900” is kept/)).toBeVisible();

  const seller = await sellerOf(url);
  const file = new File([square.buffer], square.name, { type: square.mimeType });
  const { url: picture } = await seller.upload(uploadEndpoints.create, { file, name: square.name });
  const made = await seller.call(
    listingEndpoints.create,
    {
      body: {
        title: "Bench of wyrmwood",
        description: "Long enough for three.",
        price: 400_00,
        images: [picture],
        brand: null,
        condition: "good",
        conditionNotes: null,
        category: "Furniture",
        subCategory: "Seating",
        type: "Benches",
        materials: ["Oak"],
        style: null,
        color: null,
        rooms: [],
        dimensions: { width: 60, depth: 16, height: 18 },
        weight: null,
        delivery: { pickup: true, delivery: false },
      },
    },
    { idempotencyKey: crypto.randomUUID() },
  );
  await expect(page.getByRole("link", { name: "Notifications, 1" })).toBeVisible();
  await answers(page);
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await expect(page.getByText("A new piece for “wyrmwood, Under $900”")).toBeVisible();
  await seller.call(listingEndpoints.retire, { params: { heirloopId: made.heirloopId } });
});

test("a guest's search is kept after logging in, and can be forgotten without scripts", async ({
  person,
  newcomer,
}) => {
  const { email } = await newcomer();
  const { page } = await person({ javaScript: false });
  await page.goto("/collections/seating?keyword=oak");
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Seating, oak");
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("link", { name: "Seating, oak" })).toBeVisible();
  await page.getByRole("button", { name: "Forget Seating, oak" }).click();
  await expect(page.getByText("No searches kept yet")).toBeVisible();
});
