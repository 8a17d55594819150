import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { discountEndpoints } from "@heirloop/contract/discount/discount.endpoints";
import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { orderStatuses } from "@heirloop/contract/order/order-status";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import {
  accountIds,
  demoPassword,
  emailOf,
  fixedAccountNames,
  type FixedAccountName,
} from "@heirloop/demo/account/accounts";
import { eq, sql } from "drizzle-orm";

import { afterAll, beforeAll, expect, test } from "vitest";
import { jobTable } from "../platform/database/job.table.ts";
import { consignmentTable } from "../modules/consignment/consignment.table.ts";
import { listingTable } from "../modules/listing/listing.table.ts";
import { orderListingTable, orderTable } from "../modules/order/order.table.ts";
import { ledgerTable } from "../modules/payment/payment.table.ts";
import { payoutTable } from "../modules/payout/payout.table.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { listShownPictures } from "./demo-picture.queries.ts";
import { createDemoPictures } from "./demo-pictures.ts";
import { seed } from "./seed.ts";

let server: TestServer;
let filled = false;
const said: string[] = [];
const tokens = new Map<FixedAccountName, string>();

beforeAll(async () => {
  server = await startTestServer({ pictureSources: (db) => [createDemoPictures(db)] });
  filled = await seed(server.deps, (line) => said.push(line), { listings: 600 });
  for (const name of fixedAccountNames) {
    const answer = await server.call("POST", "/api/auth/login", {
      body: { email: emailOf(name), password: demoPassword },
    });
    tokens.set(name, (answer.body as { token: string }).token);
  }
}, 300_000);
afterAll(() => server.close());

test("fills an empty database, and lets every demo account log in", () => {
  expect(filled).toBe(true);
  expect(said).toContain("  600 of 600 listings …");
  expect([...tokens.keys()]).toEqual(fixedAccountNames);
  expect([...tokens.values()]).toEqual(fixedAccountNames.map(() => expect.any(String)));
});

type CallOptions = { params?: Record<string, string>; query?: string; body?: unknown; as?: FixedAccountName };

/** Calls an endpoint and parses the response with the endpoint's schema. */
async function ask(
  { method, path, answer }: Endpoint,
  { params = {}, query = "", body, as }: CallOptions = {},
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

test("serves every picture of the demo world, and none with an invented color or invented initials", async () => {
  const tables = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const keys = new Set<string>();
  for (const { name } of tables.rows) {
    const rows = await server.db.execute<{ row: string }>(
      sql`select row::text as row from ${sql.identifier(name)} as row where row::text like '%/pictures/%'`,
    );
    for (const { row } of rows.rows)
      for (const [, key] of row.matchAll(/\/pictures\/((?:shot|avatar|logo|banner)\.[a-z0-9._-]+)/g))
        keys.add(key ?? "");
  }
  const source = createDemoPictures(server.db);
  const first = (kind: string) => [...keys].find((key) => key.startsWith(`${kind}.`)) ?? "";
  for (const kind of ["shot", "avatar", "logo", "banner"])
    expect([kind, (await source.read(first(kind), 160)) !== null]).toEqual([kind, true]);
  const shown = new Set((await listShownPictures(server.db)).map((path) => path.replace("/pictures/", "")));
  expect([...keys].filter((key) => !shown.has(key))).toEqual([]);
  const invented = first("shot").replace(/[0-9a-f]{6}(?=-|\.w|$)/, "123456");
  expect(invented).not.toBe(first("shot"));
  for (const key of [invented, "avatar.zz.0000", "logo.zz.0000", "banner.win_a_prize.0000"])
    expect([key, await source.read(key, 160)]).toEqual([key, null]);
});

test("has an order in every status, and a deadline job for each open one", async () => {
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

test("balances the ledger of every order to zero", async () => {
  const sums = new Map<string, number>();
  for (const { posting, amount } of await server.db.select().from(ledgerTable))
    sums.set(posting, (sums.get(posting) ?? 0) + amount);
  expect(sums.size).toBeGreaterThan(10);
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
});

test("pays shop and owner of every completed consigned sale its price less the fee", async () => {
  const orders = await server.db.select().from(orderTable).where(eq(orderTable.status, "completed"));
  const pieces = await server.db.select().from(orderListingTable);
  const consignments = await server.db.select().from(consignmentTable);
  const payouts = await server.db.select().from(payoutTable);
  const books = await server.db.select().from(ledgerTable);
  const { consignments: shown } = (await ask(consignmentEndpoints.mine, { as: "consigner" })) as {
    consignments: Array<WithId & { earned: number | null }>;
  };
  let sales = 0;
  for (const order of orders) {
    const sold = new Set(pieces.filter(({ orderId }) => orderId === order.id).map((one) => one.listingId));
    const owned = consignments.filter(({ listingId }) => sold.has(listingId ?? ""));
    if (owned.length === 0) continue;
    sales += 1;
    const [ownerId, ...others] = new Set(owned.map(({ consignerId }) => consignerId));
    expect(others).toEqual([]);
    const paid = (payee: string | undefined) =>
      payouts.find(({ orderId, sellerId }) => orderId === order.id && sellerId === payee)?.amount ?? 0;
    const owed = (account: string) =>
      -books
        .filter((line) => line.orderId === order.id && line.account === account && line.kind !== "payout")
        .filter(({ kind }) => kind !== "share-payout")
        .reduce((sum, { amount }) => sum + amount, 0);
    expect(order.items + order.delivery - owed("fee") - paid(ownerId)).toBe(paid(order.sellerId));
    expect([owed("share"), owed("payout")]).toEqual([paid(ownerId), paid(order.sellerId)]);
    const onThePage = shown.filter(({ _id }) => owned.some(({ id }) => id === _id));
    expect(onThePage.reduce((sum, { earned }) => sum + (earned ?? 0), 0)).toBe(paid(ownerId));
  }
  expect(sales).toBeGreaterThan(0);
});

test("adds nothing when seeding again", async () => {
  const before = (await server.db.select({ id: listingTable.id }).from(listingTable)).length;
  expect(await seed(server.deps, () => {}, { listings: 600 })).toBe(false);
  expect((await server.db.select({ id: listingTable.id }).from(listingTable)).length).toBe(before);
});

test.each(["openPurchases", "closedPurchases", "openOffers", "closedOffers"])(
  "shows the shopper %s, each of which opens with its chat",
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

test("shows the studio its sales and offers", async () => {
  for (const type of ["openSales", "closedSales", "openOffers"])
    expect(await ask(orderEndpoints.sales, { body: { type }, as: "studio" })).not.toEqual([]);
});

test("lists all chats of the shopper, including an inquiry", async () => {
  const chats = (await ask(chatEndpoints.list, { as: "shopper" })) as Array<WithId & { order: unknown }>;
  expect(chats.length).toBeGreaterThan(15);
  expect(chats.some(({ order }) => order === null)).toBe(true);
});

test("returns notifications in batches of 20 to the end, and resets the menu's count", async () => {
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

test("asks the shopper to review a purchase, and the studio a sale", async () => {
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

test("lists published reviews, of all sellers and of the studio", async () => {
  expect(await ask(reviewEndpoints.latest, { query: "?limit=6" })).toMatchObject({ reviews: { length: 6 } });
  const studio = (await ask(reviewEndpoints.ofSeller, {
    params: { sellerId: accountIds.studio },
    query: "?page=1&greaterThan=1",
  })) as { reviews: unknown[]; totalCount: number; reviewedCount: number };
  expect(studio.reviews.length).toBeGreaterThan(0);
  expect(studio.totalCount).toBe(studio.reviewedCount);
});

test.each(["available", "accepted", "missed", "search"])(
  "shows the studio consignments: %s",
  async (type) => {
    const list = (await ask(consignmentEndpoints.list, { params: { page: "1", type }, as: "studio" })) as {
      paginationData: { totalPages: number };
      consignments: unknown[];
    };
    expect([list.consignments.length, list.paginationData.totalPages > 1]).toEqual([20, true]);
  },
);

test("has saved the search that the shopper's notifications name", async () => {
  const { notifications } = (await ask(notificationEndpoints.list, { body: { skip: 0 }, as: "shopper" })) as {
    notifications: Array<{ type: string; text: string }>;
  };
  const { savedSearches } = (await ask(savedSearchEndpoints.list, { as: "shopper" })) as {
    savedSearches: Array<{ name: string; alerts: boolean }>;
  };
  const alerted = savedSearches.filter(({ alerts }) => alerts).map(({ name }) => name);
  const named = notifications.flatMap(({ type, text }) =>
    type === "saved-search" ? [/“(.+)”/.exec(text)?.[1]] : [],
  );
  expect(new Set(named)).toEqual(new Set(alerted));
  expect(savedSearches.length).toBeGreaterThan(alerted.length);
});

test("has a promo code that the newcomer can use, and one that the shopper has used", async () => {
  expect(await ask(discountEndpoints.list, { as: "newcomer" })).toMatchObject({
    discounts: [{ usedAt: null }],
  });
  expect(await ask(discountEndpoints.list, { as: "shopper" })).toMatchObject({
    discounts: [{ usedAt: expect.any(String) as string }],
  });
});

test("returns a page's URL for onboarding, and a session for impersonation", async () => {
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

test("lets the seller accept the shopper's offer, which updates money and stock", async () => {
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

test("names pictures in no column but those that keep uploads from being deleted", async () => {
  // Answers to idempotency keys are copies, kept for a day.
  const { rows } = await server.db.execute(sql`
    select table_name || '.' || column_name as "column", table_name as "table", column_name as "name"
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'ARRAY', 'jsonb') and table_name <> 'idempotency'`);
  const found: string[] = [];
  for (const { column, table, name } of rows) {
    const named = await server.db.execute(sql`
      select 1 from ${sql.identifier(String(table))}
      where ${sql.identifier(String(name))}::text like '%/pictures/%' limit 1`);
    if (named.rows.length > 0) found.push(String(column));
  }
  // A new column belongs into `picture-reference.queries.ts` as well. The demo data has no proofs of delivery.
  expect(found.toSorted()).toEqual([
    "blog_post.image",
    "consignment.images",
    "listing.images",
    "order_case_entry.pictures",
    "user.banner",
    "user.picture",
  ]);
});
