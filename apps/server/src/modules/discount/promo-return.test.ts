import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Discount } from "@heirloop/contract/discount/discount.endpoints";
import type { Order } from "@heirloop/contract/order/order.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  cards,
  contact,
  person,
  piece,
  savedCard,
  setPickup,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let seller: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
  admin = await person(server, "Ada", { admin: true });
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());

/** Creates a new customer with a promo code. */
async function newcomer() {
  const buyer = await person(server, "Nell");
  await server.call("POST", "/api/promo", { body: { email: buyer.email } });
  const discount = async () => {
    const { body } = await server.call("GET", "/api/payments/discounts", { token: buyer.token });
    const [one] = (body as { discounts: Discount[] }).discounts;
    if (one === undefined) throw new Error("No code was issued.");
    return one;
  };
  const { code } = await discount();
  const buy = async (listings: readonly string[], card: string = cards.pays) =>
    server.call("POST", "/api/checkout", {
      token: buyer.token,
      body: {
        listings: listings.map((id) => ({ id, listingPrice: 500_00 })),
        type: "pickup",
        contact,
        paymentMethod: await savedCard(server, buyer.token, card),
        promoCode: code,
      },
    });
  const ordered = async (listings: readonly string[]) => {
    const answer = await buy(listings);
    if (answer.status !== 201) throw new Error(answer.text);
    return (answer.body as { orders: Order[] }).orders;
  };
  return { buyer, discount, buy, ordered };
}

const drive = async (who: TestPerson, { _id }: Pick<Order, "_id">, event: object) => {
  const answer = await server.call("POST", `/api/orders/${_id}/events`, { token: who.token, body: event });
  if (answer.status !== 200) throw new Error(answer.text);
};
const pass = async (milliseconds: number) => {
  server.clock.advance(milliseconds);
  await server.deps.jobs.runDue();
};

type WayOut = (order: Order, buyer: TestPerson) => Promise<void>;
const approved =
  (next: WayOut): WayOut =>
  async (order, buyer) => {
    await drive(seller, order, { type: "approve" });
    await next(order, buyer);
  };
const waysOut: ReadonlyArray<readonly [string, WayOut]> = [
  ["the seller declines", (order) => drive(seller, order, { type: "decline" })],
  ["the buyer cancels the request", (order, buyer) => drive(buyer, order, { type: "cancel" })],
  ["the request expires", () => pass(constants.requestExpiry)],
  [
    "an admin removes the request",
    (order) => drive(admin, order, { type: "remove", reason: "Not ours to sell" }),
  ],
  ["the buyer cancels after approval", approved((order, buyer) => drive(buyer, order, { type: "cancel" }))],
  ["the seller cancels after approval", approved((order) => drive(seller, order, { type: "cancel" }))],
  [
    "an admin removes the approved order",
    approved((order) => drive(admin, order, { type: "remove", reason: "Not ours to sell" })),
  ],
];

describe("restores a promo code and the first-purchase status when", () => {
  test.each(waysOut)("%s", async (_name, leave) => {
    const { buyer, discount, ordered } = await newcomer();
    const [order] = await ordered([await piece(server, seller.id)]);
    if (order === undefined) throw new Error("Nothing was ordered.");
    expect((await discount()).usedAt).not.toBe(null);
    await leave(order, buyer);
    const { usedAt, code } = await discount();
    expect(usedAt).toBe(null);
    await server.deps.jobs.runDue();
    const mails = (await server.mails()).filter(({ to }) => to === buyer.email);
    expect(
      mails.filter(({ text }) => text.includes(`You can use your promo code ${code} again until`)),
    ).toHaveLength(1);
    const [next] = await ordered([await piece(server, seller.id)]);
    expect(next?.breakdown.discount).toBe(30_00);
  });

  test("the bank declines the confirmation or never gets an answer", async () => {
    const { discount, buy, ordered } = await newcomer();
    const response = await buy([await piece(server, seller.id)], cards.asks);
    expect([response.status, (await discount()).usedAt]).toEqual([202, null]);
    await pass(constants.holdDuration);
    const [order] = await ordered([await piece(server, seller.id)]);
    expect(order?.breakdown.discount).toBe(30_00);
  });
});

test("keeps the original expiry of a returned code", async () => {
  const { discount, buy, ordered } = await newcomer();
  const [order] = await ordered([await piece(server, seller.id)]);
  const { expiresAt } = await discount();
  if (order !== undefined) await drive(seller, order, { type: "decline" });
  expect((await discount()).expiresAt).toBe(expiresAt);
  await pass(constants.promoValidity);
  const late = await buy([await piece(server, seller.id)]);
  expect([late.status, (late.body as { errors: unknown }).errors]).toEqual([
    422,
    [{ path: "promoCode", message: "This code has expired" }],
  ]);
});

test("returns the code with the last failed order of its checkout, even when two end at once", async () => {
  const other = await person(server, "Otto");
  const { discount, buy, ordered } = await newcomer();
  const [first, second] = await ordered([await piece(server, seller.id), await piece(server, other.id)]);
  if (first === undefined || second === undefined) throw new Error("Two sellers make two orders.");
  await drive(admin, first, { type: "remove", reason: "Not ours to sell" });
  expect((await discount()).usedAt).not.toBe(null);
  const refused = await buy([await piece(server, seller.id)]);
  expect((refused.body as { errors: unknown }).errors).toEqual([
    { path: "promoCode", message: "This code has been used" },
  ]);
  await drive(admin, second, { type: "remove", reason: "Not ours to sell" });
  expect((await discount()).usedAt).toBe(null);
  const again = await ordered([await piece(server, seller.id), await piece(server, other.id)]);
  await Promise.all(
    again.map((order) => drive(admin, order, { type: "remove", reason: "Not ours to sell" })),
  );
  expect((await discount()).usedAt).toBe(null);
});

test("uses the code up when an order completes", async () => {
  const { buyer, discount, ordered } = await newcomer();
  const [order] = await ordered([await piece(server, seller.id)]);
  if (order === undefined) throw new Error("Nothing was ordered.");
  await drive(seller, order, { type: "approve" });
  await drive(buyer, order, { type: "schedule", date: "2026-11-25", window: "morning" });
  await drive(seller, order, setPickup);
  await drive(seller, order, { type: "confirm-schedule", window: "2026-11-25/morning" });
  await drive(buyer, order, { type: "pick-up" });
  expect((await discount()).usedAt).not.toBe(null);
});
