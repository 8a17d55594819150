import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { reindexListings } from "./search.service.ts";

let server: TestServer;
let seller: TestPerson;

/** A few pieces, chosen so that every filter excludes at least one. */
const stock: Record<string, Parameters<typeof piece>[2]> = {
  "velvet-sofa": {
    title: "Velvet sofa",
    brand: "Halden & Moss",
    style: "mid_century_modern",
    materials: ["velvet", "oak"],
    rooms: ["living_room"],
    color: "green",
    region: "ba",
    price: 900_00,
    compareAtPrice: 1_200_00,
    categories: ["seating"],
    subCategories: ["sofas"],
    types: ["sofas"],
  },
  "leather-sofa": {
    title: "Leather sofa",
    brand: "Casa Verani",
    designer: true,
    style: "italian_modern",
    materials: ["leather"],
    rooms: ["living_room"],
    color: "brown",
    region: "ny",
    price: 2_400_00,
    categories: ["seating"],
    subCategories: ["sofas"],
    types: ["sofas"],
  },
  "oak-dresser": {
    title: "Oak dresser",
    brand: "Halden & Moss",
    style: "scandinavian",
    materials: ["oak"],
    rooms: ["bedroom"],
    color: "natural",
    region: "ba",
    price: 650_00,
    compareAtPrice: 655_00,
    categories: ["furniture"],
    subCategories: ["storage"],
    types: ["dressers"],
  },
  "walnut-table": {
    title: "Walnut coffee table",
    brand: null,
    style: "mid_century_modern",
    materials: ["walnut"],
    rooms: ["living_room", "office"],
    color: "brown",
    region: null,
    price: 300_00,
    categories: ["furniture"],
    subCategories: ["tables"],
    types: ["coffee_tables"],
    condition: "fair",
  },
  "brass-chandelier": {
    title: "Brass chandelier",
    brand: "Ravnsborg Møbler",
    designer: true,
    style: "art_deco",
    materials: ["brass"],
    rooms: ["dining_room"],
    color: "gold",
    region: "la",
    price: 1_100_00,
    categories: ["lighting"],
    subCategories: ["ceiling"],
    types: ["chandeliers"],
  },
  "wardrobe-gone": { title: "Sold armoire", status: "sold", soldTo: "order-0001" },
};

beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
  for (const [id, more] of Object.entries(stock)) {
    server.clock.advance(1_000);
    await piece(server, seller.id, { id, description: "A fine piece.", ...more });
  }
  await reindexListings(server.deps, Object.keys(stock));
});
afterAll(() => server.close());

async function page(query: string): Promise<ListingPage> {
  const answer = await server.call("GET", `/api/listings?${query}`);
  expect(answer.status).toBe(200);
  return answer.body as ListingPage;
}
const ids = async (query: string) => (await page(query)).listings.map(({ heirloopId }) => String(heirloopId));
const sorted = async (query: string) => (await ids(query)).toSorted();

test("lists pieces for sale, newest first, with every facet counted", async () => {
  const all = await page("");
  expect(all).toMatchObject({ total: 5, page: 1, totalPages: 1 });
  expect(all.listings.map(({ heirloopId }) => heirloopId)).toEqual([
    "brass-chandelier",
    "walnut-table",
    "oak-dresser",
    "leather-sofa",
    "velvet-sofa",
  ]);
  expect(all.queryId).toMatch(/^[\w-]{22}$/);
  expect(all.facets).toEqual({
    uniqueBrands: [
      { name: "Halden & Moss", count: 2 },
      { name: "Casa Verani", count: 1 },
      { name: "Ravnsborg Møbler", count: 1 },
    ],
    uniqueRegions: [
      { region: "ba", count: 2 },
      { region: "la", count: 1 },
      { region: "ny", count: 1 },
    ],
    uniqueMaterials: [
      { name: "oak", count: 2 },
      { name: "brass", count: 1 },
      { name: "leather", count: 1 },
      { name: "velvet", count: 1 },
      { name: "walnut", count: 1 },
    ],
    uniqueStyles: [
      { name: "mid_century_modern", count: 2 },
      { name: "art_deco", count: 1 },
      { name: "italian_modern", count: 1 },
      { name: "scandinavian", count: 1 },
    ],
    uniqueRooms: [
      { name: "living_room", count: 3 },
      { name: "bedroom", count: 1 },
      { name: "dining_room", count: 1 },
      { name: "office", count: 1 },
    ],
    uniqueCategories: [
      { name: "furniture", count: 2 },
      { name: "seating", count: 2 },
      { name: "lighting", count: 1 },
    ],
    uniqueSubCategories: [
      { name: "sofas", count: 2 },
      { name: "ceiling", count: 1 },
      { name: "storage", count: 1 },
      { name: "tables", count: 1 },
    ],
    uniqueTypes: [
      { name: "sofas", count: 2 },
      { name: "chandeliers", count: 1 },
      { name: "coffee_tables", count: 1 },
      { name: "dressers", count: 1 },
    ],
  });
});

test.each([
  ["keyword=sofa", ["leather-sofa", "velvet-sofa"]],
  ["keyword=couch", ["leather-sofa", "velvet-sofa"]],
  ["keyword=couches", ["leather-sofa", "velvet-sofa"]],
  ["keyword=chest+of+drawers", ["oak-dresser"]],
  ["keyword=dres", ["oak-dresser"]],
  ["keyword=sofe", ["leather-sofa", "velvet-sofa"]],
  ["keyword=sfoa", ["leather-sofa", "velvet-sofa"]],
  ["keyword=chandleier", ["brass-chandelier"]],
  ["keyword=chendelyer", ["brass-chandelier"]],
  ["keyword=velvt+sofa", ["velvet-sofa"]],
  ["keyword=the+velvet+sofa+for+living+room", ["velvet-sofa"]],
  ["keyword=halden+%26+moss", ["oak-dresser", "velvet-sofa"]],
  ["keyword=halden+and+moss", ["oak-dresser", "velvet-sofa"]],
  ["keyword=mobler", ["brass-chandelier"]],
  ["keyword=oek", []],
  ["keyword=zzzz+sofa", ["leather-sofa", "velvet-sofa"]],
  ["keyword=leather+chandelier&maxPrice=10", []],
  ["keyword=sxfe", []],
  ["keyword=chxndelyxr", []],
  ["keyword=zzzz", []],
  ["keyword=armoire", []],
  ["category=seating", ["leather-sofa", "velvet-sofa"]],
  ["category=furniture&subCategory=tables&type=coffee_tables", ["walnut-table"]],
  ["style=mid_century_modern&style=art_deco", ["brass-chandelier", "velvet-sofa", "walnut-table"]],
  ["style[]=mid_century_modern&style[]=art_deco", ["brass-chandelier", "velvet-sofa", "walnut-table"]],
  ["material=oak&room=bedroom", ["oak-dresser"]],
  ["brand=halden-and-moss", ["oak-dresser", "velvet-sofa"]],
  ["brand=ravnsborg-mobler", ["brass-chandelier"]],
  ["color=brown&condition=fair", ["walnut-table"]],
  ["region=ba", ["oak-dresser", "velvet-sofa"]],
  ["discount=1", ["oak-dresser", "velvet-sofa"]],
  ["discount=20", ["velvet-sofa"]],
  ["op=designer", ["brass-chandelier", "leather-sofa"]],
  ["minPrice=65000&maxPrice=110000", ["brass-chandelier", "oak-dresser", "velvet-sofa"]],
  ["style=no_such_style", []],
])("%s finds %j", async (query, wanted) => {
  expect(await sorted(query)).toEqual(wanted);
});

test("counts each facet without its own filter but with the others", async () => {
  const { total, facets } = await page("style=mid_century_modern&region=ba");
  expect(total).toBe(1);
  expect(facets.uniqueStyles).toEqual([
    { name: "mid_century_modern", count: 1 },
    { name: "scandinavian", count: 1 },
  ]);
  expect(facets.uniqueRegions).toEqual([{ region: "ba", count: 1 }]);
  expect(facets.uniqueMaterials).toEqual([
    { name: "oak", count: 1 },
    { name: "velvet", count: 1 },
  ]);
  expect((await page("keyword=sofa&brand=Casa+Verani")).facets.uniqueBrands).toEqual([
    { name: "Casa Verani", count: 1 },
    { name: "Halden & Moss", count: 1 },
  ]);
});

test("sorts results", async () => {
  expect(await ids("sort=price-asc")).toEqual([
    "walnut-table",
    "oak-dresser",
    "velvet-sofa",
    "brass-chandelier",
    "leather-sofa",
  ]);
  expect(await ids("sort=price-desc&keyword=sofa")).toEqual(["leather-sofa", "velvet-sofa"]);
  expect((await ids("sort=discount")).slice(0, 2)).toEqual(["velvet-sofa", "brass-chandelier"]);
});

test("returns the requested page", async () => {
  expect(await page("limit=2&page=3&sort=price-asc")).toMatchObject({
    total: 5,
    page: 3,
    totalPages: 3,
    listings: [{ heirloopId: "leather-sofa" }],
  });
  expect((await page("limit=2&page=4")).listings).toEqual([]);
  for (const wrong of [
    "page=0",
    "page=-1",
    "page=1e3",
    "limit=61",
    "sort=cheapest",
    "minPrice=1.5",
    "discount=7",
  ]) {
    expect((await server.call("GET", `/api/listings?${wrong}`)).status).toBe(422);
  }
});

test("shows the database's state of a page's pieces, not the index's", async () => {
  const reservedUntil = new Date(server.clock.now().getTime() + 60_000);
  await piece(server, seller.id, {
    id: "held-bench",
    title: "Wombat bench",
    reservedUntil,
    reservedBy: seller.id,
  });
  await reindexListings(server.deps, ["held-bench"]);
  expect((await page("keyword=wombat")).listings[0]).toMatchObject({
    reservedUntil: reservedUntil.toISOString(),
    reservedByMe: false,
  });
});

test("returns popular searches only if the catalog contains their words", async () => {
  for (let times = 0; times < 5; times += 1)
    await page(`keyword=${times % 2 ? "Velvet++SOFA" : "velvet+sofa"}`);
  await page("keyword=oak+dresser");
  await page("keyword=oak+dresser");
  await page("keyword=%C3%B3ak+dressers");
  await page("keyword=zzzz");
  await server.deps.search.writeSearchCounts();
  const { body } = await server.call("GET", "/api/search/popular");
  const { searches } = body as { searches: string[] };
  expect(searches[0]).toBe("velvet sofa");
  // Accents and plurals do not make a separate search.
  expect(searches).toContain("oak dresser");
  expect(searches).not.toContain("óak dressers");
  expect(searches).not.toContain("zzzz");
});
