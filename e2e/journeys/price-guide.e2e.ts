import { type Api, createApi } from "@heirloop/api-client/http/http-client";
import { formatLabel } from "@heirloop/contract/label/label";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { priceGuideEndpoints } from "@heirloop/contract/price-guide/price-guide.endpoints";
import { answers, expect, test } from "../support/journey.ts";
import { screenSizes } from "../support/screen-sizes.ts";

/** A piece without a maker, of a type that has sold often enough. */
async function findGuided(guest: Api) {
  const { listings } = await guest.call(listingEndpoints.list, { query: { sort: "newest" } });
  for (const piece of listings.filter(({ brand }) => brand === null)) {
    const [type] = piece.newSchema.types;
    if (type === undefined) continue;
    const { guide } = await guest.call(priceGuideEndpoints.get, { query: { type } });
    if (guide !== null) return { piece, type };
  }
  throw new Error("No type of the newest pieces has sold often enough.");
}

for (const { name, viewport } of screenSizes)
  test(`buyer and seller read what pieces like this have sold for, on ${name}`, async ({
    newcomer,
    person,
    url,
  }) => {
    const { piece, type } = await findGuided(createApi({ prefix: url, token: () => undefined }));
    const buyer = await person();
    const seller = await newcomer({ firstName: "Sorrel", isBusiness: true });
    for (const { page } of [buyer, seller]) await page.setViewportSize(viewport);

    // Other journeys sell pieces meanwhile, which changes the figures.
    const line = /^Pieces like this sold for (about \$|\$[\d,]+ to \$).+ here \(\d+ sales\)\.$/;
    await buyer.page.goto(pageUrls.product(piece));
    await expect(buyer.page.getByText(line)).toBeVisible();

    await seller.page.goto(pageUrls.newListing());
    await answers(seller.page);
    await expect(seller.page.getByText(line)).toHaveCount(0);
    const kind = seller.page.getByRole("combobox", { name: "Kind" });
    await kind.fill(formatLabel(type));
    await seller.page.getByRole("option", { name: new RegExp(`› ${formatLabel(type)}$`) }).click();
    await expect(seller.page.getByText(line)).toBeVisible();
  });
