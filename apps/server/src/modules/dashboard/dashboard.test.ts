import {
  dashboardProductsSchema,
  dashboardSummarySchema,
} from "@heirloop/contract/dashboard/dashboard.endpoints";
import { payoutSchema } from "@heirloop/contract/payout/payout.schema";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completedOrder, completedPurchase } from "../../testing/completed-order.ts";
import { contact, person, piece, savedCard, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { payoutTable } from "../payout/payout.table.ts";
import { summarizeShop } from "./summary.service.ts";

let server: TestServer;
let shop: TestPerson;
let buyer: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  shop = await person(server, "Shop", { isBusiness: true, shopName: "Old Oak" });
  buyer = await person(server, "Bea");
});
afterAll(() => server.close());

const get = async (path: string, who = shop) => (await server.call("GET", path, { token: who.token })).body;
const summary = async (who = shop) => dashboardSummarySchema.parse(await get("/api/dashboard/summary", who));
const patch = (body: object, who = shop) =>
  server.call("PATCH", "/api/dashboard/shop", { token: who.token, body });

test("shows a new shop zeros for the last thirty days including today", async () => {
  const { days, ...figures } = await summary();
  expect(figures).toEqual({
    activeListings: 0,
    openOrders: 0,
    soldLast30Days: 0,
    revenueLast30Days: 0,
    pendingPayout: 0,
    tasks: [],
  });
  expect([days.length, days[0], days[29]]).toEqual([
    30,
    { day: "2026-10-23", revenue: 0, orders: 0 },
    { day: "2026-11-21", revenue: 0, orders: 0 },
  ]);
});

test("shows a sale on its day, its pending payout, and counts open tasks", async () => {
  await completedOrder(server, buyer, shop);
  const askedPiece = await piece(server, shop.id);
  await server.call("POST", `/api/listings/${askedPiece}/questions`, {
    token: buyer.token,
    body: { text: "Is it oak?" },
  });
  await server.call("POST", "/api/checkout", {
    token: buyer.token,
    body: {
      listings: [{ id: await piece(server, shop.id), listingPrice: 500_00 }],
      type: "pickup",
      contact,
      paymentMethod: await savedCard(server, buyer.token),
    },
  });
  const { days, ...figures } = await summary();
  expect(figures).toEqual({
    activeListings: 2,
    openOrders: 1,
    soldLast30Days: 1,
    revenueLast30Days: 500_00,
    pendingPayout: 425_00,
    tasks: [
      { kind: "requests", count: 1, listing: null },
      { kind: "questions", count: 1, listing: { heirloopId: askedPiece, slug: "walnut-credenza" } },
    ],
  });
  expect(days.at(-1)).toEqual({ day: "2026-11-21", revenue: 500_00, orders: 1 });
  const { payouts } = (await get("/api/dashboard/payouts")) as { payouts: unknown[] };
  expect(payouts.map((one) => payoutSchema.parse(one))).toMatchObject([
    { pieces: ["Walnut credenza"], amount: 425_00, status: "waiting", arrivesAt: null },
  ]);
  const later = new Date(server.clock.now().getTime() + 30 * 24 * 60 * 60_000);
  expect(await summarizeShop(server.db, shop.id, later)).toMatchObject({
    soldLast30Days: 0,
    revenueLast30Days: 0,
    pendingPayout: 425_00,
  });
});

test("shows figures for revenue beyond 32-bit integers", async () => {
  const dear = await person(server, "Dear", { isBusiness: true });
  const price = 1_000_000_00;
  const ids = await Promise.all(Array.from({ length: 22 }, () => piece(server, dear.id, { price })));
  for (const some of [ids.slice(0, 11), ids.slice(11)])
    await completedPurchase(server, { buyer, seller: dear, listings: some, price });
  expect(await summary(dear)).toMatchObject({
    soldLast30Days: 22,
    revenueLast30Days: 22 * price,
    pendingPayout: 22 * 850_000_00,
  });
});

test("lists pieces by tab, twenty per page, and searches them", async () => {
  const stock = await person(server, "Stock", { isBusiness: true });
  for (let at = 0; at < 21; at += 1)
    await piece(server, stock.id, { title: `Chair 100%_${at}`, createdAt: new Date(at * 1_000) });
  await piece(server, stock.id, { title: "Retired lamp", status: "inactive" });
  const list = async (page: number, type: string, keyword = "") => {
    const path = `/api/dashboard/products/${page}/${type}?keyword=${encodeURIComponent(keyword)}`;
    const { listings, ...more } = (await get(path, stock)) as {
      listings: Array<{ title: string }>;
      paginationData: unknown;
      counts: unknown;
    };
    return { titles: listings.map(({ title }) => title), ...more };
  };
  const first = await list(1, "active");
  expect([first.titles.length, first.titles[0], first.paginationData, first.counts]).toEqual([
    20,
    "Chair 100%_20",
    { currentPage: 1, totalPages: 2 },
    { all: 22, active: 21, sold: 0, inactive: 1 },
  ]);
  expect((await list(2, "active")).titles).toEqual(["Chair 100%_0"]);
  expect((await list(3, "active")).titles).toEqual([]);
  expect((await list(1, "inactive")).titles).toEqual(["Retired lamp"]);
  expect((await list(1, "search", "0%_7 chair")).titles).toEqual(["Chair 100%_7"]);
});

test("lists a sold piece with what the buyer paid for it, not with its price", async () => {
  const seller = await person(server, "Haggler", { isBusiness: true });
  const [atPrice, atOffer] = [await piece(server, seller.id), await piece(server, seller.id)];
  const { token } = buyer;
  const send = async (who: TestPerson, path: string, body: object): Promise<unknown> =>
    (await server.call("POST", path, { token: who.token, body })).body;
  const { orders } = (await send(buyer, "/api/checkout", {
    listings: [{ id: atOffer, listingPrice: 500_00 }],
    type: "pickup",
    offerAmount: 350_00,
    contact,
    paymentMethod: await savedCard(server, token),
  })) as { orders: Array<{ _id: string }> };
  await send(seller, `/api/orders/${orders[0]?._id ?? ""}/events`, { type: "accept" });
  await completedPurchase(server, { buyer, seller, listings: [atPrice], price: 500_00 });
  const { listings } = dashboardProductsSchema.parse(await get("/api/dashboard/products/1/all", seller));
  expect(
    listings.map(({ heirloopId, status, price, soldFor }) => ({ heirloopId, status, price, soldFor })),
  ).toEqual(
    expect.arrayContaining([
      { heirloopId: atPrice, status: "sold", price: 500_00, soldFor: 500_00 },
      { heirloopId: atOffer, status: "sold", price: 500_00, soldFor: 350_00 },
    ]),
  );
});

test("updates a shop's public profile field by field", async () => {
  const slug = `old-oak-${shop.id.toLowerCase().replaceAll(/[^a-z]/g, "")}`;
  const { status, body } = await patch({
    name: " New Oak ",
    slug,
    story: "We mend.",
    coordinates: [-122.27, 37.8],
  });
  expect([status, body]).toMatchObject([
    200,
    { seller: { firstName: "New Oak", slug, region: "ba" }, story: "We mend.", policies: null, banner: null },
  ]);
  await patch({
    policies: "Returns in 7 days.",
    logo: "/pictures/demo/logo",
    banner: "/pictures/demo/wide",
  });
  expect(await get(`/api/profiles/${slug}`, buyer)).toMatchObject({
    seller: { firstName: "New Oak", picture: "/pictures/demo/logo" },
    story: "We mend.",
    policies: "Returns in 7 days.",
    banner: "/pictures/demo/wide",
  });
});

test("rejects a taken address, an external picture and an empty name at their fields", async () => {
  const rival = await person(server, "Rival", { isBusiness: true, slug: "first-here" });
  const fields = async (change: object) => {
    const { status, body } = await patch(change);
    return [status, problemSchema.parse(body).errors];
  };
  expect([
    await fields({ slug: "first-here" }),
    await fields({ logo: "https://evil.example/x.png" }),
    await fields({ name: " " }),
  ]).toEqual([
    [409, [{ path: "slug", message: "Another shop has this address" }]],
    [422, [{ path: "logo", message: "Upload the picture first" }]],
    [422, [{ path: "name", message: "Name your shop" }]],
  ]);
  expect(rival.id).not.toBe(shop.id);
});

test("subtracts what was refunded, and counts a payout that came back as not paid out", async () => {
  const admin = await person(server, "Ada", { admin: true });
  const seller = await person(server, "Shop", { isBusiness: true });
  const { orderId } = await completedOrder(server, buyer, seller);
  const refund = (amount: number) =>
    server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
      token: admin.token,
      body: { amount, reason: "A drawer is missing" },
    });
  const figures = async () => {
    const { revenueLast30Days, soldLast30Days, pendingPayout } = await summary(seller);
    return [revenueLast30Days, soldLast30Days, pendingPayout];
  };
  await refund(53_63);
  expect(await figures()).toEqual([450_00, 1, 382_50]);
  await server.db.update(payoutTable).set({ status: "failed" }).where(eq(payoutTable.orderId, orderId));
  expect(await figures()).toEqual([450_00, 1, 382_50]);
  await refund(482_62);
  expect(await figures()).toEqual([0, 0, 0]);
});
