import { ProblemError } from "../problem.ts";

/** At most `points` calls in `seconds`. `message` is shown to a refused caller. */
export type Counted = Readonly<{
  points: number;
  seconds: number;
  message?: (secondsLeft: number) => string;
}>;

const minutes = new Intl.NumberFormat("en-US", { style: "unit", unit: "minute", unitDisplay: "long" });

/** `15 minutes`, for a message. */
export const formatWait = (secondsLeft: number): string =>
  minutes.format(Math.max(1, Math.ceil(secondsLeft / 60)));

export type RateLimiter = {
  /**
   * Counts one call; throws a 429 with the seconds to wait above the limit. `name` separates the counters.
   */
  consume(name: string, limit: Counted, who: string): Promise<void>;
  /** Resets the count, for instance after a successful login. */
  forgive(name: string, limit: Counted, who: string): Promise<void>;
};

/** Waits for a counted call; returns false if the call was above the limit. */
export async function isWithinLimit(counted: Promise<void>): Promise<boolean> {
  try {
    await counted;
    return true;
  } catch (refusal) {
    if (refusal instanceof ProblemError && refusal.code === "rate-limited") return false;
    throw refusal;
  }
}

/** Counts nothing; for tests that do not concern limits. */
export const noRateLimiter: RateLimiter = { consume: async () => {}, forgive: async () => {} };
