import { createHash, timingSafeEqual } from "node:crypto";
import type { Env } from "../env.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request presents METRICS_TOKEN as its bearer token; false without that setting. */
export function hasMetricsToken(
  { headers }: Pick<Request, "headers">,
  { metricsToken }: Pick<Env, "metricsToken">,
): boolean {
  if (metricsToken === null) return false;
  const token = (headers.get("authorization") ?? "").replace(/^Bearer /, "");
  return timingSafeEqual(digest(token), digest(metricsToken));
}
