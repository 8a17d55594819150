import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Redis } from "ioredis";
import type { Logger } from "../logging/log.ts";

/**
 * Milliseconds between attempts to reconnect, increasing to a constant interval for as long as Redis is down.
 */
const retryDelay = (attempt: number): number => Math.min(attempt * 100, 2_000);

/**
 * A connection that reconnects automatically. Commands wait while it is down only if `waits` is set;
 * otherwise they fail at once, so that a request does not hang on an optional service. `name` is the
 * connection's name in Redis. A connection on which an answer takes longer than `timeout` milliseconds is
 * replaced.
 */
export function connectRedis(
  url: string,
  log: Logger,
  { name, waits, timeout }: { name: string; waits: boolean; timeout: number },
): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    retryStrategy: retryDelay,
    maxRetriesPerRequest: waits ? null : 1,
    enableOfflineQueue: waits,
    connectTimeout: 2_000,
    // Nothing else notices that the other end of a connection is gone.
    socketTimeout: timeout,
    ...(!waits && { commandTimeout: timeout }),
    // After a failover the connection leads to a replica, which refuses to write.
    reconnectOnError: ({ message }) => (message.startsWith("READONLY") ? 2 : false),
  });
  // ioredis reports every failed attempt; one line per outage is enough.
  let reported = false;
  redis.on("ready", () => {
    if (reported) log.info("Redis is back");
    reported = false;
  });
  redis.on("error", (error: Error) => {
    if (!reported) log.error({ err: error }, "Redis cannot be reached");
    reported = true;
  });
  return redis;
}

/** Milliseconds that a start waits for Redis. */
const startTimeout = 2_000;

/** Waits for work that needs Redis, but no longer than a start may wait; the work continues in the background. */
export async function waitForRedis(work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, setTimeout(startTimeout, undefined, { signal: timer.signal })]);
  timer.abort();
}

/** Resolves when the connection is ready, or after some seconds without Redis. */
export async function waitUntilReady(redis: Redis): Promise<void> {
  if (redis.status === "ready") return;
  // A failed attempt to connect ends the wait early; the connection keeps trying.
  await waitForRedis(once(redis, "ready").catch(() => undefined));
}
