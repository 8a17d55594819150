import pLimit from "p-limit";
import { problem } from "../platform/problem.ts";

/** Pages and searches in progress while timers are on time: enough to use the waiting times for the database. */
const maxRunning = 8;
/**
 * While timers are late, the processor is the limit and not the database. What runs at the same time then often
 * continues in the same iteration of the event loop, and health checks and refusals wait for all of it.
 */
const maxRunningWhenLate = 3;
/** Milliseconds by which timers are late on average: more than one page that is rendered. */
const lateDelay = 20;
/** About two seconds of work; more would only make everybody wait. */
const maxWaiting = 64;
/**
 * Milliseconds by which timers are late on average: the process cannot keep up with what it has accepted, so
 * no more is kept waiting than a proxy sends at a time (deploy/haproxy.cfg).
 */
const longestDelay = 150;
/** One for all, because an error is expensive to create: it records the stack, which nobody reads. */
const refusal = problem("overloaded", { retryAfter: 2 });

/**
 * Limits the work that can be refused when the server is overloaded: pages and searches. Everything else
 * (purchases, payments, webhooks, health checks) runs without asking.
 */
export type Admission = {
  /**
   * Runs `work`, possibly after waiting for other work. Throws `overloaded` if too much is waiting already,
   * and the signal's reason if the visitor left meanwhile.
   */
  admit<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
};

export type MeasuredAdmission = Admission & {
  /** How much is running and waiting. */
  counts(): ReadonlyMap<string, number>;
};

/** `eventLoopDelay` is in milliseconds. */
export function createAdmission(eventLoopDelay: () => number): MeasuredAdmission {
  const limit = pLimit(maxRunning);
  return {
    async admit(work, signal) {
      const delay = eventLoopDelay();
      const concurrency = delay > lateDelay ? maxRunningWhenLate : maxRunning;
      if (limit.concurrency !== concurrency) limit.concurrency = concurrency;
      const accepted = limit.activeCount + limit.pendingCount;
      // A slow machine with little to do is not overloaded, however late its timers are.
      const isFull = limit.activeCount >= concurrency && accepted >= maxRunning;
      if (isFull && (limit.pendingCount >= maxWaiting || delay > longestDelay)) throw refusal;
      return limit(() => {
        signal.throwIfAborted();
        return work();
      });
    },
    counts: () =>
      new Map([
        ["running", limit.activeCount],
        ["waiting", limit.pendingCount],
      ]),
  };
}
