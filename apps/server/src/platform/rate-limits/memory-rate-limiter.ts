import { RateLimiterMemory } from "rate-limiter-flexible";
import { createFlexibleRateLimiter } from "./flexible-rate-limiter.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** Counters in this process's memory. */
export const createMemoryRateLimiter = (): RateLimiter =>
  createFlexibleRateLimiter((_, limit) => new RateLimiterMemory(limit));
