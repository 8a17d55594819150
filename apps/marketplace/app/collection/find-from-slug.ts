import { nameKey, termKey } from "@heirloop/contract/catalog/fold-text";
import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { regionNames } from "@heirloop/contract/hub/hub";
import { redirect } from "react-router";
import { getPagePath } from "../api/page-path.ts";

/** Finds by exact name, or else by a different spelling. */
const findByName = <Item extends { name: string }>(items: readonly Item[], name: string): Item | undefined =>
  items.find((item) => item.name === name) ?? items.find((item) => termKey(item.name) === termKey(name));

/** The raw names of a category path; missing parts are undefined. */
export type CategoryPath = { category: string; subCategory?: string; type?: string };

/** Finds a category by its path in any spelling; undefined when there is none. */
export function findCategory(
  { categories }: Pick<Menu, "categories">,
  slugs: { [Part in keyof CategoryPath]?: string | undefined },
): CategoryPath | undefined {
  const category = findByName(categories, slugs.category ?? "");
  if (category === undefined) return undefined;
  if (slugs.subCategory === undefined) return { category: category.name };
  const subCategory = findByName(category.subCategories, slugs.subCategory);
  if (subCategory === undefined) return undefined;
  const path = { category: category.name, subCategory: subCategory.name };
  if (slugs.type === undefined) return path;
  const type = findByName(subCategory.types, slugs.type);
  return type && { ...path, type: type.name };
}

export const findStyle = ({ styles }: Pick<Menu, "styles">, style: string): string | undefined =>
  findByName(styles, style)?.name;

export const findRoom = ({ rooms }: Pick<Menu, "rooms">, room: string): string | undefined =>
  findByName(rooms, room)?.name;

export function findBrand(
  { brands }: Pick<Menu, "brands">,
  brand: string,
): Menu["brands"][number] | undefined {
  const key = nameKey(brand);
  return (
    brands.find(({ slug }) => slug === brand) ??
    brands.find(({ name }) => key !== "" && nameKey(name) === key)
  );
}

const regions = Object.entries(regionNames);

/** By code or name: `LA`, `los-angeles`. */
export function findRegion(region: string): string | undefined {
  const key = nameKey(region);
  return regions.find(([code, name]) => code === key || nameKey(name) === key)?.[0];
}

/** Redirects to the canonical URL and keeps the query. */
export function redirectToCanonical(request: Request, canonical: string): void {
  const address = getPagePath(request);
  const path = address.split("?")[0] ?? address;
  if (path !== canonical) throw redirect(canonical + address.slice(path.length), 301);
}
