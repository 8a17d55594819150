import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { transaction } from "../../database/transaction.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { createSandboxPayments } from "./sandbox-provider.ts";
import { findCard, findCharge } from "./sandbox.queries.ts";

let database: TestDatabase;
let payments: PaymentProvider;
let ids = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  payments = createSandboxPayments({
    db: database.db,
    now: () => new Date("2026-11-21T12:00:00.000Z"),
    newId: () => `id-${(ids += 1)}`,
    webhookKey: new Uint8Array(32),
  });
});
afterAll(() => database.close());

const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };

test("books a charge in the caller's transaction and rolls it back with it", async () => {
  const { paymentMethod } = await payments.saveCard(card);
  const authorize = (key: string) => payments.authorise({ paymentMethod, amount: 500_00, key });
  const failed = transaction(database.db, async () => {
    await authorize("declined-order");
    throw new Error("The order could not be stored");
  });
  await expect(failed).rejects.toThrow("could not be stored");
  await transaction(database.db, async () => void (await authorize("order")));
  expect(await findCharge(database.db, "ch_declined-order")).toBe(null);
  expect(await findCharge(database.db, "ch_order")).toMatchObject({ amount: 500_00, status: "authorised" });
});

test("rolls back a savepoint alone and keeps what its transaction booked", async () => {
  const kept = await transaction(database.db, async (tx) => {
    const saved = await payments.saveCard(card);
    const lost = transaction(tx, async () => {
      const { paymentMethod } = await payments.saveCard(card);
      throw new Error(paymentMethod);
    });
    const paymentMethod = await lost.catch((error: unknown) => (error instanceof Error ? error.message : ""));
    return { saved: saved.paymentMethod, lost: paymentMethod };
  });
  expect(await findCard(database.db, kept.saved)).toMatchObject({ label: "Visa ending 4242" });
  expect(kept.lost).not.toBe("");
  expect(await findCard(database.db, kept.lost)).toBe(null);
});
