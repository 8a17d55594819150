import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { waitUntilAccepting, withPool } from "../../testing/pool.ts";
import { openEmbedded, type EmbeddedDatabase } from "./embedded.ts";

let folder: string;
let embedded: EmbeddedDatabase;
const troubles: string[] = [];
const where = () => ({ host: embedded.host, port: 5432, user: "postgres", database: "postgres" });

// Short limits that only the heavy statements below can reach.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "heirloop-limits-"));
  embedded = await openEmbedded({
    folder,
    statementTimeout: 4000,
    idleInTransaction: 400,
    onTrouble: (sentence) => troubles.push(sentence),
  });
});
afterAll(async () => {
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
});
test("disconnects an idle transaction's owner, and serves the others", async () => {
  const silent = new Client(where());
  const lost = new Promise((done) => silent.on("error", done));
  await silent.connect();
  await silent.query("begin");
  await withPool(where(), 1, async (pool) =>
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]),
  );
  await lost;
});

test("ends the thread, not the server, for an endless statement", async () => {
  await withPool(where(), 2, async (pool) => {
    await pool.query("create table kept as select 2 as n");
    await expect(pool.query("select count(*) from generate_series(1, 100000000000)")).rejects.toThrow(
      /terminated|ECONNRESET/,
    );
    await waitUntilAccepting(pool);
    expect((await pool.query("select n from kept")).rows).toEqual([{ n: 2 }]);
  });
  expect(troubles.some((sentence) => sentence.includes("4000 ms"))).toBe(true);
});

test("ends no statement when the system clock is set forward", async () => {
  const said: string[] = [];
  const own = await openEmbedded({ folder: null, onTrouble: (sentence) => said.push(sentence) });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  try {
    await withPool({ ...where(), host: own.host }, 1, async (pool) => {
      // Long enough for the watchdog, which checks every second.
      const { rows } = await pool.query("select count(*)::int as n from generate_series(1, 4000000)");
      expect(rows).toEqual([{ n: 4_000_000 }]);
    });
  } finally {
    vi.useRealTimers();
    await own.close();
  }
  expect(said).toEqual([]);
});
