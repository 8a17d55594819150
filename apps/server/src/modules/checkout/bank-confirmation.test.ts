import { afterAll, beforeAll, expect, test } from "vitest";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  cards,
  contact,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { findListing } from "../listing/listing.queries.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { codeOf, createCheckoutCalls } from "../../testing/checkout-calls.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());
const { buy, confirmAtBank } = createCheckoutCalls(() => server);

test("creates orders only after the bank's confirmation and holds the piece until then", async () => {
  const id = await piece(server, seller.id);
  const [buyer, other] = [await person(server, "Conny"), await person(server, "Else")];
  const checkoutId = await confirmAtBank(buyer, id, "approve");
  expect(
    (
      await server.call("POST", "/api/chat/purchases", {
        token: buyer.token,
        body: { type: "openPurchases" },
      })
    ).body,
  ).toEqual([]);
  expect(codeOf(await buy(other, [id]))).toBe("listing-reserved");
  expect(
    (await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: other.token })).status,
  ).toBe(404);
  const key = { "idempotency-key": "confirm" };
  const done = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, {
    token: buyer.token,
    headers: key,
  });
  const again = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, {
    token: buyer.token,
    headers: key,
  });
  expect([done.status, again.status, again.body]).toEqual([201, 201, done.body]);
  const later = await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token });
  expect([later.status, later.body]).toEqual([201, done.body]);
});

test("ends the checkout and releases the piece when the confirmation is refused", async () => {
  const id = await piece(server, seller.id);
  const buyer = await person(server, "Rita");
  const checkoutId = await confirmAtBank(buyer, id, "decline");
  expect(
    codeOf(await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token })),
  ).toBe("card-declined");
  expect(await findListing(server.db, id)).toMatchObject({ reservedUntil: null });
  expect(
    codeOf(await server.call("POST", `/api/checkout/${checkoutId}/confirm`, { token: buyer.token })),
  ).toBe("card-declined");
});

test("holds at most five pieces during bank confirmations, and buys the others if still available", async () => {
  const buyer = await person(server, "Bulk");
  const asking = async (count: number) => {
    const ids = await Promise.all(Array.from({ length: count }, () => piece(server, seller.id)));
    const paymentMethod = await savedCard(server, buyer.token, cards.asks);
    const answer = await buy(buyer, ids, { paymentMethod });
    expect(answer.status).toBe(202);
    return { ids, ...(answer.body as { checkoutId: string; nextAction: { url: string } }) };
  };
  const heldOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => findListing(server.db, id)))).filter(
      (row) => row?.reservedBy === buyer.id,
    ).length;
  const [few, many, more] = [await asking(4), await asking(20), await asking(2)];
  expect([await heldOf(few.ids), await heldOf(many.ids), await heldOf(more.ids)]).toEqual([4, 1, 0]);
  await server.call("POST", new URL(many.nextAction.url).pathname, {
    body: "answer=approve",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const confirmed = await server.call("POST", `/api/checkout/${many.checkoutId}/confirm`, {
    token: buyer.token,
  });
  expect([confirmed.status, await heldOf(many.ids)]).toEqual([201, 20]);
});

test("accepts a bank approval for as long as the hold lasts", async () => {
  const id = await piece(server, seller.id);
  const buyer = await person(server, "Gus");
  const checkoutId = await confirmAtBank(buyer, id, "approve");
  const priced = (price: number) =>
    server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body: { price } });
  const confirmed = (checkout: string) =>
    server.call("POST", `/api/checkout/${checkout}/confirm`, { token: buyer.token });
  await priced(520_00);
  expect(codeOf(await confirmed(checkoutId))).toBe("price-changed");
  await priced(500_00);
  // The purchase has ended: it is not carried out when its price is right again.
  expect(codeOf(await confirmed(checkoutId))).toBe("price-changed");
  const second = await confirmAtBank(buyer, id, "approve");
  const before = server.clock.now();
  server.clock.advance(constants.holdDuration);
  const late = [await confirmed(second), await confirmed(second)];
  server.clock.set(before);
  expect(late.map(({ body }) => body)).toEqual(
    late.map(() =>
      expect.objectContaining({
        code: "card-declined",
        detail: "The bank's confirmation came too late.",
      }),
    ),
  );
});

test("serves the bank's page under the host name of the buyer's request", async () => {
  const buyer = await person(server, "Lena");
  const body = {
    listings: [{ id: await piece(server, seller.id), listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token, cards.asks),
  };
  const response = await server.app.fetch(
    new Request("http://127.0.0.1:3999/api/checkout", {
      method: "POST",
      headers: { "x-auth-token": buyer.token, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  const { nextAction } = (await response.json()) as { nextAction: { url: string } };
  expect(nextAction.url).toMatch(/^http:\/\/127\.0\.0\.1:3999\/sandbox\/confirm\/[\w-]+$/);
});
