import { buyerReviewsSchema } from "@heirloop/contract/order/buyer-record.schema";
import { type Order, orderSchema } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contact, person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { reviewedOrder } from "../../testing/reviewed-order.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** The buyer requests a pickup from the seller. */
async function request(buyer: TestPerson, seller: TestPerson): Promise<Order> {
  const body = {
    listings: [{ id: await piece(server, seller.id), listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token),
  };
  const answer = await server.call("POST", "/api/checkout", { token: buyer.token, body });
  const [order] = (answer.body as { orders: Order[] }).orders;
  if (order === undefined) throw new Error(answer.text);
  return order;
}
const send = ({ token }: TestPerson, { _id }: Order, type: string) =>
  server.call("POST", `/api/orders/${_id}/events`, { token, body: { type } });
const recordFor = async ({ token }: TestPerson, { _id }: Order) =>
  orderSchema.parse((await server.call("GET", `/api/orders/${_id}`, { token })).body).buyerRecord;

test("shows the seller a new buyer's empty record, and hides it from the buyer", async () => {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  const order = await request(buyer, seller);
  expect(await recordFor(seller, order)).toMatchObject({
    purchases: 0,
    canceled: 0,
    rating: null,
    ratings: 0,
  });
  expect(await recordFor(buyer, order)).toBeUndefined();
});

test("counts purchases, ratings and cancelations with all sellers, until the order is answered", async () => {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam")];
  const others = [await person(server, "Olga"), await person(server, "Otto")];
  for (const [at, other] of others.entries())
    await reviewedOrder(server, buyer, other, { seller: 5, buyer: 4 + at });
  const [third = seller] = others;
  const agreed = await request(buyer, third);
  await send(third, agreed, "approve");
  expect((await send(buyer, agreed, "cancel")).status).toBe(200);
  const early = await request(buyer, third);
  await send(buyer, early, "cancel");
  const order = await request(buyer, seller);
  expect(await recordFor(seller, order)).toMatchObject({
    purchases: 2,
    canceled: 1,
    rating: 4.5,
    ratings: 2,
  });
  const { body, text } = await server.call("GET", `/api/orders/${order._id}/buyer-reviews`, {
    token: seller.token,
  });
  expect(buyerReviewsSchema.parse(body)).toMatchObject({
    buyer: { firstName: "Bea" },
    reviews: [{ feedback: "Came late" }, { feedback: "Came late" }],
  });
  for (const { id } of others) expect(text).not.toContain(id);
  expect(text).not.toMatch(/Olga|Otto/);
  await send(seller, order, "approve");
  expect(await recordFor(seller, order)).toBeUndefined();
});
