import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { afterCommit, transaction } from "../db/transaction.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { defineJob, handleJob } from "./jobs.ts";

const note = defineJob("test.note", z.object({ text: z.string() }));
const failing = defineJob("test.failing", z.object({}));
const chained = defineJob("test.chained", z.object({ left: z.int() }));

let server: TestServer;
let notes: string[] = [];
let failures = 0;

beforeAll(async () => {
  server = await startTestServer({
    modules: [
      {
        jobs: (deps) => [
          handleJob(note, async ({ text }) => void notes.push(text)),
          handleJob(failing, async (_, tx) => {
            await tx.execute(
              sql`insert into job (id, name, payload, run_at) values ('never', 'never', '{}', now())`,
            );
            failures += 1;
            throw new Error("broken on purpose");
          }),
          handleJob(chained, async ({ left }, tx) => {
            notes.push(`left ${left}`);
            if (left > 0) await deps.jobs.enqueue(tx, chained, { left: left - 1 });
          }),
        ],
      },
    ],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  notes = [];
  failures = 0;
  await server.db.execute(sql`truncate job`);
});
const hour = 3_600_000;

test("a job runs when its time has come, once", async () => {
  const { jobs } = server.deps;
  await jobs.enqueue(
    server.db,
    note,
    { text: "later" },
    { runAt: new Date(server.clock.now().getTime() + hour) },
  );
  await jobs.enqueue(server.db, note, { text: "now" });
  expect([await jobs.runDue(), notes]).toEqual([1, ["now"]]);
  server.clock.advance(hour);
  expect([await jobs.runDue(), await jobs.runDue(), notes]).toEqual([1, 0, ["now", "later"]]);
});

test("a job of a rolled-back change does not exist", async () => {
  const undone = transaction(server.db, async (tx) => {
    await server.deps.jobs.enqueue(tx, note, { text: "never" });
    throw new Error("undone on purpose");
  });
  await expect(undone).rejects.toThrow("undone on purpose");
  expect(await server.deps.jobs.runDue()).toBe(0);
});

test("a key keeps one job of a kind: the last word counts, and it can be taken back", async () => {
  const { jobs } = server.deps;
  await jobs.enqueue(server.db, note, { text: "first" }, { key: "order-1" });
  await jobs.enqueue(server.db, note, { text: "second" }, { key: "order-1" });
  await jobs.enqueue(server.db, note, { text: "gone" }, { key: "order-2" });
  await jobs.cancel(server.db, note, "order-2");
  await jobs.runDue();
  expect(notes).toEqual(["second"]);
});

test("what a job enqueues for now runs too", async () => {
  await server.deps.jobs.enqueue(server.db, chained, { left: 2 });
  expect([await server.deps.jobs.runDue(), notes]).toEqual([3, ["left 2", "left 1", "left 0"]]);
});

test("a failing job is undone, tried again ever later, and given up after eight times", async () => {
  await server.deps.jobs.enqueue(server.db, failing, {});
  await server.deps.jobs.runDue();
  expect([failures, await server.deps.jobs.runDue()]).toEqual([1, 0]);
  for (let round = 0; round < 20; round += 1) {
    server.clock.advance(hour);
    await server.deps.jobs.runDue();
  }
  const { rows } = await server.db.execute(
    sql`select name, attempts, last_error, failed_at is not null as failed from job`,
  );
  expect([failures, rows]).toEqual([
    8,
    [{ name: "test.failing", attempts: 8, last_error: "broken on purpose", failed: true }],
  ]);
});

test("two workers at once run each job once", async () => {
  for (let index = 0; index < 40; index += 1)
    await server.deps.jobs.enqueue(server.db, note, { text: String(index) });
  const ran = await Promise.all([server.deps.jobs.runDue(), server.deps.jobs.runDue()]);
  expect(ran[0] + ran[1]).toBe(40);
  expect(new Set(notes).size).toBe(40);
});

test("effects after the commit wait for it and are dropped by a rollback, also of a savepoint", async () => {
  const seen: string[] = [];
  await transaction(server.db, async (tx) => {
    await afterCommit(() => void seen.push("kept"));
    await transaction(tx, async () => {
      await afterCommit(() => void seen.push("dropped"));
      throw new Error("undone on purpose");
    }).catch(() => {});
    expect(seen).toEqual([]);
  });
  expect(seen).toEqual(["kept"]);
});

test("the pool inside an open transaction is refused instead of waiting for itself", async () => {
  const misuse = transaction(server.db, () => server.db.execute(sql`select 1`));
  await expect(misuse).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^The pool was used inside an open transaction/) },
  });
});
