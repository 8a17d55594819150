import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { regionCodes, regionNames } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { type Scene, sceneOfRoom, sceneOfStyle } from "@heirloop/contract/scene/scenes";
import type { SearchFacet } from "@heirloop/contract/search/search.schema";
import { slugify } from "../../slugify.ts";
import type { Clause, FacetValue, ListingsFound, Search } from "../search/search.port.ts";

const facetClause = (facet: SearchFacet, value: string): Clause => ({
  any: [{ kind: "facet", facet, value }],
});

/** Returns the counts and newest pieces that match the clauses. */
const findPieces = (
  search: Search,
  clauses: readonly Clause[],
  facets: readonly SearchFacet[],
  length = 0,
): Promise<ListingsFound> =>
  search.listings({ keyword: "", clauses, sort: "newest", offset: 0, length, facets, disjunctive: false });

const valuesOf = (result: ListingsFound, facet: SearchFacet): readonly FacetValue[] =>
  result.facets.get(facet) ?? [];

/** Returns the category tree of all pieces that match `clauses`. */
async function categoryTree(search: Search, clauses: readonly Clause[] = []): Promise<Menu["categories"]> {
  const tree: Menu["categories"] = [];
  for (const category of valuesOf(await findPieces(search, clauses, ["categories"]), "categories")) {
    const inCategory = [...clauses, facetClause("categories", category.name)];
    const subCategories: Menu["categories"][number]["subCategories"] = [];
    for (const subCategory of valuesOf(
      await findPieces(search, inCategory, ["subCategories"]),
      "subCategories",
    )) {
      const types = valuesOf(
        await findPieces(search, [...inCategory, facetClause("subCategories", subCategory.name)], ["types"]),
        "types",
      );
      subCategories.push({ ...subCategory, types: [...types] });
    }
    tree.push({ ...category, subCategories });
  }
  return tree;
}

const anyReduction: Clause = {
  any: [{ kind: "number", field: "compareAtPrice", least: 1, most: Number.MAX_SAFE_INTEGER }],
};

type Tile = Menu["tiles"][number];

/** The number of newest pieces searched for one that no other tile shows. */
const candidates = 24;

/** The number of newest pieces that the home page shows under "New hits", next to the tiles. */
const newHitsOnHome = 12;

/** Furniture represents a room better than a plant or a lamp. */
const largeFurniture: Clause = {
  any: ["furniture", "seating"].map((value) => ({ kind: "facet", facet: "categories", value })),
};

/** A tile's link. A scene of a furnished room illustrates it better than a single piece. */
type Entry = { title: string; href: string; clauses: Clause[]; scene?: Scene | undefined };

/**
 * Returns a tab's tiles, each with its scene or newest piece, preferring pictures that are not `shown` yet.
 */
async function tilesOf(
  search: Search,
  tab: string,
  entries: readonly Entry[],
  shown = new Set<string>(),
): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (const { title, href, clauses, scene } of entries) {
    if (scene) {
      tiles.push({ tab, title, image: scene.src, href });
      continue;
    }
    const large = await findPieces(search, [...clauses, largeFurniture], [], candidates);
    const { hits } = large.total > 0 ? large : await findPieces(search, clauses, [], candidates);
    const images = hits.flatMap(({ record }) => record.image ?? []);
    const image = images.find((one) => !shown.has(one)) ?? images[0];
    if (image === undefined) continue;
    shown.add(image);
    tiles.push({ tab, title, image, href });
  }
  return tiles;
}

/** The size of a menu panel; rooms, styles and places have pages that list all of them. */
const perTab = 8;

/** Returns an entry for each value of a facet. */
const entriesOf = (
  facet: SearchFacet,
  values: readonly FacetValue[],
  href: (name: string) => string,
  sceneOf?: (name: string) => Scene | undefined,
): Entry[] =>
  values.map(({ name }) => ({
    title: formatLabel(name),
    href: href(name),
    clauses: [facetClause(facet, name)],
    scene: sceneOf?.(name),
  }));

/** What the header's tabs show; the values with the most pieces come first. */
type MenuValues = {
  tree: Menu["categories"];
  categories: readonly FacetValue[];
  brands: readonly FacetValue[];
  rooms: readonly FacetValue[];
  styles: readonly FacetValue[];
};

/** Returns the tiles of all tabs. */
async function createTiles(
  search: Search,
  { tree, categories, brands, rooms, styles }: MenuValues,
): Promise<Tile[]> {
  // Categories, rooms and styles share a page with the newest pieces, so no picture repeats there.
  const newest = await findPieces(search, [], [], newHitsOnHome);
  const onHome = new Set(newest.hits.flatMap(({ record }) => record.image ?? []));
  return [
    ...(await tilesOf(search, "on-sale", [
      {
        title: "20% off and more",
        href: pageUrls.collections("discount=20"),
        clauses: [{ any: [{ kind: "number", field: "discount", least: 20, most: 100 }] }],
      },
      ...entriesOf(
        "categories",
        categories,
        (category) => `${pageUrls.category({ category })}?discount=1`,
      ).map((entry) => ({ ...entry, clauses: [...entry.clauses, anyReduction] })),
    ])),
    ...(await tilesOf(
      search,
      "new-hits",
      entriesOf("categories", categories, (category) => `${pageUrls.category({ category })}?sort=newest`),
    )),
    ...(await tilesOf(
      search,
      "category",
      entriesOf("categories", categories.slice(0, perTab), (category) => pageUrls.category({ category })),
      onHome,
    )),
    ...(
      await Promise.all(
        tree.map(({ name, subCategories }) =>
          tilesOf(
            search,
            name,
            subCategories.slice(0, perTab).map((sub) => ({
              title: formatLabel(sub.name),
              href: pageUrls.category({ category: name, subCategory: sub.name }),
              clauses: [facetClause("categories", name), facetClause("subCategories", sub.name)],
            })),
          ),
        ),
      )
    ).flat(),
    ...(await tilesOf(
      search,
      "brand",
      brands.slice(0, perTab).map(({ name }) => ({
        title: name,
        href: pageUrls.brand(slugify(name)),
        clauses: [facetClause("brand", name)],
      })),
    )),
    ...(await tilesOf(search, "room", entriesOf("rooms", rooms, pageUrls.room, sceneOfRoom), onHome)),
    ...(await tilesOf(search, "style", entriesOf("style", styles, pageUrls.style, sceneOfStyle), onHome)),
    ...(await tilesOf(
      search,
      "location",
      regionCodes.map((region) => ({
        title: regionNames[region],
        href: pageUrls.location(region),
        clauses: [facetClause("region", region)],
      })),
    )),
  ];
}

/** Builds everything the header shows from the search engine's counts. Source: docs/product.md §2. */
export async function createMenu(search: Search): Promise<Menu> {
  const all = await findPieces(search, [], ["categories", "brand", "rooms", "style", "region"]);
  const designers = new Set(
    valuesOf(await findPieces(search, [facetClause("designer", "true")], ["brand"]), "brand").map(
      ({ name }) => name,
    ),
  );
  const categories = valuesOf(all, "categories");
  const brands = valuesOf(all, "brand");
  const rooms = valuesOf(all, "rooms");
  const styles = valuesOf(all, "style");
  const tree = await categoryTree(search);
  const onSale = await categoryTree(search, [anyReduction]);
  const tiles = await createTiles(search, { tree, categories, brands, rooms, styles });
  return {
    categories: tree,
    onSale,
    brands: brands.map(({ name, count }) => ({
      name,
      count,
      slug: slugify(name),
      designer: designers.has(name),
    })),
    rooms: [...rooms],
    styles: [...styles],
    regions: regionCodes.map((region) => ({
      region,
      count: valuesOf(all, "region").find(({ name }) => name === region)?.count ?? 0,
    })),
    tiles,
  };
}
