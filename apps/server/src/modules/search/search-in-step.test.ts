import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { contact, person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { reindexListings } from "./search.service.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());

/** The number of results in the list and in the search box. */
async function found(keyword: string): Promise<[number, number]> {
  const list = await server.call("GET", `/api/listings?keyword=${keyword}`);
  const box = await server.call("POST", "/1/indexes/listings/query", { body: { query: keyword } });
  return [(list.body as { total: number }).total, (box.body as { nbHits: number }).nbHits];
}
async function sell(id: string, buyer: TestPerson): Promise<Order> {
  const body = {
    listings: [{ id, listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token),
  };
  const answer = await server.call("POST", "/api/checkout", { token: buyer.token, body });
  const [order] = (answer.body as { orders: Order[] }).orders;
  if (order === undefined) throw new Error(answer.text);
  return order;
}
const drive = (who: TestPerson, { _id }: Order, event: object) =>
  server.call("POST", `/api/orders/${_id}/events`, { token: who.token, body: event });

test("does not find a sold piece, and finds it again when the sale fails", async () => {
  const buyer = await person(server, "Bea");
  const id = await piece(server, seller.id, { title: "Zebrano cabinet" });
  await reindexListings(server.deps, [id]);
  expect(await found("zebrano")).toEqual([1, 1]);
  const order = await sell(id, buyer);
  expect(await found("zebrano")).toEqual([1, 1]);
  expect((await drive(seller, order, { type: "approve" })).status).toBe(200);
  await expect.poll(() => found("zebrano")).toEqual([0, 0]);
  expect((await drive(buyer, order, { type: "cancel", reason: "It does not fit" })).status).toBe(200);
  await expect.poll(() => found("zebrano")).toEqual([1, 1]);
});

test("finds an edited piece by its new words only", async () => {
  const id = await piece(server, seller.id, { title: "Wenge cabinet" });
  await reindexListings(server.deps, [id]);
  expect(await found("wenge")).toEqual([1, 1]);
  const body = { title: "Padouk cabinet" };
  expect((await server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body })).status).toBe(200);
  await expect
    .poll(async () => [await found("wenge"), await found("padouk")])
    .toEqual([
      [0, 0],
      [1, 1],
    ]);
});

test("moves a repriced piece in cached lists", async () => {
  const title = "Bubinga stool";
  const ids = [await piece(server, seller.id, { title }), await piece(server, seller.id, { title })];
  await reindexListings(server.deps, ids);
  const cheapestFirst = async () => {
    const { body } = await server.call("GET", "/api/listings?keyword=bubinga&sort=price-asc");
    return (body as { listings: Array<{ heirloopId: string }> }).listings.map(({ heirloopId }) => heirloopId);
  };
  const [first = "", second = ""] = await cheapestFirst();
  expect([first, second].toSorted()).toEqual(ids.toSorted());
  const body = { price: 1_000_00 };
  expect((await server.call("PATCH", `/api/listings/${first}`, { token: seller.token, body })).status).toBe(
    200,
  );
  await expect.poll(cheapestFirst).toEqual([second, first]);
});

test("includes other processes' changes in a search within a transaction", async () => {
  const own = await startTestServer();
  const warnings: unknown[] = [];
  own.deps.log.warn = (given: unknown) => void warnings.push(given);
  const id = await piece(own, (await person(own, "Sam")).id, { title: "Sapele cabinet" });
  const inTransaction = () =>
    transaction(own.db, () =>
      own.deps.search.listings({
        keyword: "sapele",
        clauses: [],
        sort: "newest",
        offset: 0,
        length: 1,
        facets: [],
        disjunctive: false,
      }),
    );
  const foundIds = async () => (await inTransaction()).hits.map(({ record }) => record.objectID);
  // It polls every two seconds.
  await expect.poll(foundIds, { timeout: 10_000 }).toEqual([id]);
  expect(warnings).toEqual([]);
  await own.close();
});
