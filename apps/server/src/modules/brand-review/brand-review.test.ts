import { readFile } from "node:fs/promises";
import { brandReviewSchema } from "@heirloop/contract/admin/brand-review.endpoints";
import { menuSchema } from "@heirloop/contract/menu/menu.endpoints";
import { fullListingSchema } from "@heirloop/contract/listing/listing.schema";
import { listingPageSchema } from "@heirloop/contract/listing/listing.endpoints";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { listingDraft } from "../../testing/publish-listing.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";
import { findListing, insertListing } from "../listing/listing.queries.ts";
import { createMenu } from "../menu/menu.ts";
import { reindexListings } from "../search/search.service.ts";

let server: TestServer;
let seller: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
  admin = await person(server, "Opal", { admin: true });
  const listingId = await piece(server, seller.id, { brand: "Ravnsborg Møbler", designer: true });
  await reindexListings(server.deps, [listingId]);
});
afterAll(() => server.close());

const create = (brand: string) =>
  server.call("POST", "/api/listings", { token: seller.token, body: { ...listingDraft, brand } });
const createdWith = async (brand: string) => fullListingSchema.parse((await create(brand)).body);
const brandOf = async (id: string) =>
  fullListingSchema.parse((await server.call("GET", `/api/listings/${id}`)).body).brand;

const review = async () =>
  brandReviewSchema.parse((await server.call("GET", "/api/admin/brands", { token: admin.token })).body);
const newBrand = async (name: string) => (await review()).brands.find((brand) => brand.name === name);
const decide = (id: string, does: string, body?: unknown, token = admin.token): Promise<TestAnswer> =>
  server.call("POST", `/api/admin/brands/${encodeURIComponent(id)}/${does}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
const codeOf = ({ body }: TestAnswer) => problemSchema.parse(body).code;

/** Returns the places outside its listings where a brand is shown. */
async function placesOf(brand: string): Promise<string[]> {
  const { facets } = listingPageSchema.parse((await server.call("GET", "/api/listings")).body);
  const menu = menuSchema.parse(await createMenu(server.deps.search));
  const suggestions = await server.deps.search.suggestions({ keyword: brand, offset: 0, length: 10 });
  return [
    ...facets.uniqueBrands.filter(({ name }) => name === brand).map(() => "facet"),
    ...menu.brands.filter(({ name }) => name === brand).map(() => "menu"),
    ...menu.tiles.filter(({ title }) => title === brand).map(() => "tile"),
    ...suggestions.hits
      .filter(({ record }) => record.query.includes(brand.toLowerCase()))
      .map(() => "suggestion"),
  ];
}

test("shows a seller's new brand on its listings only until an admin approves it", async () => {
  const name = "Win A Prize At Evil Dot Test";
  const [first] = [await createdWith(name), await createdWith(name.toLowerCase()), await createdWith(name)];
  expect(await brandOf(first.heirloopId)).toBe(name);
  expect(await placesOf(name)).toEqual([]);

  const waiting = await newBrand(name);
  expect(waiting).toMatchObject({ listings: 3, proposedBy: { firstName: "Sam", email: seller.email } });
  expect((await decide(waiting?._id ?? "", "approve")).status).toBe(200);
  expect(await newBrand(name)).toBeUndefined();
  // Suggestions are rebuilt once a minute.
  expect(await placesOf(name)).toEqual(expect.arrayContaining(["facet", "menu", "tile"]));
});

test("treats spellings that differ in case, accents and spaces as one brand", async () => {
  for (const spelling of ["ravnsborg mobler", "RAVNSBORG  MØBLER", "Ravnsborg-Möbler"])
    expect((await createdWith(spelling)).brand).toBe("Ravnsborg Møbler");
  expect((await review()).brands.map(({ name }) => name)).not.toContain("ravnsborg mobler");
});

test("renames current and future listings of a merged brand to the approved one", async () => {
  const misspelled = await createdWith("Ravnsborg Mobeler");
  const waiting = await newBrand("Ravnsborg Mobeler");
  expect(waiting?.similar).toBe("ravnsborgmobler");
  const merged = await decide(waiting?._id ?? "", "merge", { into: waiting?.similar });
  expect(merged.status).toBe(200);
  expect(await brandOf(misspelled.heirloopId)).toBe("Ravnsborg Møbler");
  expect((await createdWith("ravnsborg MOBELER")).brand).toBe("Ravnsborg Møbler");
  expect((await placesOf("Ravnsborg Mobeler")).length).toBe(0);
});

test("removes a rejected brand from its listings and rejects it at its field afterwards", async () => {
  const listing = await createdWith("Buy Followers");
  const waiting = await newBrand("Buy Followers");
  expect((await decide(waiting?._id ?? "", "reject")).status).toBe(200);
  expect(await brandOf(listing.heirloopId)).toBeNull();
  const refused = await create("buy followers");
  expect([refused.status, problemSchema.parse(refused.body).errors]).toEqual([
    422,
    [
      {
        path: "brand",
        message:
          "“buy followers” is not listed as a brand. Leave this empty and name the maker in the description.",
      },
    ],
  ]);
});

test("lets only admins decide, on new brands only, and audits the decisions", async () => {
  await createdWith("Tidewater Joiners");
  const { _id: id = "" } = (await newBrand("Tidewater Joiners")) ?? {};
  expect((await decide(id, "approve", undefined, seller.token)).status).toBe(403);
  expect(codeOf(await decide("nosuchbrand", "approve"))).toBe("not-found");
  expect(codeOf(await decide(id, "merge", { into: id }))).toBe("invalid");
  expect(codeOf(await decide(id, "merge", { into: "constructor" }))).toBe("invalid");
  const answers = await Promise.all([decide(id, "approve"), decide(id, "reject")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = await server.call("GET", "/api/admin/audit", { token: admin.token });
  expect(body).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({
        action: expect.stringMatching(/^brand-(approve|reject)$/),
        detail: "Tidewater Joiners",
        account: expect.objectContaining({ email: seller.email }),
      }),
    ]),
  });
});

test("approves known brands of existing listings and unifies their spelling in the migration", async () => {
  const owner = await person(server, "Olga");
  const insert = async (id: string, brand: string) => {
    const template = await findListing(server.db, (await createdWith("Voss & Lund")).heirloopId);
    if (template === null) throw new Error("There is no listing to copy.");
    await insertListing(server.db, { ...template, id, sellerId: owner.id, brand });
  };
  await insert("old-0001", "Oakhurst Guild");
  await insert("old-0002", "OAKHURST GUILD");
  await insert("old-0003", "Ölmühle & Søn");
  const migration = await readFile(
    new URL("../../../drizzle/0009_known_brands.sql", import.meta.url),
    "utf8",
  );
  for (const statement of migration.split("--> statement-breakpoint"))
    await server.db.execute(sql.raw(statement));
  expect(await brandOf("old-0002")).toBe("Oakhurst Guild");
  const { brands, approved } = await review();
  expect(approved).toContainEqual({ _id: "oakhurstguild", name: "Oakhurst Guild" });
  expect(brands).toContainEqual(expect.objectContaining({ _id: "olmuhleandson", name: "Ölmühle & Søn" }));
  expect((await createdWith("Olmuhle and Son")).brand).toBe("Ölmühle & Søn");
});
