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
  /** In the head, where the heading alone says too little. */
  longTitle?: string;
  /** The furnished room that stands for the page; without it its first piece does. */
  scene?: Scene | undefined;
  /** What is said of the page; without it the query words it. */
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
 * Filters, orders and pages of another size are the same collection seen otherwise: they go by the address of the whole. What is reduced and
 * what designers made are collections of their own, and so is every further page; what was searched for is nobody's to list.
 */
function canonicalPath(path: string, { discount, op, keyword, page }: ListingQuery): string {
  const kept = new URLSearchParams({
    ...(keyword ? { keyword } : {}),
    ...(discount ? { discount } : {}),
    ...(op ? { op } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}

/** The head of any page that is a collection with filters in its address. */
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
    // A search is folded into its collection by its canonical address; refusing it as well would say two things at once.
    unlisted: page?.total === 0,
    picture: collection.scene ?? (image && first ? { src: image, alt: first.title } : undefined),
    trail: createCollectionBreadcrumbs(query, fixed, title),
    data: listings.length === 0 ? [] : [itemList(getPublicUrl(matches), listings)],
  });
}
