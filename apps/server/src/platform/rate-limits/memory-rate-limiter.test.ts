import { createMemoryRateLimiter } from "./memory-rate-limiter.ts";
import { rateLimiterSuite } from "./rate-limiter.suite.ts";

rateLimiterSuite("in memory", createMemoryRateLimiter);
