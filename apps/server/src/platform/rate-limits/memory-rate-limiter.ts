import { RateLimiterMemory } from "rate-limiter-flexible";
import { createFlexibleRateLimiter } from "./flexible-rate-limiter.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export const createMemoryRateLimiter = (): RateLimiter =>
  createFlexibleRateLimiter((_, limit) => new RateLimiterMemory(limit));
