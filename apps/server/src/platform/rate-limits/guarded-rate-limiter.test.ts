import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { afterCommit, transaction } from "../database/transaction.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ modules: [], rateLimits: true })));
afterAll(() => server.close());

const limit = { points: 1, seconds: 900 };

test("refuses to count while a transaction is open, and counts after its commit", async () => {
  const { rateLimiter } = server.deps;
  const calls = [
    () => rateLimiter.consume("login", limit, "ada"),
    () => rateLimiter.forgive("login", limit, "ada"),
  ];
  for (const call of calls) {
    await expect(transaction(server.db, call)).rejects.toThrow("inside a transaction");
    await transaction(server.db, () => afterCommit(call));
  }
});
