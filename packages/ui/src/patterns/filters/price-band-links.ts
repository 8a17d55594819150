import { changed, collectionHref } from "./collection-href.ts";
import { priceBands, formatPriceRange } from "./filter-labels.ts";
import type { CollectionQuery, FilterPlace } from "./collection-query.ts";

type Band = (typeof priceBands)[number];

/** Prices of a band, as the query's own kind of number: read back from the address that says them. */
function getHref(place: FilterPlace, query: CollectionQuery, band: Band): string {
  const bare = collectionHref(place, changed(query, { minPrice: undefined, maxPrice: undefined }));
  const fields = Object.entries(band).map(([name, value]) => `${name}=${value}`);
  return `${bare}${bare.includes("?") ? "&" : "?"}${fields.join("&")}`;
}

/** A link to each band of prices, and from the one that is chosen back to all. */
export const priceBandLinks = (place: FilterPlace, query: CollectionQuery) =>
  priceBands.map((band) => {
    const words = formatPriceRange(band.minPrice, band.maxPrice);
    const chosen = band.minPrice === query.minPrice && band.maxPrice === query.maxPrice;
    const href = chosen
      ? collectionHref(place, changed(query, { minPrice: undefined, maxPrice: undefined }))
      : getHref(place, query, band);
    return { key: words, label: words, href, chosen };
  });
