import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds. */
const grace = 200;
const patience = 10_000;

type Drain = (attached: ReadonlyArray<{ close(): Promise<void> }>) => Promise<void>;

/**
 * Answers how to stop a server without losing a request it accepted: for a moment it still answers and asks each
 * client to close, then it takes no more, and ends when the last answer is out. Called before its first request.
 */
export function drainable(http: Server): Drain {
  const underWay = new Set<ServerResponse>();
  let ending = false;
  http.prependListener("request", (_, response) => {
    if (ending) response.setHeader("connection", "close");
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  return async (attached) => {
    if (!http.listening) return;
    ending = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader("connection", "close");
    await pause(grace);
    const answered = new Promise<void>((done) => http.close(() => done()));
    await Promise.all(attached.map((part) => part.close()));
    http.closeIdleConnections();
    const sweep = setInterval(() => http.closeIdleConnections(), 50);
    const late = new AbortController();
    await Promise.race([answered, pause(patience, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
    clearInterval(sweep);
    http.closeAllConnections();
  };
}
