import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { readTestRedis } from "../../env.ts";
import { createLogger } from "../logging/log.ts";
import { rateLimiterSuite } from "./rate-limiter.suite.ts";
import { createRedisRateLimiter, type RedisRateLimiter } from "./redis-rate-limiter.ts";

const url = readTestRedis();
const log = createLogger("silent");

describe.runIf(url !== null)("on Redis", () => {
  const redisUrl = url ?? "";
  const open: RedisRateLimiter[] = [];
  /** `prefix` separates the counters of one test from those of another. */
  const create = async (prefix = `heirloop-test:${randomUUID()}`): Promise<RedisRateLimiter> => {
    const limiter = await createRedisRateLimiter({ url: redisUrl, log, prefix });
    open.push(limiter);
    return limiter;
  };
  afterAll(() => open.forEach((limiter) => limiter.close()));

  rateLimiterSuite("on Redis", () => create());

  test("counts the calls of all processes together", async () => {
    const prefix = `heirloop-test:${randomUUID()}`;
    const [one, other] = [await create(prefix), await create(prefix)];
    const limit = { points: 2, seconds: 900 };
    await one.consume("login", limit, "ada");
    await other.consume("login", limit, "ada");
    await expect(one.consume("login", limit, "ada")).rejects.toMatchObject({ status: 429 });
    await expect(other.consume("login", limit, "ada")).rejects.toMatchObject({ status: 429 });
  });
});

test("counts in memory while Redis is unreachable", async () => {
  const limiter = await createRedisRateLimiter({ url: "redis://127.0.0.1:1", log, prefix: "heirloop-test" });
  onTestFinished(() => limiter.close());
  const limit = { points: 1, seconds: 900 };
  await limiter.consume("login", limit, "ada");
  await expect(limiter.consume("login", limit, "ada")).rejects.toMatchObject({ status: 429 });
});
