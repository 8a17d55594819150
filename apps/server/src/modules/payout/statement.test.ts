import {
  type LedgerKind,
  type LedgerLine,
  payoutLines,
  postings,
  shareLines,
  sharePayoutLines,
} from "@heirloop/contract/money/ledger-postings";
import { getPaid, reverse } from "@heirloop/contract/money/ledger-reversal";
import { getOwnerShare, splitSale } from "@heirloop/contract/money/sale-earnings";
import { statementMonthSchema, type StatementMonth } from "@heirloop/contract/payout/payout.schema";
import type { StatementEntry } from "@heirloop/machines/statement/statement-entry";
import { getMonth } from "@heirloop/machines/statement/statement-month";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consigned } from "../../testing/consigned-piece.ts";
import { buyAndComplete, completedOrder } from "../../testing/completed-order.ts";
import { pickupOrder, sam } from "../../testing/example-rows.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { orderTable } from "../order/order.table.ts";
import { userTable } from "../user/user.table.ts";
import { insertPosting } from "../payment/payment.queries.ts";
import { ledgerTable } from "../payment/payment.table.ts";
import { toPrintable, writeStatementPdf } from "./statement-pdf.ts";
import { listStatementMonths, getStatement, type Statement } from "./statement.service.ts";

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Ada", { admin: true });
});
afterAll(() => server.close());

const get = (who: TestPerson, path: string) => server.call("GET", path, { token: who.token });
const monthsOf = async (who: TestPerson): Promise<StatementMonth[]> =>
  ((await get(who, "/api/statements")).body as { months: StatementMonth[] }).months;

/** The rows of a statement without its head, by their first cells and the amounts of the last two. */
async function rowsOf(who: TestPerson, month: string): Promise<string[][]> {
  const { text, headers } = await get(who, `/api/statements/${month}/statement.csv`);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("cache-control")).toContain("no-store");
  const [, ...rows] = parse(text);
  return rows;
}

async function entriesOf({ loadEntries }: Statement): Promise<StatementEntry[]> {
  const entries: StatementEntry[] = [];
  for await (const part of loadEntries()) entries.push(...part);
  return entries;
}

/** The sum in cents of what Heirloop owes a user, straight from the ledger. */
async function owedTo(userId: string): Promise<number> {
  const lines = await server.db
    .select({ line: ledgerTable, sellerId: orderTable.sellerId })
    .from(ledgerTable)
    .innerJoin(orderTable, eq(orderTable.id, ledgerTable.orderId));
  return lines.reduce(
    (sum, { line, sellerId }) =>
      (line.account === "payout" && sellerId === userId) ||
      (line.account === "share" && line.payee === userId)
        ? sum - line.amount
        : sum,
    0,
  );
}

test("lists a sale, a refund and a payout over two months, and balances that fit together", async () => {
  server.clock.set(new Date("2026-11-28T12:00:00.000Z"));
  const seller = await person(server, "Sam", { payoutsConnectedAt: testInstant });
  const buyer = await person(server, "Bea");
  const { orderId } = await completedOrder(server, buyer, seller);
  // The buyer paid 536.25 with tax: 107.25 are a fifth.
  const refunded = await server.call("POST", `/api/admin/paid-orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount: 107_25, reason: "A scratch" },
    headers: { "idempotency-key": "a-scratch" },
  });
  expect(refunded.status).toBe(200);
  server.clock.set(new Date("2026-12-02T12:00:00.000Z"));
  await server.deps.jobs.runDue();
  expect(await monthsOf(seller)).toEqual([
    { month: "2026-12", isFinished: false, change: -340_00, closing: 0 },
    { month: "2026-11", isFinished: true, change: 340_00, closing: 340_00 },
  ]);
  expect(await rowsOf(seller, "2026-11")).toEqual([
    ["2026-11-01", "Opening balance", "", "", "", "", "", "", "", "", "", "0.00"],
    [
      "2026-11-28",
      "Sale",
      orderId,
      "Walnut credenza",
      "500.00",
      "0.00",
      "-75.00",
      "",
      "",
      "",
      "425.00",
      "425.00",
    ],
    [
      "2026-11-28",
      "Refund to the buyer",
      orderId,
      "Walnut credenza",
      "",
      "",
      "",
      "",
      "-85.00",
      "",
      "-85.00",
      "340.00",
    ],
    ["2026-11-30", "Closing balance", "", "", "", "", "", "", "", "", "", "340.00"],
  ]);
  expect((await rowsOf(seller, "2026-12")).map((row) => [row[0], row[1], row[9], row[11]])).toEqual([
    ["2026-12-01", "Opening balance", "", "340.00"],
    ["2026-12-02", "Payout", "-340.00", "0.00"],
    ["2026-12-02", "Balance so far, the month is not finished", "", "0.00"],
  ]);
  expect(await owedTo(seller.id)).toBe(0);
  // The buyer earned nothing.
  expect(await monthsOf(buyer)).toEqual([]);
  expect((await get(buyer, "/api/statements/2026-11/statement.csv")).status).toBe(404);
});

test("writes the same as PDF, over as many pages as it needs", async () => {
  server.clock.set(new Date("2026-11-28T12:00:00.000Z"));
  const seller = await person(server, "Łucja", { payoutsConnectedAt: testInstant });
  await completedOrder(server, await person(server, "Ben"), seller);
  const answer = await get(seller, "/api/statements/2026-11/statement.pdf");
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="heirloop-2026-11.pdf"');
  expect(answer.text.startsWith("%PDF-")).toBe(true);
  const statement = await getStatement(server.db, seller.id, "2026-11", server.clock.now());
  const entries = await entriesOf(statement);
  const repeated = {
    ...statement,
    async *loadEntries() {
      for (let time = 0; time < 60; time += 1) yield entries;
    },
  };
  const bytes = await writeStatementPdf(repeated, { name: "Łucja", writtenAt: server.clock.now() });
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(totalPages).toBeGreaterThan(2);
  for (const words of [
    "Heirloop statement, November 2026",
    "For ?ucja.",
    "The month is not finished",
    "Opening balance",
    "Our fee",
    "-$75",
    "$425",
    "Walnut credenza",
    "Page 3",
  ])
    expect(text).toContain(words);
  // The title is on every page, the sales are all there.
  expect(text.split("Heirloop statement, November 2026").length - 1).toBe(totalPages);
  expect(text.split("Walnut credenza").length - 1).toBe(60);
});

test.each([
  ["Kőszeg “oak” – 3½ feet", "Koszeg “oak” – 3½ feet"],
  ["橡木 chair 🪑", "?? chair ?"],
  ["−$75", "-$75"],
])("prints %j with the letters of the standard fonts", (text, printed) => {
  expect(toPrintable(text)).toBe(printed);
});

test("gives the owner of a consigned piece a statement of the share, and the shop what is left", async () => {
  server.clock.set(new Date("2026-11-28T12:00:00.000Z"));
  const owner = await person(server, "Ruth", { payoutsConnectedAt: testInstant });
  const shop = await person(server, "Shop", { isBusiness: true, payoutsConnectedAt: testInstant });
  const id = await consigned(server, owner);
  const post = (event: string, body: object = {}) =>
    server.call("POST", `/api/consign/${id}/${event}`, { token: shop.token, body });
  await post("accept", { pricePlan: 1_000_00, share: 60 });
  await post("collect");
  const listingId = ((await post("list")).body as Consignment).listing ?? "";
  const buyer = await person(server, "Bob");
  const { orderId } = await buyAndComplete(server, { buyer, seller: shop, listingId, price: 1_000_00 });
  const facts = (rows: string[][]) =>
    rows.map(([, what, order, , price, , fee, share, , , , balance]) => [
      what,
      order,
      price,
      fee,
      share,
      balance,
    ]);
  expect(facts(await rowsOf(shop, "2026-11"))).toEqual([
    ["Opening balance", "", "", "", "", "0.00"],
    ["Sale", orderId, "1000.00", "-150.00", "", "850.00"],
    ["Owner’s share", orderId, "", "", "-600.00", "250.00"],
    ["Balance so far, the month is not finished", "", "", "", "", "250.00"],
  ]);
  expect(facts(await rowsOf(owner, "2026-11"))).toEqual([
    ["Opening balance", "", "", "", "", "0.00"],
    ["Your share", orderId, "", "", "600.00", "600.00"],
    ["Balance so far, the month is not finished", "", "", "", "", "600.00"],
  ]);
  expect([await owedTo(shop.id), await owedTo(owner.id)]).toEqual([250_00, 600_00]);
});

test("refuses a month that is none, and a guest", async () => {
  const seller = await person(server, "Sid");
  const codes = await Promise.all(
    ["2026-13", "2026-1", "tomorrow", "2026-10"].map(
      async (month) => (await get(seller, `/api/statements/${month}/statement.pdf`)).status,
    ),
  );
  expect(codes).toEqual([422, 422, 422, 404]);
  expect((await server.call("GET", "/api/statements")).status).toBe(401);
});

/** A sale with what happened to it, at instants between September and December. */
const sale = fc.record({
  items: fc.integer({ min: 1_00, max: 9_000_00 }),
  delivery: fc.integer({ min: 0, max: 200_00 }),
  percent: fc.integer({ min: 10, max: 80 }),
  soldOn: fc.integer({ min: 0, max: 60 }),
  paidOutAfter: fc.option(fc.integer({ min: 0, max: 40 })),
  refund: fc.option(
    fc.record({ after: fc.integer({ min: 0, max: 40 }), percent: fc.integer({ min: 1, max: 100 }) }),
  ),
});
const monthStart = Date.UTC(2026, 8, 1);
const dayLength = 24 * 60 * 60_000;

test("ties out with the ledger to the cent in every month, for sellers and owners", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 5 }), async (sales) => {
      run += 1;
      const [seller, owner, buyer] = ["seller", "owner", "buyer"].map((name) => {
        const id = `${name}-${run}`;
        return { ...sam, id, slug: id, email: `${id}@example.test` };
      });
      if (seller === undefined || owner === undefined || buyer === undefined) return;
      await server.db.insert(userTable).values([seller, owner, buyer]);
      for (const [number, { items, delivery, percent, soldOn, paidOutAfter, refund }] of sales.entries()) {
        const orderId = `statement-${run}-${number}`;
        const sides = { buyerId: buyer.id, sellerId: seller.id };
        await server.db.insert(orderTable).values({ ...pickupOrder, id: orderId, ...sides });
        const order = { items, delivery, discount: 0, tax: 0, total: items + delivery };
        const share = getOwnerShare(items, percent);
        const { payout } = splitSale(order, [share]);
        const ledger: LedgerLine[] = [];
        const post = async (
          kind: LedgerKind,
          day: number,
          lines: readonly LedgerLine[],
          more: { payee?: string; cause?: string } = {},
        ) => {
          ledger.push(...lines);
          const at = new Date(monthStart + day * dayLength);
          await insertPosting(server.db, { id: server.deps.newId(), orderId, kind, lines, at, ...more });
        };
        const payee = owner.id;
        await post("charge", soldOn, postings.charge(order));
        await post("earning", soldOn, postings.earning(order));
        await post("share", soldOn, shareLines(share), { payee });
        const isSent = paidOutAfter !== null && (refund === null || paidOutAfter < refund.after);
        if (isSent) {
          await post("payout", soldOn + paidOutAfter, payoutLines(payout));
          await post("share-payout", soldOn + paidOutAfter, sharePayoutLines(share), { payee });
        }
        const amount = refund === null ? 0 : Math.floor((getPaid(ledger) * refund.percent) / 100);
        if (refund !== null && amount > 0) {
          const unsent = isSent
            ? { seller: 0, owners: new Map<string, number>() }
            : { seller: payout, owners: new Map([[payee, share]]) };
          const { lines, payouts } = reverse(ledger, amount, unsent);
          await post("refund", soldOn + refund.after, lines, { cause: "one" });
          for (const [to, less] of payouts.owners)
            await post("refund", soldOn + refund.after, shareLines(-less), { payee: to, cause: "one" });
        }
      }
      const now = new Date("2026-12-15T00:00:00.000Z");
      for (const { id } of [seller, owner]) {
        const months = (await listStatementMonths(server.db, id, now)).toReversed();
        let balance = 0;
        for (const month of months) {
          statementMonthSchema.parse(month);
          const statement = await getStatement(server.db, id, month.month, now);
          const entries = await entriesOf(statement);
          expect([statement.opening, statement.isFinished]).toEqual([balance, month.month < getMonth(now)]);
          expect(new Set(entries.map(({ at }) => at.slice(0, 7)))).toEqual(new Set([month.month]));
          for (const { parts, amount } of entries)
            expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(amount);
          expect(statement.opening + entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(
            month.closing,
          );
          expect(entries.at(-1)?.balance).toBe(month.closing);
          balance = month.closing;
        }
        expect(balance).toBe(await owedTo(id));
      }
    }),
    { numRuns: 12 },
  );
});
