/** At most `points` calls in `seconds`. `message` is shown to a refused caller. */
export type Counted = Readonly<{
  points: number;
  seconds: number;
  message?: (secondsLeft: number) => string;
}>;

export type RateLimiter = {
  /**
   * Counts one call; throws a 429 with the seconds to wait above the limit. `name` separates the counters.
   */
  consume(name: string, limit: Counted, who: string): Promise<void>;
  /** Resets the count, for instance after a successful login. */
  forgive(name: string, limit: Counted, who: string): Promise<void>;
};

/** Counts nothing; for tests that do not concern limits. */
export const noRateLimiter: RateLimiter = { consume: async () => {}, forgive: async () => {} };
