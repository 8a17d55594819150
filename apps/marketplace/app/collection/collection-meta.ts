import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { formatLabel } from "@heirloop/contract/label/label";
import type { Scene } from "@heirloop/contract/scene/scenes";
import { collectionTitle } from "@heirloop/ui/patterns/filters/collection-copy";
import { createCollectionBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import type { MetaDescriptor } from "react-router";
import { pageMeta, getPublicUrl, type MetaMatches } from "../page-head/page-meta.ts";
import { itemList } from "../page-head/structured-data.ts";
import type { CollectionProps } from "./collection.tsx";

type CollectionMeta = Pick<CollectionProps, "query" | "page" | "fixed" | "title"> & {
  /** The page's path without filters: `/collections/seating`, `/brand/knoll`. */
  path: string;
  /** For the title, where the heading alone says too little. */
  longTitle?: string;
  /** A furnished room for previews; otherwise the first listing's picture is used. */
  scene?: Scene | undefined;
  /** The description; without it, it is derived from the query. */
  description?: string;
};

const counted = (page: ListingPage | null): string =>
  page === null || page.total === 0 ? "Second-hand" : `${page.total.toLocaleString("en-US")} second-hand`;

function describe(query: ListingQuery, page: ListingPage | null): string {
  const place = query.type ?? query.subCategory ?? query.category;
  const what = place ? formatLabel(place).toLowerCase() : "pieces of furniture";
  return `${counted(page)} ${what} from vetted sellers, measured and honestly described. Delivery as soon as the next day, free returns, buyer protection on every one.`;
}

/**
 * Filtered and sorted variants share the canonical URL of the whole collection. Searches, sales, designer brands and
 * further pages have their own.
 */
function canonicalPath(path: string, { discount, op, keyword, page }: ListingQuery): string {
  const parameters = new URLSearchParams({
    ...(keyword ? { keyword } : {}),
    ...(discount ? { discount } : {}),
    ...(op ? { op } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

/** The head of every collection page. */
export function collectionMeta(matches: MetaMatches, collection: CollectionMeta): MetaDescriptor[] {
  const { query, page, path, fixed, title = collectionTitle(query) } = collection;
  const listings = page?.listings ?? [];
  const [first] = listings;
  const [image] = first?.images ?? [];
  const head = collection.longTitle ?? title;
  return pageMeta(matches, {
    title: query.page > 1 ? `${head}, page ${query.page}` : head,
    description: `${query.page > 1 ? `Page ${query.page}. ` : ""}${collection.description ?? describe(query, page)}`,
    path: canonicalPath(path, query),
    // An empty page has no value in a search engine's index.
    unlisted: page?.total === 0,
    picture: collection.scene ?? (image && first ? { src: image, alt: first.title } : undefined),
    trail: createCollectionBreadcrumbs(query, fixed, title),
    data: listings.length === 0 ? [] : [itemList(getPublicUrl(matches), listings)],
  });
}
