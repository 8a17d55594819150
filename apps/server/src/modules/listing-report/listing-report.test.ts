import { auditEntrySchema } from "@heirloop/contract/admin/admin.endpoints";
import {
  reportedListingSchema,
  takenDownPageSchema,
  type TakenDownPage,
} from "@heirloop/contract/admin/reported-listing.endpoints";
import { listingImportSchema } from "@heirloop/contract/listing/listing.endpoints";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { contact, person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";
import { findListing } from "../listing/listing.queries.ts";
import { findOrder } from "../order/order.queries.ts";

let server: TestServer;
let admin: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Root", { admin: true });
  reader = await person(server, "Rita");
});
afterAll(() => server.close());

const post = (path: string, { token }: TestPerson, body?: unknown) =>
  server.call("POST", path, { token, body });
const report = (who: TestPerson, id: string, more: object = {}) =>
  post(`/api/listings/${id}/reports`, who, { reason: "stolen", text: " Mine ", ...more });
const reported = async (id: string) => {
  const { body } = await server.call("GET", "/api/admin/reported-listings", { token: admin.token });
  const { listings } = z.object({ listings: z.array(reportedListingSchema) }).parse(body);
  return listings.filter(({ listing }) => listing.heirloopId === id);
};
const decide = (id: string | undefined, decision: "keep" | "take-down", reason = "Recalled", by = admin) =>
  post(`/api/admin/reported-listings/${id ?? ""}/${decision}`, by, { reason });
const allow = (id: string) =>
  post(`/api/admin/taken-down-listings/${id}/allow`, admin, { reason: "Repaired" });
const takenDown = async (page = 1): Promise<TakenDownPage> =>
  takenDownPageSchema.parse(
    (await server.call("GET", `/api/admin/taken-down-listings?page=${page}`, { token: admin.token })).body,
  );
const relist = ({ token }: TestPerson, id: string) =>
  server.call("PATCH", `/api/listings/${id}`, { token, body: { status: "active" } });
const codeOf = ({ body }: TestAnswer) => problemSchema.parse(body).code;
const standing = async (id: string) => {
  const row = await findListing(server.db, id);
  return [row?.status, row?.takenDownReason, row?.takenDownFromSale, row?.takenDownByBlock];
};
const auditOf = async ({ id }: TestPerson) => {
  const { body } = await server.call("GET", `/api/admin/audit?account=${id}`, { token: admin.token });
  const { entries } = z.object({ entries: z.array(auditEntrySchema) }).parse(body);
  return entries.map(({ action, detail }) => [action, detail]);
};
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
const checkout = async (buyer: TestPerson, id: string, more: object = {}): Promise<TestAnswer> => {
  const paymentMethod = await savedCard(server, buyer.token);
  return post("/api/checkout", buyer, {
    listings: [{ id, listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod,
    ...more,
  });
};
const order = async (buyer: TestPerson, id: string, more: object = {}): Promise<string> => {
  const { body } = await checkout(buyer, id, more);
  return (body as { orders: Array<{ _id: string }> }).orders[0]?._id ?? "";
};

async function offered() {
  const seller = await person(server, "Sam");
  return { seller, id: await piece(server, seller.id) };
}

/** A piece that was reported and taken down. */
async function takenDownPiece() {
  const { seller, id } = await offered();
  await report(reader, id);
  const [one] = await reported(id);
  server.clock.advance(1_000);
  expect((await decide(one?._id, "take-down")).status).toBe(204);
  return { seller, id };
}

test("collects all reports of a piece, and takes it down with its offers and holds", async () => {
  const { seller, id } = await offered();
  const [bidder, holder] = [await person(server, "Bea"), await person(server, "Hal")];
  const offer = await order(bidder, id, { offerAmount: 400_00 });
  await post("/api/checkout/holds", holder, { listings: [id] });
  expect((await report(reader, id)).status).toBe(204);
  server.clock.advance(1_000);
  expect((await report(bidder, id, { reason: "outside-payment", text: "" })).status).toBe(204);
  const [one, ...others] = await reported(id);
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    listing: { title: "Walnut credenza", price: 500_00, status: "active" },
    seller: { email: seller.email },
    obstacle: null,
    reports: [
      { reporter: { email: reader.email }, reason: "stolen", text: "Mine" },
      { reporter: { email: bidder.email }, reason: "outside-payment", text: "" },
    ],
  });

  expect((await decide(one?._id, "take-down")).status).toBe(204);
  expect(await reported(id)).toEqual([]);
  expect(await standing(id)).toEqual(["inactive", "Recalled", true, false]);
  expect(await findListing(server.db, id)).toMatchObject({ reservedBy: null, reservedUntil: null });
  expect((await findOrder(server.db, offer))?.offerStatus).toBe("retired");
  expect(codeOf(await checkout(holder, id))).toBe("listing-inactive");
  expect(codeOf(await report(await person(server, "Ned"), id))).toBe("listing-inactive");
  expect(await listNotificationTexts(server.db, seller.id)).toContain(
    "We took down Walnut credenza: Recalled",
  );
  await server.deps.jobs.runDue();
  const subject = "We took down your piece: Walnut credenza";
  const mail = (await server.mails()).find((one) => one.to === seller.email && one.subject === subject);
  expect(mail?.text).toContain("Recalled");
  expect(mail?.text).toContain("/contact?topic=selling");
  expect(await auditOf(seller)).toEqual([["take-down-piece", `Piece ${id}, Walnut credenza: Recalled`]]);
  expect(codeOf(await decide(one?._id, "keep"))).toBe("state-conflict");
});

test("lets the seller edit a piece that was taken down, but not put it back on sale", async () => {
  const { seller, id } = await takenDownPiece();
  const refused = await relist(seller, id);
  expect(problemSchema.parse(refused.body)).toMatchObject({
    code: "state-conflict",
    detail: expect.stringContaining("“Recalled”"),
  });
  const edited = await server.call("PATCH", `/api/listings/${id}`, {
    token: seller.token,
    body: { description: "The drawers are fixed." },
  });
  expect(edited.body).toMatchObject({ status: "inactive", takenDownReason: "Recalled" });
  const shown = await server.call("GET", `/api/listings/${id}`, { token: reader.token });
  expect(shown.body).not.toHaveProperty("takenDownReason");
  expect((await server.call("DELETE", `/api/listings/${id}`, { token: seller.token })).status).toBe(204);
  expect(await standing(id)).toEqual(["inactive", "Recalled", true, false]);
});

test("puts a piece back on sale when it is allowed again, once", async () => {
  const { seller, id } = await takenDownPiece();
  expect((await takenDown()).listings[0]).toMatchObject({
    listing: { heirloopId: id },
    seller: { email: seller.email },
    reason: "Recalled",
    wasForSale: true,
  });
  server.clock.advance(1_000);
  expect((await allow(id)).status).toBe(204);
  expect(await standing(id)).toEqual(["active", null, false, false]);
  expect(await isFound(id)).toBe(true);
  expect(codeOf(await allow(id))).toBe("state-conflict");
  expect((await takenDown()).listings.map(({ listing }) => listing.heirloopId)).not.toContain(id);
  expect(await listNotificationTexts(server.db, seller.id)).toContain(
    "We allow Walnut credenza again. It is for sale again.",
  );
  expect((await auditOf(seller))[0]).toEqual(["allow-piece", `Piece ${id}, Walnut credenza: Repaired`]);
  expect((await checkout(await person(server, "Bea"), id)).status).toBe(201);
});

test("removes a piece from the search when it is taken down", async () => {
  const { id } = await takenDownPiece();
  await allow(id);
  expect(await isFound(id)).toBe(true);
  await report(await person(server, "Ned"), id);
  await decide((await reported(id))[0]?._id, "take-down");
  expect(await isFound(id)).toBe(false);
});

test("leaves a piece off sale that its seller had taken down before", async () => {
  const { seller, id } = await offered();
  await report(reader, id);
  await server.call("DELETE", `/api/listings/${id}`, { token: seller.token });
  const [one] = await reported(id);
  expect(one?.listing.status).toBe("inactive");
  expect((await decide(one?._id, "take-down")).status).toBe(204);
  expect(codeOf(await relist(seller, id))).toBe("state-conflict");
  await allow(id);
  expect(await standing(id)).toEqual(["inactive", null, false, false]);
  expect((await relist(seller, id)).status).toBe(200);
});

test("keeps a piece, and lists it again when somebody else reports it", async () => {
  const { seller, id } = await offered();
  await report(reader, id);
  const [one] = await reported(id);
  expect((await decide(one?._id, "keep", "It is hers")).status).toBe(204);
  expect(await reported(id)).toEqual([]);
  expect(await standing(id)).toEqual(["active", null, false, false]);
  expect(await listNotificationTexts(server.db, seller.id)).toEqual([]);
  expect(await auditOf(seller)).toEqual([["keep-piece", `Piece ${id}, Walnut credenza: It is hers`]]);
  expect(codeOf(await report(reader, id))).toBe("state-conflict");
  expect((await report(await person(server, "Ned"), id)).status).toBe(204);
  expect((await reported(id)).map(({ reports }) => reports.length)).toEqual([1]);
});

test("cannot take down a piece while an open order has it, or once it is sold", async () => {
  const { seller, id } = await offered();
  const buyer = await person(server, "Bea");
  await report(reader, id);
  const orderId = await order(buyer, id);
  const [one] = await reported(id);
  expect(one?.obstacle).toBe("ordered");
  expect(codeOf(await decide(one?._id, "take-down"))).toBe("listing-reserved");
  await post(`/api/orders/${orderId}/events`, seller, { type: "approve" });
  expect((await reported(id))[0]?.obstacle).toBe("sold");
  expect(codeOf(await decide(one?._id, "take-down"))).toBe("listing-sold");
  expect(await listNotificationTexts(server.db, seller.id)).not.toContain(
    "We took down Walnut credenza: Recalled",
  );
  await post(`/api/orders/${orderId}/events`, buyer, { type: "cancel" });
  const [again] = await reported(id);
  expect(again?.obstacle).toBeNull();
  expect((await decide(again?._id, "take-down")).status).toBe(204);
  expect(await standing(id)).toEqual(["inactive", "Recalled", true, false]);
});

test("waits for the end of a block before an allowed piece is for sale again", async () => {
  const { seller, id } = await takenDownPiece();
  await post(`/api/admin/accounts/${seller.id}/block`, admin, { reason: "Test" });
  await post(`/api/admin/accounts/${seller.id}/unblock`, admin);
  expect(await standing(id)).toEqual(["inactive", "Recalled", true, false]);
  await post(`/api/admin/accounts/${seller.id}/block`, admin, { reason: "Test" });
  expect((await allow(id)).status).toBe(204);
  expect(await standing(id)).toEqual(["inactive", null, false, true]);
  await post(`/api/admin/accounts/${seller.id}/unblock`, admin);
  expect(await standing(id)).toEqual(["active", null, false, false]);
});

test("remembers that a block had taken the piece down before", async () => {
  const { seller, id } = await offered();
  await report(reader, id);
  await post(`/api/admin/accounts/${seller.id}/block`, admin, { reason: "Test" });
  const [one] = await reported(id);
  await decide(one?._id, "take-down");
  await post(`/api/admin/accounts/${seller.id}/unblock`, admin);
  expect(await standing(id)).toEqual(["inactive", "Recalled", true, false]);
  await allow(id);
  expect(await standing(id)).toEqual(["active", null, false, false]);
});

test("lists nothing of closed accounts, and decides nothing about them", async () => {
  const { seller, id } = await offered();
  await report(reader, id);
  const [one] = await reported(id);
  const down = await takenDownPiece();
  for (const { id: userId } of [seller, down.seller])
    await server.db.execute(
      sql`update "user" set closed_at = now(), blocked_at = now(), blocked_reason = 'Closed' where id = ${userId}`,
    );
  expect(await reported(id)).toEqual([]);
  expect((await takenDown()).listings.map(({ listing }) => listing.heirloopId)).not.toContain(down.id);
  expect(codeOf(await decide(one?._id, "take-down"))).toBe("state-conflict");
  expect(codeOf(await allow(down.id))).toBe("state-conflict");
  const path = `/api/listings/${id}/report`;
  expect((await server.call("GET", path, { token: reader.token })).status).toBe(404);
});

test("rejects a row of an import whose piece was taken down, and says why", async () => {
  const shop = await person(server, "Shop", { isBusiness: true, hub: "BA" });
  const csv =
    "title,description,price,condition,category,sub_category,type,width,depth,height,pictures,sku\n" +
    "Crib,Drop side.,450,good,Seating,Chairs,Dining Chairs,18,20,32,/pictures/demo/chair,C-1";
  const imported = async () => {
    const file = { name: "pieces.csv", bytes: new TextEncoder().encode(csv) };
    const { body } = await server.call("POST", "/api/listings/import", { token: shop.token, file });
    await server.deps.jobs.runDue();
    const { importId } = body as { importId: string };
    const answer = await server.call("GET", `/api/listings/import/${importId}`, { token: shop.token });
    return listingImportSchema.parse(answer.body);
  };
  expect(await imported()).toMatchObject({ created: 1 });
  const { body } = await server.call("GET", "/api/listings/mine", { token: shop.token });
  const id = (body as { listings: Array<{ heirloopId: string }> }).listings[0]?.heirloopId ?? "";
  await report(reader, id);
  await decide((await reported(id))[0]?._id, "take-down");
  expect(await imported()).toMatchObject({
    created: 0,
    existing: 0,
    rejected: [{ row: 2, field: "row", message: expect.stringContaining("“Recalled”") }],
  });
  await allow(id);
  expect(await imported()).toMatchObject({ created: 0, existing: 1, rejected: [] });
});

test("pages the pieces that were taken down", async () => {
  const { total } = await takenDown();
  const now = server.clock.now();
  const seller = await person(server, "Mass");
  for (let number = 0; number < 21; number += 1)
    await piece(server, seller.id, { status: "inactive", takenDownAt: now, takenDownReason: "Spam" });
  const [first, second] = [await takenDown(), await takenDown(2)];
  expect([first.total, first.listings.length]).toEqual([total + 21, 20]);
  expect(second.listings.length).toBe(Math.min(20, total + 1));
  expect(second.listings.at(0)?.date).toBe(first.listings.at(-1)?.date);
});

test("rejects the 21st report in an hour", async () => {
  const limited = await startTestServer({ rateLimits: true });
  try {
    const { token } = await person(limited, "Ruth");
    const send = () =>
      limited.call("POST", "/api/listings/unknown-piece/reports", { token, body: { reason: "stolen" } });
    for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(404);
    expect((await send()).status).toBe(429);
  } finally {
    await limited.close();
  }
});

test("decides once when two admins decide at the same time", async () => {
  const { seller, id } = await offered();
  const other = await person(server, "Ada", { admin: true });
  await report(reader, id);
  const [one] = await reported(id);
  const answers = await Promise.all([
    decide(one?._id, "take-down"),
    decide(one?._id, "take-down", "Stolen", other),
    decide(one?._id, "keep", "Fine", other),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
  expect((await auditOf(seller)).length).toBe(1);
  const kept = await offered();
  await report(reader, kept.id);
  const [open] = await reported(kept.id);
  const both = [decide(open?._id, "keep"), decide(open?._id, "keep", "Fine", other)];
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await auditOf(kept.seller)).length).toBe(1);
});

test("either joins a decision or finds the piece taken down when it is reported at the same time", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await offered();
    await report(reader, id);
    const [one] = await reported(id);
    const late = await Promise.all(Array.from({ length: 8 }, () => person(server, "Lena")));
    await Promise.all([...late.map((who) => report(who, id)), decide(one?._id, "take-down")]);
    expect(await reported(id)).toEqual([]);
    expect((await findListing(server.db, id))?.status).toBe("inactive");
  }
});

test("ends in a take-down or an order when both are sent at the same time, never in both", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { seller, id } = await offered();
    const buyer = await person(server, "Bea");
    await report(reader, id);
    const [one] = await reported(id);
    const [decided, bought, listed] = await Promise.all([
      decide(one?._id, "take-down"),
      checkout(buyer, id),
      relist(seller, id),
    ]);
    const row = await findListing(server.db, id);
    expect([decided.status === 204, bought.status === 201, listed.status < 500]).toEqual([
      row?.takenDownAt !== null,
      row?.takenDownAt === null,
      true,
    ]);
  }
});
