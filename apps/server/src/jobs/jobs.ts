import { setTimeout as pause } from "node:timers/promises";
import type * as z from "zod/mini";
import type { Db } from "../db/database.ts";
import {
  cancelJob,
  claimDueJob,
  finishJob,
  giveUpJob,
  insertJob,
  leaseJob,
  retryJob,
} from "../db/job.queries.ts";
import { transaction } from "../db/transaction.ts";
import type { Logger } from "../log/log.ts";

type Options = {
  /** Never given up, for what moves money, meets a deadline or enqueues its own next run. */
  untilDone?: boolean;
};

/** A kind of work: `defineJob("order.expire", z.object({ orderId: z.string() }))`. */
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

/** A kind with what does it. */
export type JobHandler = {
  readonly kind: JobKind;
  readonly inside: boolean;
  readonly run: (payload: unknown, tx: Db, id: string) => Promise<void>;
};

/** Runs inside a transaction with the job's removal; may run twice when its effects lie outside. */
export function handleJob<P extends z.ZodMiniType>(
  kind: JobKind<P>,
  /** `id` is the job's, the same when it is tried again. */
  run: (payload: z.output<P>, tx: Db, id: string) => Promise<void>,
): JobHandler {
  return { kind, inside: true, run: async (payload, tx, id) => run(kind.payload.parse(payload), tx, id) };
}

/**
 * For work that waits for another machine: no transaction is open meanwhile, and the job is removed afterwards. May run twice. Such jobs
 * have no key, because one that is enqueued anew meanwhile would be removed with the one that is done.
 */
export function handleJobOutside<P extends z.ZodMiniType>(
  kind: JobKind<P>,
  run: (payload: z.output<P>, id: string) => Promise<void>,
): JobHandler {
  return { kind, inside: false, run: async (payload, _, id) => run(kind.payload.parse(payload), id) };
}

type When = {
  /** Not before this moment; now when left out. */
  runAt?: Date;
  /** At most one open job of this kind has the key: enqueueing again moves it and replaces its payload. */
  key?: string;
};

export type Jobs = {
  /** In the caller's transaction: the job exists exactly when the change does. */
  enqueue<P extends z.ZodMiniType>(tx: Db, kind: JobKind<P>, payload: z.input<P>, when?: When): Promise<void>;
  /** Takes back the open job with this key, if there is one. */
  cancel(tx: Db, kind: JobKind, key: string): Promise<void>;
  register(handlers: readonly JobHandler[]): void;
  /** Runs everything due at `now`, also what that work enqueues; answers how many ran. */
  runDue(now?: Date): Promise<number>;
  /** Looks for due jobs every `milliseconds` until stopped. */
  start(milliseconds?: number): void;
  /** Resolves when the jobs being worked on are finished. */
  stop(): Promise<void>;
};

/** All in milliseconds. 2 s, 4 s, 8 s, … and then every quarter of an hour, */
const backoff = (attempts: number) => Math.min(1000 * 2 ** attempts, 15 * 60_000);
/** for a day. */
const mostAttempts = 105;
/** Longer than work outside of a transaction takes; when it is over, its process has died. */
const lease = 5 * 60_000;

type Claimed = NonNullable<Awaited<ReturnType<typeof claimDueJob>>>;

export function createJobs(deps: { db: Db; now: () => Date; newId: () => string; log: Logger }): Jobs {
  const handlers = new Map<string, JobHandler>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<unknown> = Promise.resolve();

  const claim = (tx: Db, inside: boolean, now: Date) => {
    const names = [...handlers.values()].filter((one) => one.inside === inside).map(({ kind }) => kind.name);
    return claimDueJob(tx, names, now);
  };

  async function runInside(now: Date): Promise<boolean> {
    let claimed: Claimed | null = null;
    try {
      return await transaction(deps.db, async (tx) => {
        const job = await claim(tx, true, now);
        if (job === null) return false;
        claimed = job;
        await finishJob(tx, job.id);
        await handlers.get(job.name)?.run(job.payload, tx, job.id);
        return true;
      });
    } catch (error) {
      const job: Claimed | null = claimed;
      if (job === null) throw error;
      await putOff(job, error);
      return true;
    }
  }

  async function runOutside(now: Date): Promise<boolean> {
    const job = await transaction(deps.db, async (tx) => {
      const due = await claim(tx, false, now);
      if (due !== null) await leaseJob(tx, due.id, new Date(deps.now().getTime() + lease));
      return due;
    });
    if (job === null) return false;
    try {
      await handlers.get(job.name)?.run(job.payload, deps.db, job.id);
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
    const givenUp = attempts >= mostAttempts && handlers.get(job.name)?.kind.untilDone !== true;
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
    while (!signal.aborted && ((await runInside(now)) || (await runOutside(now)))) ran += 1;
    return ran;
  }

  async function keepLooking(runOne: (now: Date) => Promise<boolean>, milliseconds: number): Promise<void> {
    while (!signal.aborted) {
      const now = deps.now();
      try {
        let more = true;
        while (more && !signal.aborted) more = await runOne(now);
      } catch (error) {
        deps.log.error({ err: error }, "looking for jobs failed");
      }
      await pause(milliseconds, undefined, { signal }).catch(() => {});
    }
  }

  return {
    async enqueue(tx, kind, payload, { runAt, key } = {}) {
      await insertJob(tx, {
        id: deps.newId(),
        name: kind.name,
        payload: kind.payload.parse(payload),
        runAt: runAt ?? deps.now(),
        key: key ?? null,
      });
    },
    cancel: (tx, kind, key) => cancelJob(tx, kind.name, key),
    register(added) {
      for (const handler of added) {
        const { name } = handler.kind;
        if (handlers.has(name)) throw new Error(`Two handlers for the job ${name}.`);
        handlers.set(name, handler);
      }
    },
    runDue,
    start(milliseconds = 1000) {
      // Two lines side by side, so that a deadline does not wait for a mail server.
      working = Promise.all([runInside, runOutside].map((runOne) => keepLooking(runOne, milliseconds)));
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
