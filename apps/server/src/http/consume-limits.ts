import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { limitMessage, windowSeconds } from "@heirloop/contract/endpoint/rate-limit";
import type { RateLimiter } from "../platform/rate-limits/rate-limiter.ts";

export async function consumeLimits(
  limiter: RateLimiter,
  { method, path, limits }: Pick<Endpoint, "method" | "path" | "limits">,
  caller: { account: string | null; address: string },
): Promise<void> {
  for (const limit of limits) {
    const who = limit.per === "account" && caller.account !== null ? caller.account : caller.address;
    const counted = {
      points: limit.most,
      seconds: windowSeconds(limit),
      message: (secondsLeft: number) => limitMessage(limit, secondsLeft),
    };
    await limiter.consume(`${method} ${path}`, counted, who);
  }
}
