import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { problem } from "./problem.ts";

/** At most `points` calls in `seconds`, counted per address or per user. */
export type RateLimit = Readonly<{ points: number; seconds: number; per: "address" | "user" }>;

export type RateLimiter = {
  /** Counts one call; 429 with the seconds to wait once the limit is passed. `name` separates the counters. */
  consume(name: string, limit: Omit<RateLimit, "per">, who: string): Promise<void>;
  /** Forgets the counted calls, after a login that succeeded for instance. */
  forgive(name: string, limit: Omit<RateLimit, "per">, who: string): Promise<void>;
};

const minutesInWords = new Intl.NumberFormat("en-US", { style: "unit", unit: "minute", unitDisplay: "long" });

/** Counters in this process's memory. */
export function createRateLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterFor = (name: string, { points, seconds }: Omit<RateLimit, "per">) => {
    const id = `${name} ${points}/${seconds}`;
    const known = limiters.get(id) ?? new RateLimiterMemory({ points, duration: seconds });
    limiters.set(id, known);
    return known;
  };
  return {
    async consume(name, limit, who) {
      try {
        await limiterFor(name, limit).consume(who);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const minutes = minutesInWords.format(Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000)));
        throw problem("rate-limited", {
          detail: `Too many tries. Please try again in ${minutes}.`,
          retryAfter: Math.max(1, refusal.msBeforeNext / 1000),
        });
      }
    },
    async forgive(name, limit, who) {
      await limiterFor(name, limit).delete(who);
    },
  };
}

/** Counts nothing; for tests that are not about limits. */
export const noRateLimiter: RateLimiter = { consume: async () => {}, forgive: async () => {} };
