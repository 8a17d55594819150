import { priceGuideEndpoints } from "@heirloop/contract/price-guide/price-guide.endpoints";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyAndComplete } from "../../testing/completed-order.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { listingTable } from "../listing/listing.table.ts";

let server: TestServer;
let buyer: TestPerson;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
});
afterAll(() => server.close());

const sell = async (price: number, of: { types: string[]; brand: string | null }): Promise<void> => {
  const listingId = await piece(server, seller.id);
  await server.db
    .update(listingTable)
    .set({ ...of, price })
    .where(eq(listingTable.id, listingId));
  await buyAndComplete(server, { buyer, seller, listingId, price });
};

const guideOf = async (query: string): Promise<unknown> =>
  priceGuideEndpoints.get.answer.parse((await server.call("GET", `/api/price-guide?${query}`)).body).guide;

test("rests on what pieces of the type sold for, and is renewed after ten minutes", async () => {
  const lounge = { types: ["armchairs"], brand: "Lykke" };
  for (const price of [200_00, 210_00, 220_00, 230_00]) await sell(price, lounge);
  await sell(900_00, { types: ["sideboards"], brand: "Lykke" });
  expect(await guideOf("type=armchairs")).toBeNull();
  await sell(240_00, lounge);
  expect(await guideOf("type=armchairs")).toBeNull();
  server.clock.advance(10 * 60_000 + 1);
  const guide = { low: 210_00, high: 230_00, sales: 5, type: "armchairs" };
  expect(await guideOf("type=armchairs")).toEqual({ ...guide, brand: null });
  expect(await guideOf("type=armchairs&brand=Lykke")).toEqual({ ...guide, brand: "Lykke" });
  // A piece that is for sale again, as after a return, has not been sold.
  const [any] = await server.db.select().from(listingTable).where(eq(listingTable.price, 240_00));
  await server.db
    .update(listingTable)
    .set({ status: "inactive", soldTo: null, soldAt: null })
    .where(eq(listingTable.id, any?.id ?? ""));
  server.clock.advance(10 * 60_000 + 1);
  expect(await guideOf("type=armchairs")).toBeNull();
});
