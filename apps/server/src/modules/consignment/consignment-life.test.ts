import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import { listNotifications } from "../notification/notification.queries.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buyAndComplete } from "../../testing/completed-order.ts";
import { consigned, pieceToConsign } from "../../testing/consigned-piece.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { waitForLockWait } from "../../testing/wait-for-lock-wait.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { lockListings } from "../stock/stock.queries.ts";
import { findListing } from "../listing/listing.queries.ts";
import { listLedgerEntries } from "../payment/payment.queries.ts";
import { findConsignmentOfListing, lockConsignment } from "./consignment.queries.ts";
import { allPaid } from "./consignment.copy.ts";
import { sellConsigned } from "./consignment-sale.ts";

const day = 24 * 3_600_000;
const plan = { pricePlan: 1_000_00, share: 70 };

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
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());

const post = (who: TestPerson, id: string, event: string, body?: object) =>
  server.call("POST", `/api/consign/${id}/${event}`, { token: who.token, ...(body ? { body } : {}) });
const statusOf = async (id: string) => (await lockConsignment(server.db, id))?.status;
const accepted = async () => {
  const id = await consigned(server, owner);
  await post(shop, id, "accept", plan);
  return id;
};
const listed = async () => {
  const id = await accepted();
  await post(shop, id, "collect");
  const answer = await post(shop, id, "list", {});
  return { id, listing: (answer.body as Consignment).listing ?? "" };
};
const wait = async (milliseconds: number) => {
  server.clock.advance(milliseconds);
  await server.deps.jobs.runDue();
};

describe("consignment transitions over the API", () => {
  test("submitted → available automatically, or → withdrawn", async () => {
    const { body } = await server.call("POST", "/api/consign", { token: owner.token, body: pieceToConsign });
    const { _id, status } = body as Consignment;
    expect(status).toBe("submitted");
    expect((await post(shop, _id, "accept", plan)).status).toBe(404);
    await server.deps.jobs.runDue();
    expect(await statusOf(_id)).toBe("available");
    const again = await server.call("POST", "/api/consign", { token: owner.token, body: pieceToConsign });
    const second = (again.body as Consignment)._id;
    expect((await post(owner, second, "withdraw")).status).toBe(200);
    await server.deps.jobs.runDue();
    expect(await statusOf(second)).toBe("withdrawn");
  });

  test("available → accepted, with price and share; the share defaults to 60 percent", async () => {
    const id = await accepted();
    const row = await lockConsignment(server.db, id);
    expect([row?.status, row?.acceptedBy, row?.pricePlan, row?.share]).toEqual([
      "accepted",
      shop.id,
      1_000_00,
      70,
    ]);
    const usual = await consigned(server, owner);
    await post(shop, usual, "accept", { pricePlan: 900_00 });
    expect((await lockConsignment(server.db, usual))?.share).toBe(60);
  });

  test("available, declined: it stays available to the other businesses", async () => {
    const id = await consigned(server, owner);
    expect((await post(shop, id, "decline")).status).toBe(200);
    expect(await statusOf(id)).toBe("available");
    expect((await post(shop, id, "accept", plan)).status).toBe(409);
  });

  test("available → withdrawn; then it cannot be accepted", async () => {
    const id = await consigned(server, owner);
    await post(owner, id, "withdraw");
    expect([await statusOf(id), (await post(shop, id, "accept", plan)).status]).toEqual(["withdrawn", 409]);
  });

  test("available → lapsed after 14 days, not before", async () => {
    const id = await consigned(server, owner);
    await wait(14 * day - 1);
    expect(await statusOf(id)).toBe("available");
    await wait(1);
    expect(await statusOf(id)).toBe("lapsed");
  });

  test("accepted → lapsed 14 days after acceptance", async () => {
    const id = await consigned(server, owner);
    await wait(10 * day);
    await post(shop, id, "accept", plan);
    await wait(14 * day - 1);
    expect(await statusOf(id)).toBe("accepted");
    await wait(1);
    expect(await statusOf(id)).toBe("lapsed");
  });

  test("accepted → withdrawn, or → collected, after which it can neither be withdrawn nor lapse", async () => {
    const back = await accepted();
    expect((await post(owner, back, "withdraw")).status).toBe(200);
    const id = await accepted();
    await post(shop, id, "collect");
    expect((await post(owner, id, "withdraw")).status).toBe(409);
    await wait(20 * day);
    expect(await statusOf(id)).toBe("collected");
  });

  test("collected → listed: creates a listing of the business, marked consigned; → returned takes it down", async () => {
    const { id, listing } = await listed();
    const row = await findListing(server.db, listing);
    expect([row?.sellerId, row?.consigned, row?.price, row?.title, row?.status]).toEqual([
      shop.id,
      true,
      1_000_00,
      "Walnut credenza",
      "active",
    ]);
    expect((await post(shop, id, "list", {})).status).toBe(409);
    await post(shop, id, "return");
    expect([await statusOf(id), (await findListing(server.db, listing))?.status]).toEqual([
      "returned",
      "inactive",
    ]);
  });

  test("returned: rejects putting the piece back on sale", async () => {
    const { id, listing } = await listed();
    const edit = (body: object) =>
      server.call("PATCH", `/api/listings/${listing}`, { token: shop.token, body });
    expect((await edit({ status: "active" })).status).toBe(200);
    await post(shop, id, "return");
    const refused = await edit({ status: "active", title: "Walnut sideboard" });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "state-conflict",
      detail: "This piece went back to its owner.",
    });
    const row = await findListing(server.db, listing);
    expect([row?.status, row?.title]).toEqual(["inactive", "Walnut credenza"]);
  });

  test("collected → returned", async () => {
    const id = await accepted();
    await post(shop, id, "collect");
    await post(shop, id, "return");
    expect(await statusOf(id)).toBe("returned");
  });

  test("listed → sold when the order completes: the owner earns the share, and the ledger sums to zero", async () => {
    const { id, listing } = await listed();
    const buyer = await person(server, "Bea");
    const { orderId } = await buyAndComplete(server, {
      buyer,
      seller: shop,
      listingId: listing,
      price: 1_000_00,
    });
    const row = await lockConsignment(server.db, id);
    expect([row?.status, row?.earned]).toEqual(["sold", 700_00]);
    await wait(2 * day);
    const lines = await listLedgerEntries(server.db, orderId);
    const sumOf = (account: string) =>
      lines.filter((line) => line.account === account).reduce((sum, { amount }) => sum + amount, 0);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    // The platform's fee is 15 percent and the owner's share 700.00, so 150.00 go to the business. Nothing
    // remains owed.
    expect(["fee", "payout", "share", "bank"].map(sumOf)).toEqual([-150_00, 0, 0, -850_00]);
    const paid = lines
      .filter(({ account }) => account === "bank")
      .map(({ kind, payee, amount }) => ({ kind, payee, amount }));
    expect(paid.toSorted((a, b) => a.amount - b.amount)).toEqual([
      { kind: "share-payout", payee: owner.id, amount: -700_00 },
      { kind: "payout", payee: "", amount: -150_00 },
    ]);
    // Both link to the payouts and not to the order, which the owner may not see.
    const payoutNotices = async (userId: string) =>
      (await listNotifications(server.db, userId, 0, 100))
        .filter(({ text }) => text.includes("on its way to your account"))
        .map(({ type, orderId: about }) => [type, about]);
    expect([await payoutNotices(owner.id), await payoutNotices(shop.id)]).toEqual([
      [["payout", null]],
      [["payout", null]],
    ]);
    expect(
      await sellConsigned(server.db, server.deps, [{ listingId: listing, price: 1_000_00 }], allPaid),
    ).toEqual(new Map());
  });
});

test("accepts one of 50 concurrent acceptances and returns 409 to the other 49", async () => {
  const rivals = await Promise.all(
    Array.from({ length: 50 }, (_, number) => person(server, `Rival${number}`, { isBusiness: true })),
  );
  const id = await consigned(server, owner);
  const answers = await Promise.all(rivals.map((rival) => post(rival, id, "accept", plan)));
  const won = rivals.filter((_, place) => answers[place]?.status === 200);
  expect(won.length).toBe(1);
  expect((await lockConsignment(server.db, id))?.acceptedBy).toBe(won[0]?.id);
  const codes = answers
    .filter(({ status }) => status !== 200)
    .map(({ body }) => (body as { code: string }).code);
  expect(new Set(codes)).toEqual(new Set(["consignment-taken"]));
});

test("sells a piece that the business returns at the same moment, without a deadlock", async () => {
  const { id, listing } = await listed();
  const locked = Promise.withResolvers<void>();
  const maySell = Promise.withResolvers<void>();
  const selling = transaction(server.db, async (tx) => {
    await lockListings(tx, [listing]);
    locked.resolve();
    await maySell.promise;
    return sellConsigned(tx, server.deps, [{ listingId: listing, price: 1_000_00 }], allPaid);
  });
  await locked.promise;
  const returning = post(shop, id, "return");
  await Promise.race([returning, waitForLockWait(server)]);
  maySell.resolve();
  expect([await selling, (await returning).status]).toEqual([new Map([[owner.id, 700_00]]), 409]);
});

test("notifies the owner of every step, on the page and by mail", async () => {
  const ruth = await person(server, "Ruthie");
  const id = await consigned(server, ruth);
  await post(shop, id, "accept", plan);
  await post(shop, id, "collect");
  await post(shop, id, "list", {});
  await post(shop, id, "return");
  await server.deps.jobs.runDue();
  const { body } = await server.call("POST", "/api/auth/get-nots", { token: ruth.token, body: { skip: 0 } });
  const texts = (body as { notifications: Notification[] }).notifications.map(({ text }) => text);
  expect(texts.toSorted()).toEqual(
    [
      "Shops can now see your Walnut credenza",
      "Old Oak accepted your Walnut credenza",
      "Old Oak has collected your Walnut credenza",
      "Your Walnut credenza is for sale",
      "Old Oak is returning your Walnut credenza",
    ].toSorted(),
  );
  const subjects = (await server.mails()).filter(({ to }) => to === ruth.email).map(({ subject }) => subject);
  expect(subjects.length).toBe(5);
  expect(subjects).toContain("Old Oak accepted your Walnut credenza");
});

test("notifies the shop that accepted a piece when it is withdrawn", async () => {
  const maud = await person(server, "Maud", { isBusiness: true, slug: "maud-and-co", shopName: "Maud & Co" });
  const id = await consigned(server, owner);
  await post(maud, id, "accept", plan);
  await server.call("POST", `/api/consign/${id}/withdraw`, { token: owner.token });
  const rows = await listNotifications(server.db, maud.id, 0, 100);
  expect(rows.map(({ type }) => type)).toEqual(["shop-consignment"]);
});

test("lists the user's consigned pieces with every step, newest first", async () => {
  const ruth = await person(server, "Ruthanne");
  const first = await consigned(server, ruth);
  server.clock.advance(1_000);
  const second = await consigned(server, ruth, { title: "Oak chest" });
  await post(shop, first, "accept", plan);
  const { body } = await server.call("GET", "/api/consign/mine", { token: ruth.token });
  const { consignments } = body as { consignments: Consignment[] };
  expect(
    consignments.map(({ _id, takenBy, history }) => [
      _id,
      takenBy?.firstName ?? null,
      history.map(({ status }) => status),
    ]),
  ).toEqual([
    [second, null, ["submitted", "available"]],
    [first, "Old Oak", ["submitted", "available", "accepted"]],
  ]);
});

test("accepts uploaded pictures only", async () => {
  const images = ["https://elsewhere.example/chair.jpg"];
  const answer = await server.call("POST", "/api/consign", {
    token: owner.token,
    body: { ...pieceToConsign, images },
  });
  expect(answer.status).toBe(422);
  expect(await findConsignmentOfListing(server.db, "nothing")).toBe(null);
});
