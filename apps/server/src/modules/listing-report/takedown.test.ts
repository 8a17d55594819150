import { auditEntrySchema } from "@heirloop/contract/admin/admin.endpoints";
import { foundListingSchema } from "@heirloop/contract/admin/reported-listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
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
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Root", { admin: true });
});
afterAll(() => server.close());

const post = (path: string, { token }: TestPerson, body?: unknown) =>
  server.call("POST", path, { token, body });
const find = async (keyword: string) => {
  const path = `/api/admin/listings?keyword=${encodeURIComponent(keyword)}`;
  const { body } = await server.call("GET", path, { token: admin.token });
  return z.object({ listing: z.nullable(foundListingSchema) }).parse(body).listing;
};
const takeDown = (id: string, reason = "Recalled") =>
  post(`/api/admin/listings/${id}/take-down`, admin, { reason });
const report = (who: TestPerson, id: string) =>
  post(`/api/listings/${id}/reports`, who, { reason: "stolen" });
const codeOf = ({ body }: TestAnswer) => problemSchema.parse(body).code;
const checkout = async (buyer: TestPerson, id: string, more: object = {}): Promise<TestAnswer> =>
  post("/api/checkout", buyer, {
    listings: [{ id, listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token),
    ...more,
  });
const orderOf = ({ body }: TestAnswer) => (body as { orders: Array<{ _id: string }> }).orders[0]?._id ?? "";

async function offered() {
  const seller = await person(server, "Sam");
  return { seller, id: await piece(server, seller.id) };
}

test("finds a piece by its number and by the address of its page", async () => {
  const { seller, id } = await offered();
  const found = await find(id);
  expect(found).toMatchObject({
    listing: { heirloopId: id, title: "Walnut credenza", status: "active" },
    seller: { email: seller.email },
    obstacle: null,
    takenDown: false,
    openReports: 0,
  });
  const product = pageUrls.product({ heirloopId: id, slug: found?.listing.slug ?? "" });
  expect(await find(` https://heirloop.test${product}?listing=${id} `)).toEqual(found);
  await report(await person(server, "Rita"), id);
  expect((await find(id))?.openReports).toBe(1);
  expect([await find("unknown-piece"), await find(""), await find("/product/")]).toEqual([null, null, null]);
});

test("takes down a piece that nobody has reported, as if it were", async () => {
  const { seller, id } = await offered();
  const bidder = await person(server, "Bea");
  const offer = orderOf(await checkout(bidder, id, { offerAmount: 400_00 }));
  expect((await takeDown(id)).status).toBe(204);
  expect(await find(id)).toMatchObject({ listing: { status: "inactive" }, takenDown: true });
  expect(await findListing(server.db, id)).toMatchObject({
    takenDownReason: "Recalled",
    takenDownFromSale: true,
  });
  expect((await findOrder(server.db, offer))?.offerStatus).toBe("retired");
  expect(await listNotificationTexts(server.db, seller.id)).toContain(
    "We took down Walnut credenza: Recalled",
  );
  const { body } = await server.call("GET", `/api/admin/audit?account=${seller.id}`, { token: admin.token });
  const { entries } = z.object({ entries: z.array(auditEntrySchema) }).parse(body);
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ["take-down-piece", `Piece ${id}, Walnut credenza: Recalled`],
  ]);
  const allowed = await post(`/api/admin/taken-down-listings/${id}/allow`, admin, { reason: "Repaired" });
  expect([allowed.status, (await find(id))?.listing.status]).toEqual([204, "active"]);
});

test("closes the reports of a piece that is found and taken down", async () => {
  const { id } = await offered();
  const reader = await person(server, "Rita");
  await report(reader, id);
  expect((await takeDown(id)).status).toBe(204);
  expect((await find(id))?.openReports).toBe(0);
  expect(await listNotificationTexts(server.db, reader.id)).toEqual([
    "You reported Walnut credenza. We looked at it and took it down.",
  ]);
  expect(codeOf(await takeDown(id))).toBe("state-conflict");
  expect((await listNotificationTexts(server.db, reader.id)).length).toBe(1);
});

test("needs a reason, and a piece", async () => {
  const { id } = await offered();
  expect([codeOf(await takeDown(id, " ")), codeOf(await takeDown("unknown-piece"))]).toEqual([
    "invalid",
    "not-found",
  ]);
  expect((await find(id))?.takenDown).toBe(false);
});

test("cannot take down a found piece while an order has it, or once it is sold", async () => {
  const { seller, id } = await offered();
  const buyer = await person(server, "Bea");
  const orderId = orderOf(await checkout(buyer, id));
  expect([(await find(id))?.obstacle, codeOf(await takeDown(id))]).toEqual(["ordered", "listing-reserved"]);
  await post(`/api/orders/${orderId}/events`, seller, { type: "approve" });
  expect([(await find(id))?.obstacle, codeOf(await takeDown(id))]).toEqual(["sold", "listing-sold"]);
});

test("finds no pieces of closed accounts, and takes none down", async () => {
  const { seller, id } = await offered();
  await server.db.execute(
    sql`update "user" set closed_at = now(), blocked_at = now(), blocked_reason = 'Closed' where id = ${seller.id}`,
  );
  expect([await find(id), codeOf(await takeDown(id))]).toEqual([null, "state-conflict"]);
});

test("ends in a take-down or an order when both are sent at the same time, never in both", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await offered();
    const buyer = await person(server, "Bea");
    const [down, bought] = await Promise.all([takeDown(id), checkout(buyer, id)]);
    const isDown = (await findListing(server.db, id))?.takenDownAt !== null;
    expect([down.status === 204, bought.status === 201]).toEqual([isDown, !isDown]);
  }
});
