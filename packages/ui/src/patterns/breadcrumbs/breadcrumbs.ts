import type { BlogPost } from "@heirloop/contract/blog/blog.schema";
import { formatLabel } from "@heirloop/contract/label/label";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";

import { collectionTitle, getCategoryTitle } from "../filters/collection-copy.ts";
import type { CollectionQuery, FixedFilter } from "../filters/collection-query.ts";

/** From Home down; the current page is last and has no URL (docs/design.md). */
export type BreadcrumbTrail = ReadonlyArray<{ label: string; href?: string }>;

const home = { label: "Home", href: pageUrls.home() };
const shop = { label: "Shop", href: pageUrls.collections() };

/** A page right below the first one. */
export const createPageBreadcrumbs = (label: string): BreadcrumbTrail => [home, { label }];

/** A page below the help page. */
export const createHelpBreadcrumbs = (label: string): BreadcrumbTrail => [
  home,
  { label: "Help", href: pageUrls.help() },
  { label },
];

/** Where the pages lie that are a collection with one thing in their path. */
const indexOf: Record<FixedFilter, BreadcrumbTrail[number]> = {
  brand: { label: "Brands", href: pageUrls.brands() },
  room: { label: "Rooms", href: pageUrls.rooms() },
  style: { label: "Styles", href: pageUrls.styles() },
  region: { label: "Places", href: pageUrls.locations() },
};

type CategoryPath = {
  category?: string | undefined;
  subCategory?: string | undefined;
  type?: string | undefined;
};

/** Shop → category → subcategory → type, as far as they are known. */
function getCategoryTrail({
  category,
  subCategory,
  type,
}: CategoryPath): Array<Required<BreadcrumbTrail[number]>> {
  if (category === undefined) return [shop];
  const above = [shop, { label: formatLabel(category), href: pageUrls.category({ category }) }];
  if (subCategory === undefined) return above;
  above.push({ label: formatLabel(subCategory), href: pageUrls.category({ category, subCategory }) });
  if (type === undefined) return above;
  return [...above, { label: formatLabel(type), href: pageUrls.category({ category, subCategory, type }) }];
}

/** Of a page of filtered pieces. `title` is its own heading, where the query does not word it. */
export function createCollectionBreadcrumbs(
  query: CollectionQuery,
  fixed: readonly FixedFilter[] = [],
  title: string = collectionTitle(query),
): BreadcrumbTrail {
  const [own] = fixed;
  if (own !== undefined) return [home, indexOf[own], { label: title }];
  const trail = getCategoryTrail(query);
  // Search results are below their category; a category page ends with itself.
  if (title !== getCategoryTitle(query)) return [home, ...trail, { label: title }];
  return [home, ...trail.slice(0, -1), ...trail.slice(-1).map(({ label }) => ({ label }))];
}

/** Home → Shop → category → subcategory → type → the piece. */
export function createListingBreadcrumbs({
  newSchema,
  title,
}: Pick<FullListing, "newSchema" | "title">): BreadcrumbTrail {
  const [category] = newSchema.categories;
  const [subCategory] = newSchema.subCategories;
  const [type] = newSchema.types;
  return [home, ...getCategoryTrail({ category, subCategory, type }), { label: title }];
}

export const createPostBreadcrumbs = ({ title }: Pick<BlogPost, "title">): BreadcrumbTrail => [
  home,
  { label: "Blog", href: pageUrls.blog() },
  { label: title },
];
