import { profileSchema } from "@heirloop/contract/profile/profile.endpoints";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  contact,
  person,
  piece,
  savedCard,
  type TestPerson,
  uploadedPicture,
} from "../../testing/marketplace-world.ts";
import { listingDraft } from "../../testing/publish-listing.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";
import { hashToken } from "../../http/token-hash.ts";
import { findListing } from "../listing/listing.queries.ts";
import { findOrder } from "../order/order.queries.ts";
import { findCaller } from "../identity/session.queries.ts";

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Admin", { admin: true });
});
afterAll(() => server.close());

const post = (path: string, { token }: TestPerson, body?: unknown) =>
  server.call("POST", path, { token, body });
const block = (who: TestPerson) => post(`/api/admin/accounts/${who.id}/block`, admin, { reason: "Test" });
const unblock = (who: TestPerson) => post(`/api/admin/accounts/${who.id}/unblock`, admin);
const statusOf = async (id: string) => (await findListing(server.db, id))?.status;
const codeOf = ({ body }: TestAnswer) => (body as { code?: string }).code;

const wanted = (ids: readonly string[]) => ids.map((id) => ({ id, listingPrice: 500_00 }));
async function checkout(buyer: TestPerson, id: string, more: object = {}): Promise<TestAnswer> {
  const paymentMethod = await savedCard(server, buyer.token);
  return post("/api/checkout", buyer, {
    listings: wanted([id]),
    type: "pickup",
    contact,
    paymentMethod,
    ...more,
  });
}
async function order(buyer: TestPerson, id: string, more: object = {}): Promise<string> {
  const answer = await checkout(buyer, id, more);
  expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
  return (answer.body as { orders: Array<{ _id: string }> }).orders[0]?._id ?? "";
}
const isFound = async (id: string) => {
  const { hits } = await server.deps.search.listings({
    keyword: "",
    clauses: [],
    sort: "newest",
    offset: 0,
    length: 100,
    facets: [],
    disjunctive: false,
  });
  return hits.some(({ record }) => record.objectID === id);
};

test("takes a blocked seller's pieces off sale, and restores exactly those", async () => {
  const [seller, buyer] = [await person(server, "Sella", { slug: "sella-1" }), await person(server, "Bea")];
  const [chair, table] = [await piece(server, seller.id), await piece(server, seller.id)];
  const retired = await piece(server, seller.id, { status: "inactive" });
  const notices: string[] = [];
  server.deps.bus.subscribe((message) => {
    if (message.kind === "event" && "listing" in message.to) notices.push(message.to.listing);
  });
  expect((await block(seller)).status).toBe(200);
  expect([await statusOf(chair), await statusOf(table), await statusOf(retired)]).toEqual([
    "inactive",
    "inactive",
    "inactive",
  ]);
  expect(await isFound(chair)).toBe(false);
  expect(notices.toSorted()).toEqual([chair, table].toSorted());
  const profile = profileSchema.parse((await server.call("GET", "/api/profiles/sella-1")).body);
  expect(profile.forSale).toEqual([]);
  const quote = await post("/api/checkout/quote", buyer, { listings: wanted([chair]), type: "pickup" });
  expect(quote.body).toMatchObject({ sellers: [], unavailable: [{ id: chair, code: "listing-inactive" }] });
  expect(codeOf(await checkout(buyer, chair))).toBe("listing-inactive");
  expect(codeOf(await post("/api/checkout/holds", buyer, { listings: [chair] }))).toBe("listing-inactive");

  await block(seller);
  expect((await unblock(seller)).status).toBe(200);
  expect([await statusOf(chair), await statusOf(table), await statusOf(retired)]).toEqual([
    "active",
    "active",
    "inactive",
  ]);
  expect(await isFound(chair)).toBe(true);
  expect((await checkout(buyer, chair)).status).toBe(201);
});

test("releases the holds of a checkout when the seller or the buyer is blocked", async () => {
  const [seller, buyer] = [await person(server, "Sella"), await person(server, "Bea")];
  const [own, others] = [
    await piece(server, seller.id),
    await piece(server, (await person(server, "Sam")).id),
  ];
  await post("/api/checkout/holds", buyer, { listings: [own, others] });
  await block(seller);
  expect(await findListing(server.db, own)).toMatchObject({ reservedBy: null, reservedUntil: null });
  expect(await findListing(server.db, others)).toMatchObject({ reservedBy: buyer.id });
  await block(buyer);
  expect(await findListing(server.db, others)).toMatchObject({ status: "active", reservedBy: null });
});

test("keeps an order of a blocked seller open, and its piece off sale once the order is removed", async () => {
  const [seller, buyer] = [await person(server, "Sella"), await person(server, "Bea")];
  const [requested, sold] = [await piece(server, seller.id), await piece(server, seller.id)];
  const [waiting, approved] = [await order(buyer, requested), await order(buyer, sold)];
  await post(`/api/orders/${approved}/events`, seller, { type: "approve" });
  await block(seller);
  expect((await findOrder(server.db, waiting))?.status).toBe("requested");
  const listed = await server.call("GET", "/api/admin/blocked-orders", { token: admin.token });
  const { orders } = listed.body as { orders: Array<{ _id: string }> };
  expect(orders).toContainEqual(
    expect.objectContaining({
      _id: waiting,
      status: "requested",
      pieces: ["Walnut credenza"],
      buyer: expect.objectContaining({ email: buyer.email, blocked: false }),
      seller: expect.objectContaining({ email: seller.email, blocked: true }),
    }),
  );
  expect(orders.map(({ _id }) => _id)).toContain(approved);
  for (const id of [waiting, approved]) {
    const removed = await post(`/api/orders/${id}/events`, admin, {
      type: "remove",
      reason: "Seller is blocked",
    });
    expect(removed.body).toMatchObject({ status: "deleted" });
  }
  expect([await statusOf(requested), await statusOf(sold)]).toEqual(["inactive", "inactive"]);
  const audit = await server.call("GET", "/api/admin/audit", { token: admin.token });
  const { entries } = audit.body as {
    entries: Array<{ account: { email: string }; action: string; detail: string }>;
  };
  const recorded = entries.filter(({ account }) => account.email === seller.email);
  expect(recorded.map(({ action, detail }) => `${action} ${detail}`).toSorted()).toEqual(
    [
      "block Test",
      `order-remove Order ${approved}: Seller is blocked`,
      `order-remove Order ${waiting}: Seller is blocked`,
    ].toSorted(),
  );
  const after = await server.call("GET", "/api/admin/blocked-orders", { token: admin.token });
  expect((after.body as { orders: Array<{ _id: string }> }).orders.map(({ _id }) => _id)).not.toContain(
    waiting,
  );
  await unblock(seller);
  expect([await statusOf(requested), await statusOf(sold)]).toEqual(["active", "active"]);
  expect((await server.call("GET", "/api/admin/blocked-orders", { token: buyer.token })).status).toBe(403);
});

test("shows the operator open orders of a blocked buyer", async () => {
  const [seller, buyer] = [await person(server, "Sella"), await person(server, "Bea")];
  const id = await order(buyer, await piece(server, seller.id));
  await block(buyer);
  const { body } = await server.call("GET", "/api/admin/blocked-orders", { token: admin.token });
  expect((body as { orders: unknown[] }).orders).toContainEqual(
    expect.objectContaining({ _id: id, buyer: expect.objectContaining({ blocked: true }) }),
  );
});

test("leaves no piece for sale and lists every order when a purchase and a block happen at once", async () => {
  const [seller, buyer] = [await person(server, "Sella"), await person(server, "Bea")];
  const pieces = await Promise.all([1, 2, 3].map(() => piece(server, seller.id)));
  const paymentMethod = await savedCard(server, buyer.token);
  const [, ...bought] = await Promise.all([
    block(seller),
    ...pieces.map((id) =>
      post("/api/checkout", buyer, { listings: wanted([id]), type: "pickup", contact, paymentMethod }),
    ),
  ]);
  const { body } = await server.call("GET", "/api/admin/blocked-orders", { token: admin.token });
  const listedIds = (body as { orders: Array<{ _id: string }> }).orders.map(({ _id }) => _id);
  const placed = bought.filter(({ status }) => status === 201);
  const ids = placed.map(({ body: answer }) => (answer as { orders: Array<{ _id: string }> }).orders[0]?._id);
  expect(ids.filter((id) => id === undefined || !listedIds.includes(id))).toEqual([]);
  const refused = bought.filter(({ status }) => status !== 201).map(codeOf);
  expect(refused).toEqual(refused.map(() => "listing-inactive"));
  for (const id of pieces) expect(await statusOf(id)).toBe("inactive");
});

test("rejects a purchase or listing whose request began before the block", async () => {
  const [seller, buyer] = [await person(server, "Sella"), await person(server, "Bea")];
  const [bought, retired] = [
    await piece(server, seller.id),
    await piece(server, buyer.id, { status: "inactive" }),
  ];
  const draft = { ...listingDraft, images: [await uploadedPicture(server, buyer.token)] };
  const paymentMethod = await savedCard(server, buyer.token);
  const caller = await findCaller(server.db, hashToken(buyer.token), server.clock.now());
  await block(buyer);
  const stale = () => vi.spyOn(server.deps.sessions, "lookup").mockResolvedValueOnce(caller);
  stale();
  expect(
    codeOf(
      await post("/api/checkout", buyer, {
        listings: wanted([bought]),
        type: "pickup",
        contact,
        paymentMethod,
      }),
    ),
  ).toBe("blocked");
  stale();
  expect(codeOf(await post("/api/listings", buyer, draft))).toBe("blocked");
  stale();
  const edit = await server.call("PATCH", `/api/listings/${retired}`, {
    token: buyer.token,
    body: { status: "active" },
  });
  expect(codeOf(edit)).toBe("blocked");
  expect(await statusOf(bought)).toBe("active");
});
