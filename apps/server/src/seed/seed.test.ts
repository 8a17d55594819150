import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { discountEndpoints } from "@heirloop/contract/discount/discount.endpoints";
import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { orderStatuses } from "@heirloop/contract/order/order-status";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import {
  accountIds,
  demoPassword,
  emailOf,
  fixedAccountNames,
  type FixedAccountName,
} from "@heirloop/demo/account/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobTable } from "../db/job.table.ts";
import { listingTable } from "../modules/listing/listing.table.ts";
import { orderTable } from "../modules/order/order.table.ts";
import { ledgerTable } from "../modules/payment/payment.table.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { demoPictures } from "./demo-pictures.ts";
import { seed } from "./seed.ts";

let server: TestServer;
let filled = false;
const said: string[] = [];
const tokens = new Map<FixedAccountName, string>();

beforeAll(async () => {
  server = await startTestServer({ pictureSources: [demoPictures] });
  filled = await seed(server.deps, (line) => said.push(line), { listings: 600 });
  for (const name of fixedAccountNames) {
    const answer = await server.call("POST", "/api/auth/login", {
      body: { email: emailOf(name), password: demoPassword },
    });
    tokens.set(name, (answer.body as { token: string }).token);
  }
}, 300_000);
afterAll(() => server.close());

test("an empty database is filled, and every demo account can log in", () => {
  expect(filled).toBe(true);
  expect(said).toContain("  600 of 600 listings …");
  expect([...tokens.keys()]).toEqual(fixedAccountNames);
  expect([...tokens.values()]).toEqual(fixedAccountNames.map(() => expect.any(String)));
});

type Asked = { params?: Record<string, string>; query?: string; body?: unknown; as?: FixedAccountName };

/** Calls an endpoint and answers what its own schema makes of the answer. */
async function ask(
  { method, path, answer }: Endpoint,
  { params = {}, query = "", body, as }: Asked = {},
): Promise<unknown> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const token = as === undefined ? undefined : tokens.get(as);
  const given = await server.call(method, `${address}${query}`, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
  expect([address, given.status, given.status === 200 ? "" : given.text]).toEqual([address, 200, ""]);
  return answer?.parse(given.body);
}

type WithId = { _id: string };

test("there is an order in every status, and an open one has its deadline as a job", async () => {
  const orders = await server.db.select().from(orderTable);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  const jobs = await server.db.select().from(jobTable);
  const due = jobs
    .filter(({ name }) => name === "order.meet-deadline")
    .map(({ payload }) => (payload as { orderId: string }).orderId);
  expect(due.toSorted()).toEqual(
    orders.flatMap(({ id, deadlineAt }) => (deadlineAt === null ? [] : [id])).toSorted(),
  );
  expect(due.length).toBeGreaterThan(5);
});

test("the books of every order sum to zero", async () => {
  const sums = new Map<string, number>();
  for (const { posting, amount } of await server.db.select().from(ledgerTable))
    sums.set(posting, (sums.get(posting) ?? 0) + amount);
  expect(sums.size).toBeGreaterThan(10);
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
});

test("seeding again adds nothing", async () => {
  const before = (await server.db.select({ id: listingTable.id }).from(listingTable)).length;
  expect(await seed(server.deps, () => {}, { listings: 600 })).toBe(false);
  expect((await server.db.select({ id: listingTable.id }).from(listingTable)).length).toBe(before);
});

test.each(["openPurchases", "closedPurchases", "openOffers", "closedOffers"])(
  "the shopper has %s, each of which opens with its chat",
  async (type) => {
    const orders = (await ask(orderEndpoints.purchases, { body: { type }, as: "shopper" })) as Array<
      WithId & { chat: string | null }
    >;
    expect(orders.length).toBeGreaterThan(0);
    for (const { _id, chat } of orders) {
      await ask(orderEndpoints.get, { params: { orderId: _id }, as: "shopper" });
      await ask(chatEndpoints.get, { params: { chatId: chat ?? "" }, as: "shopper" });
    }
  },
);

test("the studio sees sales and offers to it", async () => {
  for (const type of ["openSales", "closedSales", "openOffers"])
    expect(await ask(orderEndpoints.sales, { body: { type }, as: "studio" })).not.toEqual([]);
});

test("all chats of the shopper, an enquiry among them", async () => {
  const chats = (await ask(chatEndpoints.list, { as: "shopper" })) as Array<WithId & { order: unknown }>;
  expect(chats.length).toBeGreaterThan(15);
  expect(chats.some(({ order }) => order === null)).toBe(true);
});

test("notifications come in batches of 20 to the end, and the menu's count starts again", async () => {
  const first = (await ask(notificationEndpoints.list, { body: { skip: 0 }, as: "shopper" })) as {
    notifications: WithId[];
    notPreviewed: number;
    maxed: boolean;
  };
  expect([first.notifications.length, first.maxed, first.notPreviewed > 0]).toEqual([20, false, true]);
  const [newest] = first.notifications;
  expect(
    await ask(notificationEndpoints.markSeen, { params: { id: newest?._id ?? "" }, as: "shopper" }),
  ).toMatchObject({ _id: newest?._id, seen: true });
  await ask(notificationEndpoints.preview, { as: "shopper" });
  let skip = 20;
  for (let maxed = false; !maxed; skip += 20) {
    const page = (await ask(notificationEndpoints.list, { body: { skip }, as: "shopper" })) as typeof first;
    expect(page.notPreviewed).toBe(0);
    maxed = page.maxed;
  }
  expect(skip).toBeGreaterThan(20);
});

test("the shopper owes a review of a purchase, the studio one of a sale", async () => {
  expect(await ask(reviewEndpoints.pending, { as: "shopper" })).toMatchObject({
    type: "completedPurchase",
    seller: { rating: null },
  });
  expect(await ask(reviewEndpoints.pending, { as: "studio" })).toMatchObject({
    type: "completedSale",
    buyer: { rating: null },
  });
  expect(await ask(reviewEndpoints.pending, { as: "newcomer" })).toBeNull();
});

test("published reviews, everywhere and of the studio", async () => {
  expect(await ask(reviewEndpoints.latest, { query: "?limit=6" })).toMatchObject({ reviews: { length: 6 } });
  const studio = (await ask(reviewEndpoints.ofSeller, {
    params: { sellerId: accountIds.studio },
    query: "?page=1&greaterThan=1",
  })) as { reviews: unknown[]; totalCount: number; reviewedCount: number };
  expect(studio.reviews.length).toBeGreaterThan(0);
  expect(studio.totalCount).toBe(studio.reviewedCount);
});

test.each(["available", "accepted", "missed", "search"])("the studio has consignments: %s", async (type) => {
  const list = (await ask(consignmentEndpoints.list, { params: { page: "1", type }, as: "studio" })) as {
    paginationData: { totalPages: number };
    consignments: unknown[];
  };
  expect([list.consignments.length, list.paginationData.totalPages > 1]).toEqual([20, true]);
});

test("the newcomer may use a code, the shopper has used one", async () => {
  expect(await ask(discountEndpoints.list, { as: "newcomer" })).toMatchObject({
    discounts: [{ usedAt: null }],
  });
  expect(await ask(discountEndpoints.list, { as: "shopper" })).toMatchObject({
    discounts: [{ usedAt: expect.any(String) as string }],
  });
});

test("onboarding is a page's address, entering an account a session", async () => {
  const onboarding = await server.call("GET", "/api/payments/stripe-connect-onboarding", {
    token: tokens.get("shop") ?? "",
  });
  expect([onboarding.status, URL.canParse(onboarding.text)]).toEqual([200, true]);
  const entered = await server.call("POST", "/api/admin/enter-account", {
    token: tokens.get("admin") ?? "",
    body: { id: accountIds.studio },
  });
  expect([entered.status, entered.body]).toEqual([
    200,
    expect.objectContaining({ user: expect.objectContaining({ _id: accountIds.studio }) as unknown }),
  ]);
});

test("the seller can accept the shopper's offer: money and stock follow", async () => {
  const [offer] = (await ask(orderEndpoints.sales, {
    body: { type: "openOffers" },
    as: "studio",
  })) as WithId[];
  const accepted = await server.call("POST", `/api/orders/${offer?._id ?? ""}/events`, {
    token: tokens.get("studio") ?? "",
    body: { type: "accept" },
    headers: { "idempotency-key": "accept-once" },
  });
  expect([accepted.status, accepted.body]).toEqual([
    200,
    expect.objectContaining({
      status: "scheduling",
      approved: true,
      payment: expect.objectContaining({ status: "captured" }) as unknown,
    }),
  ]);
});
