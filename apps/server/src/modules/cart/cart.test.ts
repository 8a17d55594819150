import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contact, person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { insertCartEntry } from "./cart.queries.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let seller: TestPerson;
let buyer: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
beforeEach(async () => void (buyer = await person(server, "Bea")));
afterAll(() => server.close());

const put = (kind: string, id: string, token = buyer.token) =>
  server.call("PUT", `/api/${kind}/${id}`, { token });
const remove = (kind: string, id: string) =>
  server.call("DELETE", `/api/${kind}/${id}`, { token: buyer.token });
async function list(kind: string, token = buyer.token): Promise<Array<[string, string]>> {
  const { body } = await server.call("GET", `/api/${kind}`, { token });
  return (body as { listings: Array<{ heirloopId: string; status: string }> }).listings.map(
    ({ heirloopId, status }) => [heirloopId, status],
  );
}

test.each(["cart", "favorites"])(
  "%s: adds a piece once, lists the latest first, and removes it",
  async (kind) => {
    const [one, two] = [await piece(server, seller.id), await piece(server, seller.id)];
    await put(kind, one);
    server.clock.advance(1_000);
    await Promise.all([put(kind, two), put(kind, two), put(kind, one)]);
    expect(await list(kind)).toEqual([
      [two, "active"],
      [one, "active"],
    ]);
    expect((await remove(kind, two)).body).toMatchObject({ listings: [{ heirloopId: one }] });
    expect((await remove(kind, two)).status).toBe(200);
    expect(await list(kind)).toEqual([[one, "active"]]);
    expect(await list(kind, seller.token)).toEqual([]);
  },
);

test("returns 409 for the 51st piece in the cart, and 200 for one that is already in it", async () => {
  const pieces = await Promise.all(Array.from({ length: 51 }, () => piece(server, seller.id)));
  const [first = "", ...others] = pieces;
  const userId = buyer.id;
  const createdAt = server.clock.now();
  for (const listingId of others) await insertCartEntry(server.db, { userId, listingId, createdAt });
  const refused = await put("cart", first);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      code: "limit-reached",
      detail: "You have 50 pieces in your cart, which is the most you can have. Remove one first.",
    }),
  ]);
  expect((await put("cart", others[0] ?? "")).status).toBe(200);
  await remove("cart", others[0] ?? "");
  expect((await put("cart", first)).status).toBe(200);
});

test.each(["cart", "favorites"])("%s: keeps sold and inactive pieces, marked", async (kind) => {
  const sold = await piece(server, seller.id, { status: "sold", soldTo: "order-0001" });
  server.clock.advance(1_000);
  const gone = await piece(server, seller.id);
  await put(kind, sold);
  server.clock.advance(1_000);
  await put(kind, gone);
  await server.call("DELETE", `/api/listings/${gone}`, { token: seller.token });
  expect(await list(kind)).toEqual([
    [gone, "inactive"],
    [sold, "sold"],
  ]);
});

test("names the order of a piece whose owner of the cart has bought it, and of no other buyer", async () => {
  const id = await piece(server, seller.id);
  const other = await person(server, "Ada");
  for (const { token } of [buyer, other]) await put("cart", id, token);
  const bought = await server.call("POST", "/api/checkout", {
    token: buyer.token,
    body: {
      listings: [{ id, listingPrice: 500_00 }],
      type: "pickup",
      contact,
      paymentMethod: await savedCard(server, buyer.token),
      offerAmount: 450_00,
    },
  });
  const [order] = (bought.body as { orders: [{ _id: string }] }).orders;
  const listed = async ({ token }: TestPerson) =>
    (await server.call("GET", "/api/cart", { token })).body as { listings: unknown[] };
  expect((await listed(buyer)).listings).toMatchObject([{ status: "active", ownOrder: null }]);
  const event = { token: seller.token, body: { type: "accept" } };
  expect((await server.call("POST", `/api/orders/${order._id}/events`, event)).status).toBe(200);
  await server.deps.jobs.runDue();
  expect((await listed(buyer)).listings).toMatchObject([{ status: "sold", ownOrder: order._id }]);
  expect((await listed(other)).listings).toMatchObject([{ status: "sold", ownOrder: null }]);
});

test.each(["cart", "favorites"])("%s: rejects unknown pieces, invalid ids and guests", async (kind) => {
  expect((await put(kind, "no-such-piece")).status).toBe(404);
  expect((await put(kind, "a b")).status).toBe(422);
  expect((await server.call("GET", `/api/${kind}`)).status).toBe(401);
  expect((await server.call("PUT", `/api/${kind}/${await piece(server, seller.id)}`)).status).toBe(401);
});

test("accepts the user's own piece as a favorite but not in the cart", async () => {
  const own = await piece(server, buyer.id);
  const answer = await put("cart", own);
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, "own-listing"]);
  expect((await put("favorites", own)).status).toBe(200);
});

test("shows how many users have favorited a piece", async () => {
  const id = await piece(server, seller.id);
  const countOf = async () =>
    ((await server.call("GET", `/api/listings/${id}`)).body as { favoriteCount: number }).favoriteCount;
  const ada = await person(server, "Ada");
  await put("favorites", id);
  await put("favorites", id, ada.token);
  expect(await countOf()).toBe(2);
  await remove("favorites", id);
  expect(await countOf()).toBe(1);
});
