import { readFile } from "node:fs/promises";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consigned } from "../../testing/consigned-piece.ts";
import { contact, person, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { listingPriceTable, listingTable } from "../listing/listing.table.ts";
import { listNotifications } from "../notification/notification.queries.ts";

/** Agreed with the owner, in cents. */
const agreed = 110_00;

let server: TestServer;
let owner: TestPerson;
let shop: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  owner = await person(server, "Ruth", { payoutsConnectedAt: testInstant });
  shop = await person(server, "Shop", {
    isBusiness: true,
    shopName: "Old Oak",
    payoutsConnectedAt: testInstant,
  });
});
afterAll(() => server.close());

const post = (who: TestPerson, id: string, event: string, body?: object) =>
  server.call("POST", `/api/consign/${id}/${event}`, { token: who.token, ...(body ? { body } : {}) });
const reprice = (listing: string, price: number) =>
  server.call("PATCH", `/api/listings/${listing}`, { token: shop.token, body: { price } });
const fieldsOf = (body: unknown) => (body as { errors: Array<{ path: string; message: string }> }).errors;
const mailsTo = async ({ email }: TestPerson) => (await server.mails()).filter(({ to }) => to === email);

async function collected(more: object = {}): Promise<string> {
  const id = await consigned(server, owner, more);
  await post(shop, id, "accept", { pricePlan: agreed });
  await post(shop, id, "collect");
  return id;
}

/** Lists a consigned piece, at the agreed price by default. */
async function listed(price = agreed) {
  const id = await collected();
  const { body } = await post(shop, id, "list", { price });
  return { id, listing: (body as Consignment).listing ?? "" };
}

async function offered(listing: string, { price, amount }: { price: number; amount: number }) {
  const buyer = await person(server, "Bea");
  const { body } = await server.call("POST", "/api/checkout", {
    token: buyer.token,
    body: {
      listings: [{ id: listing, listingPrice: price }],
      type: "pickup",
      offerAmount: amount,
      contact,
      paymentMethod: await savedCard(server, buyer.token),
    },
  });
  const [order] = (body as { orders: Order[] }).orders;
  if (order === undefined) throw new Error("The offer was not made.");
  const send = (who: TestPerson, event: object) =>
    server.call("POST", `/api/orders/${order._id}/events`, { token: who.token, body: event });
  return { order, buyer, send };
}

describe("agreed price", () => {
  const floor = [{ path: "price", message: expect.stringContaining("Enter $110 or more.") }];

  test("is the lowest at which a shop can list the piece", async () => {
    const id = await collected();
    const answer = await post(shop, id, "list", { price: 1_00 });
    expect([answer.status, fieldsOf(answer.body)]).toEqual([422, floor]);
    expect((await post(shop, id, "list", { price: agreed })).status).toBe(200);
  });

  test("is the lowest to which a shop can reprice the piece", async () => {
    const { listing } = await listed(150_00);
    const answer = await reprice(listing, 1_00);
    expect([answer.status, fieldsOf(answer.body)]).toEqual([422, floor]);
    expect((await reprice(listing, agreed)).status).toBe(200);
  });

  test("binds every write to the database", async () => {
    const { listing } = await listed();
    const cheaper = server.db.update(listingTable).set({ price: 1_00 }).where(eq(listingTable.id, listing));
    await expect(cheaper).rejects.toMatchObject({ cause: { constraint: "listing_price_floor" } });
  });

  test("is the lowest at which a shop can accept or counter an offer", async () => {
    const { listing } = await listed(150_00);
    const { order, buyer, send } = await offered(listing, { price: 150_00, amount: 100_00 });
    const accepted = await send(shop, { type: "accept" });
    expect([accepted.status, (accepted.body as { detail: string }).detail]).toEqual([
      409,
      expect.stringContaining("$110 or more"),
    ]);
    const countered = await send(shop, { type: "counter", amount: 109_99 });
    expect([countered.status, fieldsOf(countered.body)]).toEqual([
      422,
      [{ path: "amount", message: expect.stringContaining("Enter at least $110") }],
    ]);
    const seenBy = async ({ token }: TestPerson) =>
      ((await server.call("GET", `/api/orders/${order._id}`, { token })).body as Order).priceFloor;
    expect([await seenBy(shop), await seenBy(buyer)]).toEqual([agreed, null]);
    expect((await send(shop, { type: "counter", amount: agreed })).status).toBe(200);
    expect((await send(buyer, { type: "accept" })).status).toBe(200);
  });

  test("is stated in the mail about a lower offer, which does not tell the shop to accept", async () => {
    const { listing } = await listed();
    const { order } = await offered(listing, { price: agreed, amount: 100_00 });
    await server.deps.jobs.runDue();
    const mail = (await mailsTo(shop)).find(({ text }) => text.includes(order._id));
    expect(mail?.subject).toBe("Bea offers $100 for Walnut credenza");
    expect(mail?.text).toContain("less than the $110 you agreed on with the owner");
    expect(mail?.text).not.toMatch(/Accept/);
  });
});

describe("lower price", () => {
  test("needs the owner's agreement, after which the shop can list, reprice and accept at it", async () => {
    const { id, listing } = await listed();
    const { send } = await offered(listing, { price: agreed, amount: 100_00 });
    expect((await post(owner, id, "accept-price", { price: 100_00 })).status).toBe(409);
    expect((await post(owner, id, "request-price", { price: 100_00 })).status).toBe(403);
    expect((await post(shop, id, "request-price", { price: 100_00 })).status).toBe(200);
    expect((await post(shop, id, "accept-price", { price: 100_00 })).status).toBe(409);
    expect((await reprice(listing, 100_00)).status).toBe(422);
    const answer = await post(owner, id, "accept-price", { price: 100_00 });
    expect(answer.body).toMatchObject({ pricePlan: 100_00, requestedPrice: null });
    expect(await findListing(server.db, listing)).toMatchObject({ price: agreed, priceFloor: 100_00 });
    expect((await send(shop, { type: "accept" })).status).toBe(200);
  });

  test("can be agreed to before the piece is listed", async () => {
    const id = await collected();
    await post(shop, id, "request-price", { price: 90_00 });
    await post(owner, id, "accept-price", { price: 90_00 });
    expect((await post(shop, id, "list", { price: 90_00 })).status).toBe(200);
  });

  test("changes nothing when the owner declines", async () => {
    const { id, listing } = await listed();
    await post(shop, id, "request-price", { price: 100_00 });
    expect((await post(owner, id, "decline-price", { price: 100_00 })).body).toMatchObject({
      pricePlan: agreed,
      requestedPrice: null,
    });
    expect((await reprice(listing, 100_00)).status).toBe(422);
  });

  test("cannot be agreed to once replaced, and is dropped when the piece is returned", async () => {
    const { id } = await listed();
    await post(shop, id, "request-price", { price: 100_00 });
    await post(shop, id, "request-price", { price: 50_00 });
    expect((await post(owner, id, "accept-price", { price: 100_00 })).status).toBe(409);
    expect((await post(shop, id, "return")).body).toMatchObject({ requestedPrice: null });
    expect((await post(owner, id, "accept-price", { price: 50_00 })).status).toBe(409);
  });

  test("is rejected at its field when it is not below the agreed one", async () => {
    const { id } = await listed();
    const answer = await post(shop, id, "request-price", { price: agreed });
    expect([answer.status, fieldsOf(answer.body)]).toEqual([
      422,
      [{ path: "price", message: "Enter less than the agreed price of $110." }],
    ]);
  });

  test("notifies the owner of the request and the shop of the answer, on the page and by mail", async () => {
    const ruth = await person(server, "Ruthie");
    const oak = await person(server, "Oak", { isBusiness: true, shopName: "New Oak" });
    const id = await consigned(server, ruth);
    await post(oak, id, "accept", { pricePlan: agreed });
    await post(oak, id, "request-price", { price: 100_00 });
    await post(ruth, id, "decline-price", { price: 100_00 });
    await post(oak, id, "request-price", { price: 90_00 });
    await post(ruth, id, "accept-price", { price: 90_00 });
    await server.deps.jobs.runDue();
    const noticesOf = async ({ id: userId }: TestPerson) =>
      (await listNotifications(server.db, userId, 0, 100)).map(({ type, text }) => `${type}: ${text}`);
    expect(await noticesOf(ruth)).toEqual(
      expect.arrayContaining(["consignment: New Oak asks to sell your Walnut credenza for $100"]),
    );
    expect((await noticesOf(oak)).toSorted()).toEqual([
      "shop-consignment: The owner of Walnut credenza agreed to $90",
      "shop-consignment: The owner of Walnut credenza declined the lower price",
    ]);
    const offerMail = (await mailsTo(ruth)).find(({ text }) => text.includes("for $100 or more"));
    expect(offerMail?.subject).toBe("New Oak asks for a lower price for your Walnut credenza");
    expect(offerMail?.text).toContain("At $100 your share would be $60.");
    expect((await mailsTo(oak)).map(({ subject }) => subject).toSorted()).toEqual([
      "Walnut credenza: the owner agreed to $90",
      "Walnut credenza: the owner declined the lower price",
    ]);
  });
});

test("lists a consigned sofa in the sofa category", async () => {
  const id = await collected({ kind: "Sofa", title: "Green sofa" });
  const { body } = await post(shop, id, "list", {});
  expect(await findListing(server.db, (body as Consignment).listing ?? "")).toMatchObject({
    categories: ["seating"],
    subCategories: ["sofas"],
    types: ["three_seat_sofas"],
  });
});

test("raises pieces listed for less to the agreed price in the migration", async () => {
  const { listing } = await listed();
  const other = await listed(150_00);
  const migration = new URL("../../../drizzle/0016_consigned_price_floor.sql", import.meta.url);
  const statements = (await readFile(migration, "utf8")).split("--> statement-breakpoint");
  const run = async (wanted: readonly string[]) => {
    for (const statement of wanted) await server.db.execute(sql.raw(statement));
  };
  await run([
    `alter table "listing" drop column "price_floor"`,
    `alter table "consignment" drop column "requested_price"`,
    `update "listing" set "price" = 100, "compare_at_price" = 11000 where "id" = '${listing}'`,
    ...statements,
  ]);

  expect(await findListing(server.db, listing)).toMatchObject({
    price: agreed,
    compareAtPrice: null,
    priceFloor: agreed,
  });
  expect(await findListing(server.db, other.listing)).toMatchObject({ price: 150_00, priceFloor: agreed });
  const prices = await server.db
    .select()
    .from(listingPriceTable)
    .where(eq(listingPriceTable.listingId, listing));
  expect(prices.map(({ price }) => price)).toContain(agreed);
});
