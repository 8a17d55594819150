import type { Menu } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { regionCodes } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { SearchFacet } from "@heirloop/contract/search/search.schema";
import { slugify } from "../../slugify.ts";
import type { Clause, FacetValue, ListingsFound, Search } from "../search/search.port.ts";

const only = (facet: SearchFacet, value: string): Clause => ({ any: [{ kind: "facet", facet, value }] });

/** Counts and the newest piece of what the clauses leave. */
const look = (
  search: Search,
  clauses: readonly Clause[],
  facets: readonly SearchFacet[],
): Promise<ListingsFound> =>
  search.listings({ keyword: "", clauses, sort: "newest", offset: 0, length: 1, facets, disjunctive: false });

const valuesOf = (found: ListingsFound, facet: SearchFacet): readonly FacetValue[] =>
  found.facets.get(facet) ?? [];

async function categoryTree(search: Search, categories: readonly FacetValue[]): Promise<Menu["categories"]> {
  const tree: Menu["categories"] = [];
  for (const category of categories) {
    const inCategory = only("categories", category.name);
    const subCategories: Menu["categories"][number]["subCategories"] = [];
    for (const subCategory of valuesOf(
      await look(search, [inCategory], ["subCategories"]),
      "subCategories",
    )) {
      const types = valuesOf(
        await look(search, [inCategory, only("subCategories", subCategory.name)], ["types"]),
        "types",
      );
      subCategories.push({ ...subCategory, types: [...types] });
    }
    tree.push({ ...category, subCategories });
  }
  return tree;
}

type Tile = Menu["tiles"][number];

/** Pieces that stand for a tab: the newest one of each of its first entries. */
async function tilesOf(
  search: Search,
  tab: string,
  entries: ReadonlyArray<{ title: string; href: string; clauses: Clause[] }>,
): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (const { title, href, clauses } of entries) {
    const image = (await look(search, clauses, [])).hits[0]?.record.image;
    if (image) tiles.push({ tab, title, image, href });
  }
  return tiles;
}

/** As many as a page of tiles or a panel of the menu shows. */
const perTab = 8;

/** Everything the header shows, from the search engine's own counts. Source: docs/product.md §2. */
export async function makeMenu(search: Search): Promise<Menu> {
  const all = await look(search, [], ["categories", "brand", "rooms", "style", "region"]);
  const designers = new Set(
    valuesOf(await look(search, [only("designer", "true")], ["brand"]), "brand").map(({ name }) => name),
  );
  const [categories, brands, rooms, styles] = [
    valuesOf(all, "categories"),
    valuesOf(all, "brand"),
    valuesOf(all, "rooms"),
    valuesOf(all, "style"),
  ];
  const named = (facet: SearchFacet, values: readonly FacetValue[], href: (name: string) => string) =>
    values
      .slice(0, perTab)
      .map(({ name }) => ({ title: formatLabel(name), href: href(name), clauses: [only(facet, name)] }));
  const tree = await categoryTree(search, categories);
  const tiles = [
    ...(await tilesOf(search, "on-sale", [
      {
        title: "Any reduction",
        href: pageUrls.collections("discount=1"),
        clauses: [
          { any: [{ kind: "number", field: "compareAtPrice", least: 1, most: Number.MAX_SAFE_INTEGER }] },
        ],
      },
      {
        title: "20% off and more",
        href: pageUrls.collections("discount=20"),
        clauses: [{ any: [{ kind: "number", field: "discount", least: 20, most: 100 }] }],
      },
    ])),
    ...(await tilesOf(search, "new-hits", [
      { title: "Just arrived", href: pageUrls.collections("sort=newest"), clauses: [] },
    ])),
    ...(await tilesOf(
      search,
      "category",
      named("categories", categories, (category) => pageUrls.category({ category })),
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
              clauses: [only("categories", name), only("subCategories", sub.name)],
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
        clauses: [only("brand", name)],
      })),
    )),
    ...(await tilesOf(search, "room", named("rooms", rooms, pageUrls.room))),
    ...(await tilesOf(search, "style", named("style", styles, pageUrls.style))),
  ];
  return {
    categories: tree,
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
