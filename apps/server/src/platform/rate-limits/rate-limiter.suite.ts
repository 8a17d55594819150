import { describe, expect, test } from "vitest";
import { ProblemError } from "../problem.ts";
import type { RateLimiter } from "./rate-limiter.ts";

const limit = { points: 2, seconds: 900 };

/** Tests that every implementation of {@link RateLimiter} has to pass. */
export function rateLimiterSuite(name: string, create: () => RateLimiter | Promise<RateLimiter>): void {
  const refusal = (limiter: RateLimiter, who: string, limited = limit): Promise<unknown> =>
    limiter.consume("login", limited, who).then(
      () => null,
      (error: unknown) => error,
    );

  describe(`rate limiter: ${name}`, () => {
    test("returns 429 and the seconds to wait after the last point", async () => {
      const limiter = await create();
      expect([await refusal(limiter, "ada"), await refusal(limiter, "ada")]).toEqual([null, null]);
      const refused = await refusal(limiter, "ada");
      expect(refused).toBeInstanceOf(ProblemError);
      expect(refused).toMatchObject({
        status: 429,
        message: "Too many tries. Please try again in 15 minutes.",
      });
    });

    test("counts each caller and each name separately", async () => {
      const limiter = await create();
      for (const who of ["ada", "ada", "bea"]) expect(await refusal(limiter, who)).toBeNull();
      await limiter.consume("register", limit, "ada");
      expect(await refusal(limiter, "ada")).not.toBeNull();
    });

    test("resets the count on request", async () => {
      const limiter = await create();
      for (const who of ["ada", "ada"]) await refusal(limiter, who);
      await limiter.forgive("login", limit, "ada");
      expect(await refusal(limiter, "ada")).toBeNull();
    });

    test("returns the limit's own message", async () => {
      const limiter = await create();
      const own = { points: 1, seconds: 60, message: () => "One letter a minute." };
      await refusal(limiter, "ada", own);
      expect(await refusal(limiter, "ada", own)).toMatchObject({ message: "One letter a minute." });
    });
  });
}
