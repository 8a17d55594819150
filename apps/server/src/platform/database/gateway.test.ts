import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitUntilAccepting, withPool } from "../../testing/pool.ts";
import { openEmbedded, type EmbeddedDatabase } from "./embedded.ts";

let folder: string;
let embedded: EmbeddedDatabase;
const where = () => ({ host: embedded.host, port: 5432, user: "postgres", database: "postgres" });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "heirloop-gateway-"));
  embedded = await openEmbedded({
    folder,
    statementTimeout: 60_000,
    idleInTransaction: 60_000,
    onTrouble: () => {},
  });
  const client = new Client(where());
  await client.connect();
  await client.query(
    "create table account (id int primary key, cents int not null); insert into account values (1, 1000), (2, 1000)",
  );
  await client.end();
});
afterAll(async () => {
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
});

test("keeps interleaved transactions of many connections apart without losing a write", async () => {
  await withPool(where(), 10, async (pool) => {
    const move = async (index: number) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        const { rows } = await client.query<{ cents: number }>(
          "select cents from account where id = $1",
          [1],
        );
        await client.query("update account set cents = $1 where id = 1", [(rows[0]?.cents ?? 0) - 1]);
        await client.query("update account set cents = cents + 1 where id = 2");
        await client.query(index % 3 === 0 ? "rollback" : "commit");
      } finally {
        client.release();
      }
    };
    await Promise.all(Array.from({ length: 90 }, (_, index) => move(index)));
    const { rows } = await pool.query("select id, cents from account order by id");
    expect(rows).toEqual([
      { id: 1, cents: 940 },
      { id: 2, cents: 1060 },
    ]);
  });
});

test("returns each connection its own results", async () => {
  await withPool(where(), 10, async (pool) => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => pool.query<{ n: number }>("select $1::int as n", [index])),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 300 }, (_, index) => index));
  });
});

test("fails a transaction with an error until its rollback, and no other connection", async () => {
  await withPool(where(), 2, async (pool) => {
    const client = await pool.connect();
    await client.query("begin");
    await expect(client.query("insert into account values (1, 5)")).rejects.toMatchObject({ code: "23505" });
    await expect(client.query("select 1")).rejects.toMatchObject({ code: "25P02" });
    const other = pool.query("select 1 as one");
    await client.query("rollback");
    expect((await other).rows).toEqual([{ one: 1 }]);
    expect((await client.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
    client.release();
  });
});

test("keeps the connection usable after an error in a single statement", async () => {
  await withPool(where(), 1, async (pool) => {
    await expect(pool.query("select * from nowhere where a = $1", [1])).rejects.toMatchObject({
      code: "42P01",
    });
    expect((await pool.query("select $1::text as word", ["fine"])).rows).toEqual([{ word: "fine" }]);
  });
});

test("rolls back the transaction of a connection that closes", async () => {
  const leaving = new Client(where());
  leaving.on("error", () => {});
  await leaving.connect();
  await leaving.query("begin");
  await leaving.query("update account set cents = 0");
  await leaving.end();
  await withPool(where(), 1, async (pool) => {
    const { rows } = await pool.query("select count(*)::int as zero from account where cents = 0");
    expect(rows).toEqual([{ zero: 0 }]);
  });
});

test("keeps prepared statements of the same name apart by connection", async () => {
  const [first, second] = [new Client(where()), new Client(where())];
  await Promise.all([first.connect(), second.connect()]);
  const ask = async (client: Client, text: string) =>
    (await client.query({ name: "same", text, values: [2] })).rows;
  expect(await ask(first, "select $1::int * 10 as n")).toEqual([{ n: 20 }]);
  expect(await ask(second, "select $1::int + 1 as n")).toEqual([{ n: 3 }]);
  expect(await ask(first, "select $1::int * 10 as n")).toEqual([{ n: 20 }]);
  await Promise.all([first.end(), second.end()]);
});

test("transfers a result of 20 MB and a parameter of 5 MB", async () => {
  await withPool(where(), 2, async (pool) => {
    const large = "x".repeat(5_000_000);
    const [rows, echo] = await Promise.all([
      pool.query<{ word: string }>(
        "select repeat(md5(i::text), 32) as word from generate_series(1, 20000) i",
      ),
      pool.query<{ hash: string }>("select md5($1::text) as hash", [large]),
    ]);
    expect(rows.rows.reduce((sum, { word }) => sum + word.length, 0)).toBe(20000 * 1024);
    expect(echo.rows[0]?.hash).toBe(createHash("md5").update(large).digest("hex"));
  });
});

test("delivers a notification to its listener", async () => {
  const listener = new Client(where());
  await listener.connect();
  await listener.query("listen news");
  const heard = new Promise((done) => listener.on("notification", ({ payload }) => done(payload)));
  await withPool(where(), 1, (pool) => pool.query("select pg_notify('news', 'a chair')"));
  expect(await heard).toBe("a chair");
  await listener.end();
});

test("keeps acknowledged writes when the thread dies twenty times", async () => {
  await withPool(where(), 4, async (pool) => {
    await pool.query("create table kept (n int primary key)");
    let acknowledged = 0;
    for (let round = 0; round < 20; round += 1) {
      const writing = Array.from({ length: 20 }, async (_, index) => {
        await pool.query("insert into kept values ($1)", [round * 20 + index]);
        acknowledged += 1;
      });
      const ended = Promise.allSettled(writing);
      if (round % 2 === 0) await Promise.race(writing);
      await embedded.crash();
      await ended;
      await waitUntilAccepting(pool);
    }
    const { rows } = await pool.query<{ n: number }>("select count(*)::int as n from kept");
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThan(0);
  });
}, 600_000);
