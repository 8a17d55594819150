import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { transaction } from "../database/transaction.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ modules: [] })));
afterAll(() => server.close());

const card = { paymentMethod: "pm_1", amount: 500_00, key: "key", group: "group", since: testInstant };
const reference = "pi_1";

test("refuses every call that uses the network while a transaction is open", async () => {
  const { payments } = server.deps;
  const returnUrl = "http://localhost/checkout";
  const calls: Record<Exclude<keyof typeof payments, "parseEvent">, () => Promise<unknown>> = {
    saveCard: () => payments.saveCard({ paymentMethod: "pm_1", userId: "user" }),
    deleteCustomer: () => payments.deleteCustomer({ paymentMethod: "pm_1" }),
    listReports: () => payments.listReports({ since: testInstant }),
    findDispute: () => payments.findDispute({ dispute: "dp_1" }),
    findAccount: () => payments.findAccount({ account: "acct_user" }),
    setUpCard: () => payments.setUpCard({ ...card, returnUrl }),
    authorize: () => payments.authorize({ ...card, returnUrl }),
    charge: () => payments.charge({ ...card, returnUrl }),
    find: () => payments.find({ reference }),
    capture: () => payments.capture({ ...card, reference }),
    void: () => payments.void({ ...card, reference }),
    refund: () => payments.refund({ ...card, reference }),
    onboard: () => payments.onboard({ userId: "user", account: null, returnUrl, refreshUrl: returnUrl }),
    deleteAccount: () => payments.deleteAccount({ account: "acct_user" }),
    transfer: () => payments.transfer({ ...card, account: "acct_user" }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const inside = transaction(server.db, call);
    const message = `The payment gateway was called inside a transaction (${name}).`;
    await expect(inside).rejects.toThrow(message);
    // The gateway does not know the card, and says so itself.
    expect(String(await call().catch(String))).not.toContain(message);
  }
});
