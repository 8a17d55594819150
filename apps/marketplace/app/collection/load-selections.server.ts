import type { Api } from "@heirloop/api-client/http/http-client";
import { listingEndpoints, type ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery, ListingQueryInput } from "@heirloop/contract/listing/listing-query.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { CollectionSuggestions } from "@heirloop/ui/screens/collections/collections-screen";
import type { FeaturedSearch } from "@heirloop/ui/screens/explore/explore-screen";
import type { Selection } from "@heirloop/ui/screens/top-picks/top-picks-screen";
import { orNull } from "../api/or-null.ts";
import { cardPictures, onCard, shownLast } from "./card-pictures.ts";
import { pickVaried } from "./pick-varied.ts";

/** Designer brands in near-new condition. */
const fine: ListingQueryInput = { op: "designer", condition: ["new", "like_new", "excellent", "restored"] };
const looked = "60";

const listed = (api: Api, query: ListingQueryInput): Promise<ListingPage> =>
  api.call(listingEndpoints.list, { query });

const picked = [
  { title: "To sit in", category: "seating", text: "Comfortable chairs and sofas by named makers." },
  {
    title: "To gather around",
    category: "furniture",
    text: "Well-made tables, beds and cabinets.",
  },
  {
    title: "To read by",
    category: "lighting",
    text: "Lamps for desks, bedsides and reading corners.",
  },
  {
    title: "To look at",
    category: "home_decor",
    text: "Mirrors, rugs and vases.",
  },
] as const;

/** The curated selections. */
export async function loadTopPicks(api: Api): Promise<Selection[]> {
  return Promise.all(
    picked.map(async ({ category, ...selection }) => {
      const { listings } = await listed(api, { ...fine, category, sort: "newest", limit: looked });
      return {
        ...selection,
        href: `${pageUrls.category({ category })}?op=designer`,
        listings: pickVaried(listings, 4).map(onCard),
      };
    }),
  );
}

/** New or reduced pieces among which `pickCards` finds different ones. */
export const loadManyPieces = async (api: Api, query: ListingQueryInput): Promise<Listing[]> =>
  (await listed(api, { ...query, limit: looked })).listings;

/** Pieces of different types and brands, if possible with pictures that are not on the page yet. */
export const pickCards = (
  listings: readonly Listing[],
  most: number,
  shown: ReadonlySet<string> = new Set(),
): Listing[] => pickVaried(shownLast(listings, shown, listings.length), most).map(onCard);

/** On a page without pieces, twelve fill rows of two to four. */
const suggested = 12;

/** New pieces for a page that shows none. If they cannot be loaded, there are none. */
export async function loadSuggestions(api: Api, shown: readonly Listing[] | undefined): Promise<Listing[]> {
  if (shown?.length !== 0) return [];
  return pickCards((await orNull(loadManyPieces(api, { sort: "newest" }))) ?? [], suggested);
}

/**
 * For a collection page that shows no pieces: what its search finds without the filters, which are all fields except
 * the keyword and those `fixed` by the page's path; otherwise new pieces.
 */
export async function loadCollectionSuggestions(
  api: Api,
  shown: readonly Listing[] | undefined,
  { keyword, exact, sort: _sort, page: _page, limit: _limit, ...filters }: ListingQuery,
  fixed: ListingQueryInput,
): Promise<CollectionSuggestions> {
  const filtered = Object.entries(filters).some(
    ([name, value]) => !(name in fixed) && [value ?? []].flat().length > 0,
  );
  if (shown?.length === 0 && filtered) {
    const unfiltered = await orNull(listed(api, { keyword, exact, ...fixed, limit: String(suggested) }));
    if (unfiltered !== null && unfiltered.total > 0)
      return { kind: "unfiltered", pieces: unfiltered.listings.map(onCard) };
  }
  return { kind: "new", pieces: await loadSuggestions(api, shown) };
}

type Featured = Pick<FeaturedSearch, "title" | "href" | "description"> & { query: ListingQueryInput };
const featured: readonly Featured[] = [
  {
    title: "Top picks",
    href: pageUrls.topPicks(),
    description: "Named makers in excellent condition.",
    query: { ...fine, sort: "newest" },
  },
  {
    title: "Designer makers",
    href: pageUrls.collections("op=designer"),
    description: "Well-known makers and design classics.",
    query: { op: "designer", sort: "price-desc" },
  },
  {
    title: "Under $250",
    href: pageUrls.collections("maxPrice=25000"),
    description: "Great pieces on a small budget.",
    query: { maxPrice: "25000", sort: "newest" },
  },
  {
    title: "20% off or more",
    href: pageUrls.collections("discount=20"),
    description: "Recently reduced pieces.",
    query: { discount: "20", sort: "discount" },
  },
];

/** The pieces of each featured search. */
export const loadFeaturedPages = (api: Api): Promise<ListingPage[]> =>
  Promise.all(featured.map(({ query }) => listed(api, { ...query, limit: "8" })));

/** Featured searches, each if possible with a picture that is not on the page yet; theirs are added to `shown`. */
export const createFeaturedSearches = (pages: readonly ListingPage[], shown: Set<string>): FeaturedSearch[] =>
  featured.map(({ query: _query, ...link }, at) => {
    const page = pages[at];
    const [image = null] = cardPictures(shownLast(page?.listings ?? [], shown, 1));
    if (image !== null) shown.add(image);
    return { ...link, image, count: page?.total ?? 0 };
  });
