import { parentPort, workerData } from "node:worker_threads";

export type PageResponse = { status: number; milliseconds: number };

export type PageRequests = {
  origin: string;
  /** Requested in order, again and again. */
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** Requests per second, evenly spaced, whatever the responses are. */
  perSecond: number;
  seconds: number;
};

async function request(url: string, headers: Readonly<Record<string, string>>): Promise<PageResponse> {
  const started = performance.now();
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return { status: response.status, milliseconds: performance.now() - started };
  } catch {
    return { status: 0, milliseconds: performance.now() - started };
  }
}

/**
 * Requests pages and resolves with one response per request; status 0 is a failed connection. Runs in a thread of its
 * own, so that what is measured beside it does not wait for it.
 */
async function requestPages({
  origin,
  paths,
  headers,
  perSecond,
  seconds,
}: PageRequests): Promise<PageResponse[]> {
  const responses: Array<Promise<PageResponse>> = [];
  const started = performance.now();
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - started) {
    while (responses.length < (passed * perSecond) / 1000)
      responses.push(request(`${origin}${paths[responses.length % paths.length] ?? "/"}`, headers));
    await new Promise((next) => setTimeout(next, 1));
  }
  return Promise.all(responses);
}

if (parentPort) parentPort.postMessage(await requestPages(workerData as PageRequests));
