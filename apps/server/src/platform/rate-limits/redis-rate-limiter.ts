import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { Logger } from "../logging/log.ts";
import { connectRedis, waitUntilReady } from "../redis/redis.ts";
import { createFlexibleRateLimiter } from "./flexible-rate-limiter.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export type RedisRateLimiter = RateLimiter & {
  /** Rejects while Redis does not answer. */
  check(): Promise<void>;
  close(): void;
};

/** Milliseconds that an answer may take, because a request waits for it. */
const answerTimeout = 1_000;

type Options = {
  url: string;
  log: Logger;
  /** The prefix of every counter's name. */
  prefix: string;
  /** Milliseconds that an answer may take. */
  timeout?: number | undefined;
};

/**
 * Counters shared by all processes. While Redis is down each process counts separately, so that limits still
 * apply and nobody is locked out.
 */
export async function createRedisRateLimiter({
  url,
  log,
  prefix,
  timeout = answerTimeout,
}: Options): Promise<RedisRateLimiter> {
  const redis = connectRedis(url, log, { name: prefix, waits: false, timeout });
  await waitUntilReady(redis);
  return {
    ...createFlexibleRateLimiter(
      (id, limit) =>
        new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `${prefix}:${id}`,
          insuranceLimiter: new RateLimiterMemory(limit),
          ...limit,
        }),
    ),
    async check() {
      await redis.ping();
    },
    close: () => redis.disconnect(),
  };
}
