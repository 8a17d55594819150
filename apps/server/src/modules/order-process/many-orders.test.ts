import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { newId } from "../../platform/ids/new-id.ts";
import { countingStatements } from "../../platform/database/statement-count.ts";
import { pickupOrder } from "../../testing/example-rows.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { selectOrderIds } from "../order/order-list.queries.ts";
import { orderListingTable, orderStepTable, orderTable } from "../order/order.table.ts";

const statuses = ["requested", "completed"] as const;
type Sides = { buyer: TestPerson; seller: TestPerson };

let server: TestServer;
let few: Sides;
let many: Sides;

/** The id of the first requested order by the buyer's id. */
const firstOrders = new Map<string, string>();

/** Stores orders of each status, with one piece and two steps each. */
async function insertOrders(sides: Sides, count: number): Promise<void> {
  const { buyer, seller } = sides;
  const listingId = await piece(server, seller.id);
  const rows = statuses.flatMap((status) =>
    Array.from({ length: count }, (_, number) => ({
      ...pickupOrder,
      id: newId(),
      buyerId: buyer.id,
      sellerId: seller.id,
      status,
      checkoutId: newId(),
      chatId: newId(),
      createdAt: new Date(pickupOrder.createdAt.getTime() + Math.floor(number / 7) * 60_000),
    })),
  );
  firstOrders.set(buyer.id, rows[0]?.id ?? "");
  await server.db.insert(orderTable).values(rows);
  await server.db
    .insert(orderListingTable)
    .values(rows.map(({ id }) => ({ orderId: id, listingId, position: 0, price: 500_00, claims: false })));
  await server.db.insert(orderStepTable).values(
    rows.flatMap(({ id, createdAt }) =>
      [1, 2].map((number) => ({
        orderId: id,
        number,
        type: number === 1 ? "request" : "approve",
        side: "buyer" as const,
        userId: buyer.id,
        reason: null,
        at: createdAt,
      })),
    ),
  );
}

async function newSides(count: number): Promise<Sides> {
  const sides = { buyer: await person(server, "Bea"), seller: await person(server, "Sam") };
  await insertOrders(sides, count);
  return sides;
}

beforeAll(async () => {
  server = await startTestServer();
  few = await newSides(1);
  many = await newSides(200);
});
afterAll(() => server.close());

/** Calls the API like a page does, because other requests count their own statements. */
const countStatements = (token: string, path: string, body?: object) =>
  countingStatements(async (count) => {
    const request = new Request(`http://localhost${path}`, {
      method: body ? "POST" : "GET",
      headers: { "x-auth-token": token, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await server.app.fetch(request, { ip: "127.0.0.1", inProcess: true });
    const read: unknown = await answer.json();
    expect(answer.status).toBe(200);
    return { orders: Array.isArray(read) ? read.length : 1, statements: count.statements };
  });

test.each([
  ["buyer", "/api/chat/purchases", "openPurchases"],
  ["buyer", "/api/chat/purchases", "closedPurchases"],
  ["seller", "/api/chat/sales", "openSales"],
  ["seller", "/api/chat/sales", "closedSales"],
] as const)(
  "lists 50 of 200 orders of a %s as %s %s with the statements of an only order",
  async (side, path, type) => {
    const one = await countStatements(few[side].token, path, { type });
    const all = await countStatements(many[side].token, path, { type });
    expect([one.orders, all.orders]).toEqual([1, 50]);
    expect(one.statements).toBeGreaterThan(8);
    expect(all.statements).toBe(one.statements);
  },
);

test.each(["buyer", "seller"] as const)(
  "reads one of 200 orders of a %s with the statements of an only order",
  async (side) => {
    const path = (sides: Sides) => `/api/orders/${firstOrders.get(sides.buyer.id) ?? ""}`;
    const one = await countStatements(few[side].token, path(few));
    const ofMany = await countStatements(many[side].token, path(many));
    expect(one.statements).toBeGreaterThan(8);
    expect(ofMany).toEqual(one);
  },
);

test("reads 200 orders page by page, each once, though seven are of the same instant", async () => {
  const read: string[] = [];
  for (let page = 0; page < 9; page += 1) {
    const answer = await server.call("POST", "/api/chat/purchases", {
      token: many.buyer.token,
      body: { type: "openPurchases", after: read.at(-1), limit: 24 },
    });
    const orders = z.array(z.object({ _id: z.string() })).parse(answer.body);
    read.push(...orders.map(({ _id }) => _id));
  }
  expect(read.length).toBe(200);
  expect(new Set(read).size).toBe(200);
});

test("finds the orders of an account among those of others by an index", async () => {
  for (let account = 0; account < 10; account += 1) await newSides(200);
  await server.db.execute(sql`analyze ${orderTable}`);
  const after = { id: newId(), createdAt: pickupOrder.createdAt };
  const isSelected = ({ status }: { status: string }) => statuses.some((one) => one === status);
  const plan = async (column: "buyerId" | "sellerId", userId: string) => {
    const query = selectOrderIds(server.db, { column, userId, isSelected, after, limit: 25 });
    return JSON.stringify((await server.db.execute(sql`explain ${query.getSQL()}`)).rows);
  };
  const plans = [await plan("buyerId", many.buyer.id), await plan("sellerId", many.seller.id)];
  expect(plans).toEqual([expect.stringContaining("order_buyer"), expect.stringContaining("order_seller")]);
  for (const text of plans) expect(text).not.toContain("Seq Scan");
});
