import autocannon from "autocannon";

export type Load = {
  origin: string;
  /**
   * Requested in order; each connection starts at a different index, so that a long list is requested only
   * once.
   */
  paths: readonly string[];
  connections: number;
  seconds: number;
  /**
   * Requests per second; unlimited by default. A second's requests start together: as many as there are
   * connections compete.
   */
  rate?: number;
  headers?: Record<string, string>;
};

export type Measured = { perSecond: number; p50: number; p95: number; p99: number; answers: number };

/**
 * Sends requests over keep-alive connections and measures each response time in milliseconds.
 *
 * @throws Error when a response is missing or not a 2xx, because the times of failures are meaningless.
 */
export async function measureLoad({
  origin,
  paths,
  connections,
  seconds,
  rate,
  headers,
}: Load): Promise<Measured> {
  const requests = paths.map((path) => ({ method: "GET", path, ...(headers && { headers }) }) as const);
  let next = 0;
  const run = autocannon({
    url: origin,
    connections,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    setupClient(client) {
      client.setRequests([...requests.slice(next), ...requests.slice(0, next)]);
      next = Math.floor(next + requests.length / connections) % requests.length;
    },
  });
  const times: number[] = [];
  run.on("response", (_client: unknown, _status: number, _bytes: number, milliseconds: number) => {
    times.push(milliseconds);
  });
  const result = await run;
  if (result.errors + result.timeouts + result.non2xx > 0 || times.length === 0) {
    throw new Error(
      `${origin}${paths[0] ?? ""}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} answers that were no success.`,
    );
  }
  const sorted = times.toSorted((left, right) => left - right);
  return {
    perSecond: times.length / result.duration,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    answers: times.length,
  };
}

/** As Chromium and Firefox request a page. */
export const browserPage = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };

/** The smallest value that is not below the given share of the sorted values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
