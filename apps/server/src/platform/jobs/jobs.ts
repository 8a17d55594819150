import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { connectionLossCause, isConnectionLoss } from "../database/connection-loss.ts";
import type { Db } from "../database/database.ts";
import {
  cancelJob,
  claimDueJob,
  finishJob,
  giveUpJob,
  insertJob,
  insertMissingJob,
  leaseJob,
  retryJob,
} from "../database/job.queries.ts";
import { transaction } from "../database/transaction.ts";
import type { Logger } from "../logging/log.ts";
import { withSpan } from "../tracing/tracing.ts";

type Options = {
  /** Retried forever, for jobs that move money, meet a deadline or enqueue their own next run. */
  untilDone?: boolean;
};

/** A kind of job: `defineJob("order.expire", z.object({ orderId: z.string() }))`. */
export type JobKind<P extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string;
  readonly payload: P;
  readonly untilDone: boolean;
};

export function defineJob<P extends z.ZodMiniType>(
  name: string,
  payload: P,
  { untilDone = false }: Options = {},
): JobKind<P> {
  return { name, payload, untilDone };
}

export type JobHandler = {
  readonly kind: JobKind;
  readonly inside: boolean;
  /** How many jobs of this kind run at the same time in one process. */
  readonly concurrency: number;
  /** Milliseconds until the next run of recurring work; null for enqueued jobs. */
  readonly every: number | null;
  readonly run: (payload: unknown, tx: Db, id: string) => Promise<void>;
};

/** Runs in the transaction that removes the job; effects outside of it may happen twice. */
export function handleJob<P extends z.ZodMiniType>(
  kind: JobKind<P>,
  /** `id` is the job's id, the same on every retry. */
  run: (payload: z.output<P>, tx: Db, id: string) => Promise<void>,
): JobHandler {
  return {
    kind,
    inside: true,
    concurrency: 1,
    every: null,
    run: async (payload, tx, id) => run(kind.payload.parse(payload), tx, id),
  };
}

/**
 * Maintenance that runs at the first start and then every `every` milliseconds, in a transaction that also
 * schedules the next run. The next run's time survives restarts, so it is reached even if the server restarts
 * more often than that.
 */
export function recurring(name: string, every: number, run: (tx: Db) => Promise<void>): JobHandler {
  const kind = defineJob(name, z.object({}), { untilDone: true });
  return { kind, inside: true, concurrency: 1, every, run: (_payload, tx) => run(tx) };
}

/** Thrown by a job that will never succeed, so that it is not retried. */
export class PermanentJobError extends Error {
  override readonly name = "PermanentJobError";
}

/**
 * For jobs that wait for another machine: no transaction is open meanwhile, and the job is removed
 * afterwards. May run twice. Such jobs have no key, because a job enqueued again in the meantime would be
 * removed with the finished one.
 */
export function handleJobOutside<P extends z.ZodMiniType>(
  kind: JobKind<P>,
  run: (payload: z.output<P>, id: string) => Promise<void>,
  { concurrency = 1 }: { concurrency?: number } = {},
): JobHandler {
  return {
    kind,
    inside: false,
    concurrency,
    every: null,
    run: async (payload, _, id) => run(kind.payload.parse(payload), id),
  };
}

type When = {
  /** The earliest time to run; defaults to now. */
  runAt?: Date;
  /** At most one open job of this kind has the key: enqueueing again moves it and replaces its payload. */
  key?: string;
};

export type Jobs = {
  /** Enqueues in the caller's transaction: the job exists exactly when the change is committed. */
  enqueue<P extends z.ZodMiniType>(tx: Db, kind: JobKind<P>, payload: z.input<P>, when?: When): Promise<void>;
  /** Cancels the open job with this key, if there is one. */
  cancel(tx: Db, kind: JobKind, key: string): Promise<void>;
  register(handlers: readonly JobHandler[]): void;
  /**
   * Schedules the recurring work that has no open job yet. Called once the handlers are registered, before
   * `start`.
   */
  scheduleRecurring(db: Db): Promise<void>;
  /** Runs all jobs due at `now`, including those they enqueue; returns how many ran. */
  runDue(now?: Date): Promise<number>;
  /** Polls for due jobs every `milliseconds` until stopped. */
  start(milliseconds?: number): void;
  /** Resolves when the running jobs are finished. */
  stop(): Promise<void>;
};

/** Retries after 2 s, 4 s, 8 s, … and then every 15 minutes, in milliseconds. */
const backoff = (attempts: number) => Math.min(1000 * 2 ** attempts, 15 * 60_000);
/** Reached after about a day. */
const maxAttempts = 105;
/**
 * Milliseconds, longer than any job outside a transaction takes; once it expires, its process is presumed
 * dead.
 */
const lease = 5 * 60_000;

/** The key of the single open job of recurring work. */
const recurringKey = "recurring";

type Claimed = NonNullable<Awaited<ReturnType<typeof claimDueJob>>>;

const runTraced = (handler: JobHandler, { name, id, payload, attempts }: Claimed, db: Db): Promise<void> =>
  withSpan(`job ${name}`, { attributes: { "job.id": id, "job.attempts": attempts } }, () =>
    handler.run(payload, db, id),
  );

/** Enqueues jobs that a server runs, for the operator's commands, which run none. */
export function createEnqueue({ now, newId }: { now: () => Date; newId: () => string }): Jobs["enqueue"] {
  return async (tx, kind, payload, { runAt, key } = {}) => {
    await insertJob(tx, {
      id: newId(),
      name: kind.name,
      payload: kind.payload.parse(payload),
      runAt: runAt ?? now(),
      key: key ?? null,
    });
  };
}

export function createJobs(deps: { db: Db; now: () => Date; newId: () => string; log: Logger }): Jobs {
  const handlers = new Map<string, JobHandler>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<unknown> = Promise.resolve();

  const nextRun = ({ kind }: JobHandler, runAt: Date) => ({
    id: deps.newId(),
    name: kind.name,
    payload: {},
    runAt,
    key: recurringKey,
  });

  const select = (inside: boolean) => [...handlers.values()].filter((handler) => handler.inside === inside);
  const claim = (tx: Db, among: readonly JobHandler[], now: Date) =>
    claimDueJob(
      tx,
      among.map(({ kind }) => kind.name),
      now,
    );

  async function runInside(now: Date): Promise<boolean> {
    let claimed: Claimed | null = null;
    try {
      return await transaction(deps.db, async (tx) => {
        const job = await claim(tx, select(true), now);
        if (job === null) return false;
        claimed = job;
        await finishJob(tx, job.id);
        const handler = handlers.get(job.name);
        if (handler !== undefined) await runTraced(handler, job, tx);
        if (handler !== undefined && handler.every !== null)
          await insertMissingJob(tx, nextRun(handler, new Date(deps.now().getTime() + handler.every)));
        return true;
      });
    } catch (error) {
      const job: Claimed | null = claimed;
      if (job === null) throw error;
      await putOff(job, error);
      return true;
    }
  }

  async function runOutside(among: readonly JobHandler[], now: Date): Promise<boolean> {
    const job = await transaction(deps.db, async (tx) => {
      const due = await claim(tx, among, now);
      if (due !== null) await leaseJob(tx, due.id, new Date(deps.now().getTime() + lease));
      return due;
    });
    if (job === null) return false;
    try {
      const handler = handlers.get(job.name);
      if (handler !== undefined) await runTraced(handler, job, deps.db);
    } catch (error) {
      await putOff(job, error);
      return true;
    }
    await finishJob(deps.db, job.id);
    return true;
  }

  async function putOff(job: Claimed, error: unknown): Promise<void> {
    const attempts = job.attempts + 1;
    const message = error instanceof Error ? error.message : String(error);
    const givenUp =
      error instanceof PermanentJobError ||
      (attempts >= maxAttempts && handlers.get(job.name)?.kind.untilDone !== true);
    deps.log.warn({ job: job.name, id: job.id, attempts, givenUp, err: error }, "job failed");
    if (givenUp) await giveUpJob(deps.db, job.id, { attempts, message, at: deps.now() });
    else
      await retryJob(deps.db, job.id, {
        attempts,
        message,
        at: new Date(deps.now().getTime() + backoff(attempts)),
      });
  }

  async function runDue(now: Date = deps.now()): Promise<number> {
    let ran = 0;
    while (!signal.aborted && ((await runInside(now)) || (await runOutside(select(false), now)))) ran += 1;
    return ran;
  }

  async function pollRepeatedly(
    runOne: (now: Date) => Promise<boolean>,
    milliseconds: number,
  ): Promise<void> {
    while (!signal.aborted) {
      const now = deps.now();
      try {
        let more = true;
        while (more && !signal.aborted) more = await runOne(now);
      } catch (error) {
        // One line without a stack: it repeats every second until the database is back.
        if (isConnectionLoss(error))
          deps.log.warn({ cause: connectionLossCause(error) }, "database unavailable");
        else deps.log.error({ err: error }, "looking for jobs failed");
      }
      await pause(milliseconds, undefined, { signal }).catch(() => {});
    }
  }

  return {
    enqueue: createEnqueue(deps),
    cancel: (tx, kind, key) => cancelJob(tx, kind.name, key),
    register(added) {
      for (const handler of added) {
        const { name } = handler.kind;
        if (handlers.has(name)) throw new Error(`Two handlers for the job ${name}.`);
        handlers.set(name, handler);
      }
    },
    async scheduleRecurring(db) {
      for (const handler of handlers.values())
        if (handler.every !== null) await insertMissingJob(db, nextRun(handler, deps.now()));
    },
    runDue,
    start(milliseconds = 1000) {
      // Each kind that waits for another machine has workers of its own, so that no deadline and no payment
      // waits for a mail server.
      const outside = select(false).flatMap((handler) =>
        Array.from({ length: handler.concurrency }, () => (now: Date) => runOutside([handler], now)),
      );
      working = Promise.all([runInside, ...outside].map((runOne) => pollRepeatedly(runOne, milliseconds)));
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
