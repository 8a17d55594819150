import { isTransactionOpen } from "../database/transaction.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/**
 * Makes a call inside an open transaction an error: a slow Redis would keep the rows locked, and a rollback
 * does not take back what was counted.
 */
export function guardRateLimiter(limiter: RateLimiter): RateLimiter {
  const guarded =
    <Args extends unknown[]>(call: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      if (isTransactionOpen()) throw new Error("The rate limiter was called inside a transaction.");
      return call(...args);
    };
  return { consume: guarded(limiter.consume), forgive: guarded(limiter.forgive) };
}
