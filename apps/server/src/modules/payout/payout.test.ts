import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { person } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { untilWaiting } from "../../testing/until-waiting.ts";
import { connectPayouts } from "./payout.service.ts";
import { payoutTable } from "./payout.table.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

test("sends a payout that becomes due at the moment its account is connected", async () => {
  const shop = await person(server, "Shopkeeper", { isBusiness: true });
  const { orderId } = await completedOrder(server, await person(server, "Bea"), shop);
  server.clock.advance(constants.payoutDelay);
  const payout = async () =>
    (await server.db.select().from(payoutTable).where(eq(payoutTable.orderId, orderId)))[0];
  const connected = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const connecting = transaction(server.db, async (tx) => {
    await connectPayouts(tx, server.deps, shop.id);
    connected.resolve();
    await mayCommit.promise;
  });
  await connected.promise;
  const sending = server.deps.jobs.runDue();
  await Promise.race([sending, untilWaiting(server)]);
  mayCommit.resolve();
  await Promise.all([connecting, sending]);
  await server.deps.jobs.runDue();
  expect((await payout())?.status).toBe("sent");
});
