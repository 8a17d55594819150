import { afterAll, beforeAll, expect, test } from "vitest";
import { person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { violates } from "../../platform/database/violation.ts";
import { setClaims } from "../order/listing-orders.queries.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { codeOf, createCheckoutCalls } from "../../testing/checkout-calls.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());
const { buy } = createCheckoutCalls(() => server);

test("creates one order and 199 refusals when 200 buyers buy one piece at once", async () => {
  const id = await piece(server, seller.id);
  const buyers = await Promise.all(Array.from({ length: 200 }, (_, n) => person(server, `Buyer${n}`)));
  const methods = await Promise.all(buyers.map((buyer) => savedCard(server, buyer.token)));
  const answers = await Promise.all(
    buyers.map((buyer, n) => buy(buyer, [id], { paymentMethod: methods[n] }, { "idempotency-key": `k${n}` })),
  );
  const byStatus = Object.groupBy(answers, ({ status }) => status);
  expect(
    Object.fromEntries(Object.entries(byStatus).map(([status, list]) => [status, list?.length])),
  ).toEqual({ "201": 1, "409": 199 });
  expect(new Set(byStatus[409]?.map(codeOf))).toEqual(new Set(["listing-reserved"]));
  const sales = await server.call("POST", "/api/chat/sales", {
    token: seller.token,
    body: { type: "openSales" },
  });
  expect(
    (sales.body as Array<{ listings: Array<{ listing: { _id: string } }> }>).filter(
      (order) => order.listings[0]?.listing._id === id,
    ),
  ).toHaveLength(1);
});

test("creates one order when the same checkout is sent 50 times with one key", async () => {
  const id = await piece(server, seller.id);
  const buyer = await person(server, "Ida");
  const paymentMethod = await savedCard(server, buyer.token);
  const send = () => buy(buyer, [id], { paymentMethod }, { "idempotency-key": "same" });
  const answers = await Promise.all(Array.from({ length: 50 }, send));
  expect(answers.filter(({ status }) => status !== 201).map(codeOf)).toEqual(
    answers.filter(({ status }) => status !== 201).map(() => "key-in-progress"),
  );
  const again = await send();
  const ids = new Set(
    [...answers, again]
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body as { orders: Array<{ _id: string }> }).orders[0]?._id),
  );
  expect([again.status, ids.size]).toEqual([201, 1]);
  const purchases = await server.call("POST", "/api/chat/purchases", {
    token: buyer.token,
    body: { type: "openPurchases" },
  });
  expect(purchases.body).toHaveLength(1);
});

test("refuses a second claim in the database even if every check fails", async () => {
  const id = await piece(server, seller.id);
  const offer = async () => {
    const buyer = await person(server, "Bidder");
    return (
      ((await buy(buyer, [id], { offerAmount: 400_00 })).body as { orders: Array<{ _id: string }> }).orders[0]
        ?._id ?? ""
    );
  };
  const [one, two] = [await offer(), await offer()];
  await setClaims(server.db, one, true);
  const refused: unknown = await setClaims(server.db, two, true).catch((error: unknown) => error);
  expect(violates(refused, "order_listing_one_claim")).toBe(true);
});

test("does not deadlock when two buyers buy the same pieces in opposite order", async () => {
  const [a, b] = [await piece(server, seller.id), await piece(server, seller.id)];
  const [one, two] = [await person(server, "One"), await person(server, "Two")];
  const answers = await Promise.all([buy(one, [a, b]), buy(two, [b, a])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});
