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

/** Characters below which a seller's description says too little in search results. */
const shortDescription = 60;

/** What search results and link previews show of a listing: its price or its end, then what the seller wrote. */
export function describeListing({
  status,
  price,
  title,
  description,
}: Pick<FullListing, "status" | "price" | "title" | "description">): string {
  const titlePrefix = description.length < shortDescription ? `${title}. ` : "";
  return `${standing[status](formatCents(price))}${titlePrefix}${description}`;
}

/** The head of a listing's page. A sold listing keeps its page. */
export function listingMeta(matches: MetaMatches, listing: FullListing): MetaDescriptor[] {
  const [image] = listing.images;
  return pageMeta(matches, {
    title: listing.title,
    description: describeListing(listing),
    path: pageUrls.product(listing),
    picture: image ? { src: image, alt: listing.title } : undefined,
    kind: "product",
    trail: createListingBreadcrumbs(listing),
    data: [product(getPublicUrl(matches), listing)],
  });
}
