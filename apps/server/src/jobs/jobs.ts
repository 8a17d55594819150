import type * as z from "zod/mini";
import type { Db } from "../db/database.ts";
import { cancelJob, claimDueJob, finishJob, giveUpJob, insertJob, retryJob } from "../db/job.queries.ts";
import { transaction } from "../db/transaction.ts";
import type { Logger } from "../log/log.ts";

/** A kind of work: `defineJob("order.expire", z.object({ orderId: z.string() }))`. */
export type JobKind<P extends z.ZodMiniType = z.ZodMiniType> = { readonly name: string; readonly payload: P };

export function defineJob<P extends z.ZodMiniType>(name: string, payload: P): JobKind<P> {
  return { name, payload };
}

/** A kind with what does it. Runs inside a transaction with the job's removal; may run twice when its effects lie outside. */
export type JobHandler = {
  readonly name: string;
  readonly run: (payload: unknown, tx: Db, id: string) => Promise<void>;
};

export function handleJob<P extends z.ZodMiniType>(
  kind: JobKind<P>,
  /** `id` is the job's, the same when it is tried again. */
  run: (payload: z.output<P>, tx: Db, id: string) => Promise<void>,
): JobHandler {
  return { name: kind.name, run: async (payload, tx, id) => run(kind.payload.parse(payload), tx, id) };
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
  /** Resolves when the job being worked on is finished. */
  stop(): Promise<void>;
};

const mostAttempts = 8;
/** Milliseconds: 2 s, 4 s, 8 s, … */
const backoff = (attempts: number) => 1000 * 2 ** attempts;

export function createJobs(deps: { db: Db; now: () => Date; newId: () => string; log: Logger }): Jobs {
  const handlers = new Map<string, JobHandler>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let working: Promise<unknown> = Promise.resolve();

  async function runOne(now: Date): Promise<boolean> {
    let claimed: { id: string; name: string; attempts: number } | null = null;
    try {
      return await transaction(deps.db, async (tx) => {
        const job = await claimDueJob(tx, [...handlers.keys()], now);
        if (job === null) return false;
        claimed = job;
        await finishJob(tx, job.id);
        await handlers.get(job.name)?.run(job.payload, tx, job.id);
        return true;
      });
    } catch (error) {
      const job: { id: string; name: string; attempts: number } | null = claimed;
      if (job === null) throw error;
      await putOff(job, error);
      return true;
    }
  }

  async function putOff(job: { id: string; name: string; attempts: number }, error: unknown): Promise<void> {
    const attempts = job.attempts + 1;
    const message = error instanceof Error ? error.message : String(error);
    deps.log.warn({ job: job.name, id: job.id, attempts, err: error }, "job failed");
    if (attempts >= mostAttempts) await giveUpJob(deps.db, job.id, { attempts, message, at: deps.now() });
    else
      await retryJob(deps.db, job.id, {
        attempts,
        message,
        at: new Date(deps.now().getTime() + backoff(attempts)),
      });
  }

  async function runDue(now: Date = deps.now()): Promise<number> {
    let ran = 0;
    while (!stopped && (await runOne(now))) ran += 1;
    return ran;
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
        if (handlers.has(handler.name)) throw new Error(`Two handlers for the job ${handler.name}.`);
        handlers.set(handler.name, handler);
      }
    },
    runDue,
    start(milliseconds = 1000) {
      const look = () => {
        working = runDue()
          .catch((error: unknown) => deps.log.error({ err: error }, "looking for jobs failed"))
          .then(() => {
            if (!stopped) timer = setTimeout(look, milliseconds);
          });
      };
      look();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
