/** At most `points` calls in `seconds`. `message` is what a refused caller reads. */
export type Counted = Readonly<{
  points: number;
  seconds: number;
  message?: (secondsLeft: number) => string;
}>;

export type RateLimiter = {
  /** Counts one call; 429 with the seconds to wait once the limit is passed. `name` separates the counters. */
  consume(name: string, limit: Counted, who: string): Promise<void>;
  /** Forgets the counted calls, after a login that succeeded for instance. */
  forgive(name: string, limit: Counted, who: string): Promise<void>;
};

/** Counts nothing; for tests that are not about limits. */
export const noRateLimiter: RateLimiter = { consume: async () => {}, forgive: async () => {} };
