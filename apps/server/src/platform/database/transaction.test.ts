import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { transaction } from "./transaction.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a transaction that could not begin gives its connection back", async () => {
  const { db, transactionPool: pool } = database;
  const inUse = () => pool.totalCount - pool.idleCount;
  pool.once("acquire", (client) => {
    vi.spyOn(client, "query").mockImplementationOnce(() => {
      throw new Error("Connection terminated");
    });
  });
  await expect(transaction(db, (tx) => tx.execute(sql`select 1`))).rejects.toThrow("begin");
  expect(inUse()).toBe(0);
});
