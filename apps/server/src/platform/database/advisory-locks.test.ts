import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { readTestLane } from "../../env.ts";
import { startFaultyLink } from "../../testing/faulty-link.ts";
import { createEmptyDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { claimDatabase, createAdvisoryLocks } from "./advisory-locks.ts";
import { isConnectionLoss } from "./connection-loss.ts";

const log = createLogger("silent");

describe.runIf(readTestLane().kind === "postgres")("claim on a database", () => {
  /** Returns the URL of a database that is unique to the test. */
  async function ownDatabase(): Promise<string> {
    const lane = readTestLane();
    const database = await createEmptyDatabase(lane.kind === "postgres" ? lane.url : "");
    onTestFinished(() => database.drop());
    return database.url;
  }
  async function claim(url: string, shared: boolean) {
    const claimed = await claimDatabase(url, log, { shared });
    onTestFinished(() => claimed.release());
    return claimed;
  }

  test("is refused to a second server without Redis", async () => {
    const url = await ownDatabase();
    const first = await claim(url, false);
    await expect(claim(url, false)).rejects.toThrow(
      /^Another server runs on this database; set the same REDIS_URL/,
    );
    await expect(claim(url, true)).rejects.toThrow(/^A server without REDIS_URL runs on this database/);
    await first.release();
    await claim(url, false);
  });

  test("is shared by servers with Redis, and keeps the others out", async () => {
    const url = await ownDatabase();
    await claim(url, true);
    await claim(url, true);
    await expect(claim(url, false)).rejects.toThrow(/^Another server runs on this database/);
  });

  test("is restored after a lost connection", async () => {
    const url = await ownDatabase();
    await claim(url, false);
    const admin = new Client({ connectionString: url });
    await admin.connect();
    onTestFinished(() => admin.end());
    const holders = async () => {
      const { rows } = await admin.query<{ pid: number }>(
        "select pid from pg_locks join pg_database on oid = database where locktype = 'advisory' and datname = current_database()",
      );
      return rows.map(({ pid }) => pid);
    };
    const [lost] = await holders();
    await admin.query("select pg_terminate_backend($1)", [lost]);
    await expect.poll(async () => (await holders()).filter((pid) => pid !== lost)).toHaveLength(1);
  });

  test("is released although the database stops responding", async () => {
    const url = await ownDatabase();
    const link = await startFaultyLink(url, { defaultPort: 5432 });
    onTestFinished(() => link.close());
    const claimed = await claimDatabase(link.through(url), log, { shared: true, timeout: 300 });
    await link.set("hold");
    await claimed.release();
  });

  test("gives up on a database that accepts connections and never answers", async () => {
    const url = await ownDatabase();
    const link = await startFaultyLink(url, { defaultPort: 5432 });
    onTestFinished(() => link.close());
    await link.set("hold");
    const claiming = claimDatabase(link.through(url), log, { shared: true, timeout: 300 });
    expect(await claiming.catch(isConnectionLoss)).toBe(true);
  });

  test("releases a lock whose database stops responding", async () => {
    const url = await ownDatabase();
    const link = await startFaultyLink(url, { defaultPort: 5432 });
    onTestFinished(() => link.close());
    const locks = createAdvisoryLocks(link.through(url), { connections: 1, silence: 300 });
    onTestFinished(() => locks.close());
    expect(await locks.run("login ada", async () => "done")).toBe("done");
    await link.set("hold");
    expect(await locks.run("login ada", async () => "done").catch(isConnectionLoss)).toBe(true);
    await link.set("none");
    expect(await locks.run("login ada", async () => "done")).toBe("done");
  });
});
