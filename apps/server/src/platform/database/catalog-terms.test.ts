import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findListing } from "../../modules/listing/listing.queries.ts";
import { person, piece } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const migration = new URL("../../../drizzle/0007_catalog_terms.sql", import.meta.url);

test("removes unknown catalog terms from existing listings and keeps the others", async () => {
  const { id: seller } = await person(server, "Sam");
  const foreign = await piece(server, seller, {
    categories: ["win_a_prize_at_evil_dot_test"],
    subCategories: ["evil"],
    types: ["evil"],
    style: "evil",
    color: "evil",
    materials: ["walnut", "evil", "oak"],
    rooms: ["evil", "office"],
  });
  const known = await piece(server, seller, {
    categories: ["home_decor"],
    subCategories: ["tables"],
    types: ["coffee_tables"],
    style: "art_deco",
    color: "brown",
    materials: ["oak"],
  });
  const statements = (await readFile(migration, "utf8")).split("--> statement-breakpoint");
  for (const statement of statements) await server.db.execute(sql.raw(statement));

  expect(await findListing(server.db, foreign)).toMatchObject({
    categories: ["furniture"],
    subCategories: ["other"],
    types: ["other_furniture"],
    style: null,
    color: null,
    materials: ["walnut", "oak"],
    rooms: ["office"],
  });
  expect(await findListing(server.db, known)).toMatchObject({
    categories: ["furniture"],
    subCategories: ["tables"],
    types: ["coffee_tables"],
    style: "art_deco",
    color: "brown",
    materials: ["oak"],
  });
});
