import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { wrongPasswordResult } from "../api/credentials-result.ts";
import type { FormResult } from "../api/form-result.ts";

type DownloadRefusal = "password" | "limit" | "failed";

/**
 * Why a download was refused, as its page shows it. The download is an answer of its own, so the page gets the reason
 * in its address.
 */
const refusals: Readonly<Record<DownloadRefusal, FormResult>> = {
  password: wrongPasswordResult,
  limit: { problem: "Too many tries. Please wait a while and try again." },
  failed: { problem: "Your data could not be downloaded. Please try again later." },
};

export function getDownloadResult(refused: string | null): FormResult | undefined {
  const known = (["password", "limit", "failed"] as const).find((one) => one === refused);
  return known && refusals[known];
}

/** Names the reason of a refused call; rethrows anything else. */
export function getDownloadRefusal(error: unknown): DownloadRefusal {
  if (!(error instanceof ProblemError)) throw error;
  if (error.code === "wrong-credentials" || error.code === "invalid") return "password";
  return error.code === "rate-limited" ? "limit" : "failed";
}
