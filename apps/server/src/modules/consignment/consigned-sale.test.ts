import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completedPurchase } from "../../testing/completed-order.ts";
import { consigned } from "../../testing/consigned-piece.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { listLedgerEntries } from "../payment/payment.queries.ts";

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

const get = async (who: TestPerson, path: string) =>
  (await server.call("GET", path, { token: who.token })).body;

async function listedConsignment(pricePlan: number, share: number): Promise<string> {
  const id = await consigned(server, owner);
  const post = (event: string, body?: object) =>
    server.call("POST", `/api/consign/${id}/${event}`, { token: shop.token, ...(body ? { body } : {}) });
  await post("accept", { pricePlan, share });
  await post("collect");
  return ((await post("list", {})).body as Consignment).listing ?? "";
}

test("states the same amounts in mail, payouts, the owner's page and the ledger for a consigned sale", async () => {
  const listing = await listedConsignment(500_00, 65);
  const own = await piece(server, shop.id);
  const buyer = await person(server, "Bea");
  const orderId = await completedPurchase(server, {
    buyer,
    seller: shop,
    listings: [listing, own],
    price: 500_00,
  });
  server.clock.advance(3 * 24 * 3_600_000);
  await server.deps.jobs.runDue();

  // Items 1,000.00, no delivery: 150.00 fee, 65 percent of 500.00 for the owner, the rest for the shop.
  const [ownerShare, payout] = [325_00, 525_00];
  const mailsTo = async ({ email }: TestPerson) => (await server.mails()).filter(({ to }) => to === email);
  const sold = (await mailsTo(shop)).find(({ subject }) => subject.startsWith("Sold and handed over"));
  expect(sold?.text).toContain(
    `You earn ${formatCents(payout)}, after our fee and the owner’s share of ${formatCents(ownerShare)}.`,
  );
  const mail = (await mailsTo(owner)).find(({ subject }) => subject.endsWith(" sold"));
  expect(mail?.text).toContain(`Your share is ${formatCents(ownerShare)}.`);

  const { payouts } = (await get(shop, "/api/dashboard/payouts")) as { payouts: Array<{ amount: number }> };
  expect(payouts.map(({ amount }) => amount)).toEqual([payout]);
  const { consignments } = (await get(owner, "/api/consign/mine")) as { consignments: Consignment[] };
  expect(consignments.map(({ earned }) => earned)).toEqual([ownerShare]);

  const bank = (await listLedgerEntries(server.db, orderId)).filter(({ account }) => account === "bank");
  expect(new Map(bank.map(({ payee, amount }) => [payee, -amount]))).toEqual(
    new Map([
      ["", payout],
      [owner.id, ownerShare],
    ]),
  );
});
