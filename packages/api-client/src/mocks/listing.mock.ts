import { foldedWords } from "@heirloop/contract/catalog/fold-text";
import { menuEndpoints, type Menu } from "@heirloop/contract/menu/menu.endpoints";
import { regionCodes } from "@heirloop/contract/hub/hub";
import type { FitBox } from "@heirloop/contract/listing/fit-boxes.schema";
import type { ListingSearch } from "@heirloop/contract/listing/listing-query.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { fullListingFrom, listingFrom, questionsFrom } from "@heirloop/demo/projection/listing-projection";
import type { DemoListing } from "@heirloop/demo/records/listing";
import { boxesThatFit } from "@heirloop/machines/fit/fit-boxes";
import { withPriceOfWords } from "@heirloop/machines/search/price-words";
import { searchWithFewerWords } from "@heirloop/machines/search/fewer-words";
import { checkContact, contactOf } from "./blocked-people.mock.ts";
import { counted, findListings } from "./find-listings.ts";
import { mock, type MockCaller, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import { type MockWorld, replace } from "./mock-world.ts";
import { countWaiting, isWaiting } from "./waiting-list.mock.ts";

function getListing({ index }: MockWorld, heirloopId: string): DemoListing {
  const listing = index.listingsByHeirloopId.get(heirloopId);
  if (listing === undefined) throw problem("not-found");
  return listing;
}

function categoryTree(listings: readonly DemoListing[]): Menu["categories"] {
  return counted(listings, ({ category }) => [category]).map((category) => {
    const inCategory = listings.filter((listing) => listing.category === category.name);
    const subCategories = counted(inCategory, ({ subCategory }) => [subCategory]).map((sub) => ({
      ...sub,
      types: counted(
        inCategory.filter(({ subCategory }) => subCategory === sub.name),
        ({ type }) => [type],
      ),
    }));
    return { ...category, subCategories };
  });
}

const slugOf = (name: string) => foldedWords(name).join("-");

/** Only approved brands are shown beyond their listings. */
const isApproved = (world: MockWorld, name: string): boolean =>
  world.brands.some((brand) => brand.name === name && brand.status === "approved");

function menuOf(world: MockWorld): Menu {
  const active = world.listings.filter(({ status }) => status === "active");
  const approved = new Map(
    world.brands.filter(({ status }) => status === "approved").map((brand) => [brand.name, brand]),
  );
  const categories = categoryTree(active);
  return {
    categories,
    onSale: categoryTree(active.filter(({ compareAtPrice }) => compareAtPrice !== null)),
    brands: counted(active, ({ brand }) => [brand]).flatMap(({ name, count }) => {
      const brand = approved.get(name);
      return brand ? [{ name, count, slug: slugOf(name), designer: brand.designer }] : [];
    }),
    rooms: counted(active, ({ rooms }) => rooms),
    styles: counted(active, ({ style }) => [style]),
    regions: regionCodes.map((region) => ({
      region,
      count: active.filter((listing) => listing.region === region).length,
    })),
    tiles: categories.flatMap(({ name }) => {
      const image = active.find(({ category }) => category === name)?.images[0];
      return image === undefined
        ? []
        : [{ tab: name, title: name, image, href: pageUrls.category({ category: name }) }];
    }),
  };
}

function fitBoxesOf(
  { homes }: MockWorld,
  { fits }: Pick<ListingSearch, "fits">,
  caller: MockCaller | null,
): readonly FitBox[] | undefined {
  if (fits !== "1") return fits;
  const home = caller === null ? undefined : homes.get(caller.account.id);
  if (home === undefined) throw badField("fits", "Measure your doorway first");
  return boxesThatFit(home);
}

export const listingMocks: readonly MockRoute[] = [
  mock(listingEndpoints.list, async ({ query: typedQuery, caller, world }) => {
    const query = { ...withPriceOfWords(typedQuery), fits: fitBoxesOf(world, typedQuery, caller) };
    const {
      result: { listings: found, facets },
      leftOut,
    } = await searchWithFewerWords(query.keyword ?? "", {
      find: async (keyword) => {
        const some = findListings(world.listings, { ...query, keyword });
        return { ...some, total: some.listings.length };
      },
      count: async (keyword) => findListings(world.listings, { ...query, keyword }).listings.length,
    });
    const listings = found
      .slice((query.page - 1) * query.limit, query.page * query.limit)
      .map((listing) => listingFrom(listing, caller?.account.id ?? null));
    return {
      listings,
      total: found.length,
      page: query.page,
      totalPages: Math.ceil(found.length / query.limit),
      facets: {
        ...facets,
        uniqueBrands: facets.uniqueBrands.filter(({ name }) => isApproved(world, name)),
      },
      queryId: world.newId(),
      leftOut: [...leftOut],
      // The mocks know no spelling.
      correctedTo: null,
    };
  }),
  mock(listingEndpoints.get, ({ params, caller, world }) => {
    const viewerId = caller?.account.id ?? null;
    const listing = getListing(world, params.heirloopId);
    return {
      ...fullListingFrom(world.index, listing, viewerId, contactOf(world, viewerId, listing.sellerId)),
      waitingCount: countWaiting(world, listing),
      isWaiting: isWaiting(world, listing, viewerId),
    };
  }),
  mock(listingEndpoints.questions, ({ params, world }) => ({
    questions: questionsFrom(world.index, getListing(world, params.heirloopId)),
  })),
  mock(listingEndpoints.ask, ({ params, body, caller: { account }, world }) => {
    const listing = getListing(world, params.heirloopId);
    if (body.answerTo !== undefined && listing.sellerId !== account.id) throw problem("permission-denied");
    const question = world.questions.find(
      ({ id, listingId }) => id === body.answerTo && listingId === listing.id,
    );
    if (body.answerTo !== undefined && question === undefined) throw problem("not-found");
    if (question === undefined) checkContact(world, account.id, listing.sellerId, "question");
    const date = world.now();
    const written = question
      ? { ...question, answer: { text: body.text, date } }
      : {
          id: world.newId(),
          listingId: listing.id,
          askerId: account.id,
          text: body.text,
          date,
          answer: null,
        };
    replace(world.questions, written);
    const shown = questionsFrom(world.index, listing).find(({ _id }) => _id === written.id);
    if (shown === undefined) throw new Error(`The question ${written.id} is not in its list.`);
    return shown;
  }),
  mock(menuEndpoints.menu, ({ world }) => menuOf(world)),
];
