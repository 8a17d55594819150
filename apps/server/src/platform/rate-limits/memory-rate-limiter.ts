import { RateLimiterMemory } from "rate-limiter-flexible";
import { createFlexibleRateLimiter } from "./flexible-rate-limiter.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** Counts in this process's memory. */
export const createMemoryRateLimiter = (): RateLimiter =>
  createFlexibleRateLimiter((_, limit) => new RateLimiterMemory(limit));
