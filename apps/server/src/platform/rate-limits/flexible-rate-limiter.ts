import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { problem } from "../problem.ts";
import { formatWait, type Counted, type RateLimiter } from "./rate-limiter.ts";

const tooManyTries = (secondsLeft: number): string =>
  `Too many tries. Please try again in ${formatWait(secondsLeft)}.`;

/** A rate limiter whose counters come from `create`, one set per name and limit. */
export function createFlexibleRateLimiter(
  create: (id: string, limit: { points: number; duration: number }) => RateLimiterAbstract,
): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = (name: string, { points, seconds }: Counted) => {
    const id = `${name} ${points}/${seconds}`;
    const known = limiters.get(id) ?? create(id, { points, duration: seconds });
    limiters.set(id, known);
    return known;
  };
  return {
    async consume(name, limit, who) {
      try {
        await limiterFor(name, limit).consume(who);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const secondsLeft = Math.max(1, refusal.msBeforeNext / 1000);
        const { message = tooManyTries } = limit;
        throw problem("rate-limited", { detail: message(secondsLeft), retryAfter: secondsLeft });
      }
    },
    async forgive(name, limit, who) {
      await limiterFor(name, limit).delete(who);
    },
  };
}
