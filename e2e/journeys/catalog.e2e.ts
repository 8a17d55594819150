import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect, test } from "../support/journey.ts";
import { square } from "../support/square-picture.ts";
import { listForSale } from "../support/list-for-sale.ts";

/** The properties of Object.prototype, and one that a seller once put into the menu. */
const strangeNames = ["constructor", "__proto__", "toString", "hasOwnProperty", "Win A Prize"];

test("a seller describes a listing with catalog terms, and a new brand is public once an admin approves it", async ({
  newcomer,
  person,
  url,
}) => {
  test.slow();
  const brand = `Tidewater ${Date.now().toString(36)}`;
  const { page } = await newcomer({ firstName: "Odile" });
  await page.goto("/edit");
  await page.getByLabel("Add pictures").setInputFiles(square);
  await expect(page.getByText("Uploaded", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill("Ash bench with a rush seat");
  const kind = page.getByRole("combobox", { name: "Kind" });
  await kind.fill("bencehs");
  // The combobox suggests the closest type and accepts it when it is selected.
  await page.getByRole("option", { name: /Stools and Benches › Benches/ }).click();
  await expect(kind).toHaveValue(/Benches$/);
  await page.getByRole("textbox", { name: "Description" }).fill("From a school hall.");
  await page.getByRole("textbox", { name: "Maker or brand" }).fill(brand);
  await page.getByRole("combobox", { name: "Material 1" }).fill("Boucle");
  await page.getByRole("option", { name: "Bouclé" }).click();
  await listForSale(page);
  await expect(page.getByText(brand).first()).toBeVisible();
  const piece = new URL(page.url()).pathname.split("/")[2] ?? "";

  const address = `/brand/${brand.toLowerCase().replaceAll(" ", "-")}`;
  const guest = await person({ provokes: /status of 404/ });
  expect((await guest.page.goto(address))?.status()).toBe(404);
  await guest.page.goto("/brand");
  await expect(guest.page.getByText(brand)).toHaveCount(0);

  const admin = await person({ email: "admin@demo.test" });
  await admin.page.goto("/admin?tab=brands");
  await admin.page.getByRole("button", { name: `Approve ${brand}` }).click();
  await expect(admin.page.getByText("The brand is approved.")).toBeVisible();
  await expect(admin.page.getByRole("button", { name: `Approve ${brand}` })).toHaveCount(0);
  await admin.page.goto("/admin?tab=audit");
  await expect(admin.page.getByRole("row", { name: new RegExp(`Approved a brand.*${brand}`) })).toBeVisible();

  // The menu is counted at most once per second.
  await expect.poll(async () => (await guest.page.goto(address))?.status()).toBe(200);
  await expect(guest.page.getByRole("heading", { level: 1 })).toHaveText(brand);
  const { brand: shown } = listingEndpoints.get.answer.parse(
    await (await guest.page.request.get(`${url}/api/listings/${piece}`)).json(),
  );
  expect(shown).toBe(brand);
});

test("a term outside the catalog is rejected at its field", async ({ newcomer }) => {
  const { api } = await newcomer();
  const answer = api.call(listingEndpoints.create, {
    body: {
      title: "Win a prize",
      description: "Visit us.",
      price: cents(100_00),
      images: ["/pictures/uploads/one"],
      brand: null,
      condition: "good",
      conditionNotes: null,
      category: "Win A Prize At Evil Dot Test",
      subCategory: "sofas",
      type: "loveseats",
      materials: [],
      style: null,
      color: null,
      rooms: [],
      dimensions: { width: 18, depth: 20, height: 32 },
      weight: null,
      delivery: { pickup: true, delivery: true },
    },
  });
  await expect(answer).rejects.toMatchObject({ status: 422 });
});

test.describe("category URLs", () => {
  for (const [address, canonical] of [
    ["/style/art-deco", "/style/art_deco"],
    ["/style/Art%20D%C3%A9co?sort=newest", "/style/art_deco?sort=newest"],
    ["/room/Living-Rooms", "/room/living_room"],
    ["/location/LA", "/location/la"],
    ["/location/los-angeles", "/location/la"],
    ["/collections/Seating", "/collections/seating"],
    ["/collections/seating/chair/Dining-Chair?page=2", "/collections/seating/chairs/dining_chairs?page=2"],
    ["/brand/Halden%20%26%20Moss", "/brand/halden-and-moss"],
    ["/brand/RAVNSBORG_MOBLER", "/brand/ravnsborg-mobler"],
  ] as const)
    test(`${address} redirects to ${canonical}`, async ({ request, url }) => {
      const answer = await request.get(url + address, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]]).toEqual([301, canonical]);
      expect((await request.get(url + canonical, { maxRedirects: 0 })).status()).toBe(200);
    });

  test("names of Object's prototype are not categories", async ({ request, url }) => {
    for (const name of strangeNames)
      for (const place of [
        "style",
        "room",
        "brand",
        "location",
        "collections",
        "collections/seating",
        "blog",
      ])
        expect([place, name, (await request.get(`${url}/${place}/${name}`)).status()]).toEqual([
          place,
          name,
          404,
        ]);
    expect((await request.get(`${url}/profile/constructor`)).status()).toBe(404);
    expect((await request.get(`${url}/product/constructor/constructor`)).status()).toBe(404);
  });

  test("names of Object's prototype are ignored in queries", async ({ request, url }) => {
    for (const name of strangeNames)
      for (const address of [
        `/collections?sort=${name}`,
        `/collections?${name}=1`,
        `/collections?style=${name}&material=${name}&room=${name}&color=${name}&brand=${name}`,
        `/collections?keyword=${name}`,
        `/collections?page=${name}&discount=${name}&op=${name}&region=${name}&condition=${name}`,
        `/help?audience=${name}`,
        `/blog?topic=${name}`,
        `/api/listings?style=${name}&${name}=1`,
      ])
        expect([address, (await request.get(url + address)).status()]).toEqual([address, 200]);
  });

  test("names of Object's prototype are ignored in tabs", async ({ person }) => {
    const { page } = await person({ email: "admin@demo.test" });
    const shop = await person({ email: "studio@demo.test" });
    for (const name of ["constructor", "__proto__"]) {
      expect((await page.request.get(`/admin?tab=${name}`)).status()).toBe(200);
      for (const address of [
        `/seller-dashboard?tab=${name}`,
        `/seller-dashboard?tab=products&list=${name}`,
        `/seller-dashboard?tab=consignments&list=${name}`,
        `/purchases?selection=${name}`,
        `/purchases?tab=${name}`,
        `/sales?selection=${name}`,
      ])
        expect([address, (await shop.page.request.get(address)).status()]).toEqual([address, 200]);
    }
  });
});

test("icons are served at the URLs that browsers request", async ({ request, url }) => {
  for (const [address, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
  ] as const) {
    const answer = await request.get(url + address);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, type]);
  }
});
