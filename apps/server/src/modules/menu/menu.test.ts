import { menuSchema } from "@heirloop/contract/menu/menu.endpoints";
import { scenes } from "@heirloop/contract/scene/scenes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { reindexListings } from "../search/search.service.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());

const menu = async () => menuSchema.parse((await server.call("GET", "/api/catalogue/menu")).body);

test("counts pieces for sale, and counts again after a change", async () => {
  const table = {
    categories: ["furniture"],
    subCategories: ["tables"],
    types: ["coffee_tables"],
    brand: "Ravnsborg Møbler",
    designer: true,
    rooms: ["office"],
    style: "shaker",
    region: "ba" as const,
  };
  const dresser = { ...table, subCategories: ["storage"], types: ["dressers"], brand: null, designer: false };
  const ids = [
    await piece(server, seller.id, table),
    await piece(server, seller.id, table),
    await piece(server, seller.id, dresser),
  ];
  await piece(server, seller.id, { status: "inactive" });
  await reindexListings(server.deps, ids);
  const first = await menu();
  expect(first.categories).toEqual([
    {
      name: "furniture",
      count: 3,
      subCategories: [
        { name: "tables", count: 2, types: [{ name: "coffee_tables", count: 2 }] },
        { name: "storage", count: 1, types: [{ name: "dressers", count: 1 }] },
      ],
    },
  ]);
  expect(first.brands).toEqual([
    { name: "Ravnsborg Møbler", count: 2, slug: "ravnsborg-mobler", designer: true },
  ]);
  expect(first.regions).toContainEqual({ region: "ba", count: 3 });
  expect(first.rooms).toEqual([{ name: "office", count: 3 }]);
  expect(first.tiles).toContainEqual(
    expect.objectContaining({ tab: "room", title: "Office", image: scenes.office.src }),
  );

  await server.call("DELETE", `/api/listings/${ids[0] ?? ""}`, { token: seller.token });
  await expect.poll(async () => (await menu()).categories[0]?.count).toBe(2);
});
