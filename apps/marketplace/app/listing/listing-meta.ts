import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createListingBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import type { MetaDescriptor } from "react-router";
import { pageMeta, getPublicUrl, type MetaMatches } from "../page-head/page-meta.ts";
import { product } from "../page-head/structured-data.ts";

const standing = {
  active: (price: string) => `${price}. `,
  sold: () => "Sold. ",
  inactive: () => "No longer for sale. ",
};

/** The head of a listing's page. A sold listing keeps its page. */
export function listingMeta(matches: MetaMatches, listing: FullListing): MetaDescriptor[] {
  const [image] = listing.images;
  return pageMeta(matches, {
    title: listing.title,
    description: standing[listing.status](formatCents(listing.price)) + listing.description,
    path: pageUrls.product(listing),
    picture: image ? { src: image, alt: listing.title } : undefined,
    kind: "product",
    trail: createListingBreadcrumbs(listing),
    data: [product(getPublicUrl(matches), listing)],
  });
}
