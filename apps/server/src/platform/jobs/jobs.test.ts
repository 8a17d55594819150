import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { afterCommit, transaction } from "../database/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createJobs, defineJob, handleJob, handleJobOutside, PermanentJobError, recurring } from "./jobs.ts";

const note = defineJob("test.note", z.object({ text: z.string() }));
const failing = defineJob("test.failing", z.object({}));
const needed = defineJob("test.needed", z.object({}), { untilDone: true });
const slow = defineJob("test.slow", z.object({}));
const chained = defineJob("test.chained", z.object({ left: z.int() }));

const hour = 3_600_000;
const day = 24 * hour;

let server: TestServer;
let notes: string[] = [];
let failures = 0;
/** What the slow job awaits. */
let othersAnswer: () => Promise<void> = async () => {};

beforeAll(async () => {
  server = await startTestServer({
    modules: [
      {
        jobs: (deps) => [
          recurring("test.daily", day, async () => void notes.push("daily")),
          handleJob(note, async ({ text }) => void notes.push(text)),
          handleJob(failing, async (_, tx) => {
            await tx.execute(
              sql`insert into job (id, name, payload, run_at) values ('never', 'never', '{}', now())`,
            );
            failures += 1;
            throw new Error("broken on purpose");
          }),
          handleJob(needed, async () => {
            failures += 1;
            throw new Error("broken on purpose");
          }),
          handleJobOutside(slow, async () => {
            notes.push("asked");
            await othersAnswer();
            // The pool throws inside a transaction.
            await deps.db.execute(sql`select 1`);
            notes.push("answered");
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
  othersAnswer = async () => {};
  await server.db.execute(sql`truncate job`);
});

test("runs a job once when it is due", async () => {
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

test("drops a job whose transaction rolls back", async () => {
  const undone = transaction(server.db, async (tx) => {
    await server.deps.jobs.enqueue(tx, note, { text: "never" });
    throw new Error("undone on purpose");
  });
  await expect(undone).rejects.toThrow("undone on purpose");
  expect(await server.deps.jobs.runDue()).toBe(0);
});

test("keeps one job per key and kind with the last payload, and cancels it", async () => {
  const { jobs } = server.deps;
  await jobs.enqueue(server.db, note, { text: "first" }, { key: "order-1" });
  await jobs.enqueue(server.db, note, { text: "second" }, { key: "order-1" });
  await jobs.enqueue(server.db, note, { text: "gone" }, { key: "order-2" });
  await jobs.cancel(server.db, note, "order-2");
  await jobs.runDue();
  expect(notes).toEqual(["second"]);
});

test("runs a job that another job enqueues for now", async () => {
  await server.deps.jobs.enqueue(server.db, chained, { left: 2 });
  expect([await server.deps.jobs.runDue(), notes]).toEqual([3, ["left 2", "left 1", "left 0"]]);
});

/** Runs due jobs, advances to the next due time, and so on; returns the waiting times. */
async function tryAgain(most: number): Promise<number[]> {
  const waits: number[] = [];
  for (let round = 0; round < most; round += 1) {
    await server.deps.jobs.runDue();
    const { rows } = await server.db.execute<{ at: number }>(
      sql`select (extract(epoch from run_at) * 1000)::float8 as at from job where failed_at is null`,
    );
    const [next] = rows;
    if (next === undefined) break;
    waits.push(next.at - server.clock.now().getTime());
    server.clock.set(new Date(next.at));
  }
  return waits;
}
const jobRows = async () =>
  (
    await server.db.execute(
      sql`select name, attempts, last_error, failed_at is not null as failed from job order by id`,
    )
  ).rows;

test("rolls back and retries a failing job with backoff, and gives up after a day", async () => {
  await server.deps.jobs.enqueue(server.db, failing, {});
  await server.deps.jobs.runDue();
  expect([failures, await server.deps.jobs.runDue()]).toEqual([1, 0]);
  const waits = await tryAgain(1_000);
  expect(waits.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(Math.max(...waits)).toBe(hour / 4);
  expect(Math.round(waits.reduce((sum, wait) => sum + wait) / hour)).toBe(24);
  expect(await jobRows()).toEqual([
    { name: "test.failing", attempts: failures, last_error: "broken on purpose", failed: true },
  ]);
});

test("retries an untilDone job until it succeeds", async () => {
  await server.deps.jobs.enqueue(server.db, needed, {});
  await tryAgain(300);
  expect([failures, await jobRows()]).toMatchObject([300, [{ attempts: 300, failed: false }]]);
});

test("opens no transaction during a job that runs outside of one, and completes it once", async () => {
  const { jobs } = server.deps;
  await jobs.enqueue(server.db, slow, {});
  const ran = await Promise.all([jobs.runDue(), jobs.runDue()]);
  expect([ran[0] + ran[1], notes, await jobRows()]).toEqual([1, ["asked", "answered"], []]);
});

test("retries a failed job outside a transaction, and one whose process died after its lease", async () => {
  const { jobs } = server.deps;
  othersAnswer = () => Promise.reject(new Error("nobody answers"));
  await jobs.enqueue(server.db, slow, {});
  await jobs.runDue();
  expect(await jobRows()).toMatchObject([{ attempts: 1, last_error: "nobody answers", failed: false }]);
  const { promise, resolve } = Promise.withResolvers<void>();
  othersAnswer = () => promise;
  notes = [];
  server.clock.advance(2_000);
  const first = jobs.runDue();
  await expect.poll(() => notes).toEqual(["asked"]);
  expect(await jobs.runDue()).toBe(0);
  server.clock.advance(10 * 60_000);
  const second = jobs.runDue();
  await expect.poll(() => notes).toEqual(["asked", "asked"]);
  resolve();
  expect([await first, await second, await jobRows()]).toEqual([1, 1, []]);
});

test("runs other jobs while one waits", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const jobs = createJobs(server.deps);
  jobs.register([
    handleJob(note, async ({ text }) => void notes.push(text)),
    handleJobOutside(slow, async () => {
      notes.push("waiting");
      await promise;
    }),
  ]);
  await jobs.enqueue(server.db, slow, {});
  jobs.start(5);
  await expect.poll(() => notes).toEqual(["waiting"]);
  await jobs.enqueue(server.db, note, { text: "meanwhile" });
  await expect.poll(() => notes).toEqual(["waiting", "meanwhile"]);
  resolve();
  await jobs.stop();
  expect(await jobRows()).toEqual([]);
});

test("runs several jobs of one kind at a time, without holding up another kind", async () => {
  const jobs = createJobs(server.deps);
  const mails = defineJob("test.mail", z.object({}));
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  jobs.register([
    handleJobOutside(
      mails,
      async () => {
        notes.push("mail");
        await released;
      },
      { concurrency: 3 },
    ),
    handleJobOutside(slow, async () => void notes.push("payment")),
  ]);
  for (let index = 0; index < 5; index += 1) await jobs.enqueue(server.db, mails, {});
  jobs.start(5);
  await expect.poll(() => notes).toEqual(["mail", "mail", "mail"]);
  await jobs.enqueue(server.db, slow, {});
  await expect.poll(() => notes).toEqual(["mail", "mail", "mail", "payment"]);
  release();
  await expect.poll(() => notes).toHaveLength(6);
  await jobs.stop();
  expect(await jobRows()).toEqual([]);
});

test("does not retry a job that will never succeed", async () => {
  const jobs = createJobs(server.deps);
  const refused = defineJob("test.refused", z.object({}), { untilDone: true });
  jobs.register([
    handleJobOutside(refused, async () => {
      throw new PermanentJobError("no such address");
    }),
  ]);
  await jobs.enqueue(server.db, refused, {});
  await jobs.runDue();
  expect(await jobRows()).toEqual([
    { name: "test.refused", attempts: 1, last_error: "no such address", failed: true },
  ]);
});

test("runs each job once with two concurrent workers", async () => {
  for (let index = 0; index < 40; index += 1)
    await server.deps.jobs.enqueue(server.db, note, { text: String(index) });
  const ran = await Promise.all([server.deps.jobs.runDue(), server.deps.jobs.runDue()]);
  expect(ran[0] + ran[1]).toBe(40);
  expect(new Set(notes).size).toBe(40);
});

test("runs effects after the commit, and drops them on a rollback, even of a savepoint", async () => {
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

test("throws instead of deadlocking when the pool is used inside an open transaction", async () => {
  const misuse = transaction(server.db, () => server.db.execute(sql`select 1`));
  await expect(misuse).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^The pool was used inside an open transaction/) },
  });
});

test("runs recurring work at the first start and then once per period", async () => {
  const { jobs } = server.deps;
  await jobs.scheduleRecurring(server.db);
  expect([await jobs.runDue(), notes]).toEqual([1, ["daily"]]);
  server.clock.advance(day - 1);
  expect(await jobs.runDue()).toBe(0);
  server.clock.advance(1);
  expect([await jobs.runDue(), notes]).toEqual([1, ["daily", "daily"]]);
});

test("runs recurring work even if the server restarts before each run is due", async () => {
  const { jobs } = server.deps;
  await jobs.scheduleRecurring(server.db);
  await jobs.runDue();
  for (let restart = 0; restart < 3; restart += 1) {
    server.clock.advance(day - hour);
    await jobs.scheduleRecurring(server.db);
    server.clock.advance(hour);
    await jobs.runDue();
  }
  expect(notes).toEqual(["daily", "daily", "daily", "daily"]);
});

test("retries failed recurring work and keeps its period", async () => {
  const { jobs } = server.deps;
  const failingOnce = createJobs({ ...server.deps, db: server.db });
  let failed = false;
  failingOnce.register([
    recurring("test.daily", day, async () => {
      if (!failed) {
        failed = true;
        throw new Error("broken on purpose");
      }
      notes.push("second attempt");
    }),
  ]);
  await jobs.scheduleRecurring(server.db);
  await failingOnce.runDue();
  server.clock.advance(hour);
  await failingOnce.runDue();
  expect(notes).toEqual(["second attempt"]);
  server.clock.advance(day);
  expect([await jobs.runDue(), notes]).toEqual([1, ["second attempt", "daily"]]);
});

test("logs one line, not a fault, while the database cannot be reached", async () => {
  const lines: Array<{ level: number; msg: string }> = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const away = new Proxy(server.db, {
    get: (db, name) =>
      name === "transaction" ? () => Promise.reject(refused) : (Reflect.get(db, name) as unknown),
  });
  const jobs = createJobs({ ...server.deps, db: away, log });
  jobs.register([handleJob(note, async () => {})]);
  jobs.start(1);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  await jobs.stop();
  expect(lines[0]).toMatchObject({ level: 40, msg: "database unavailable" });
});
