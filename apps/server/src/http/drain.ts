import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds. */
const grace = 200;
const patience = 10_000;

/**
 * Stops a server without losing a request it accepted: for a moment it still answers and asks each
 * client to close, then it takes no more, and ends when the last answer is out.
 */
export async function drain(
  http: Server,
  attached: ReadonlyArray<{ close(): Promise<void> }>,
): Promise<void> {
  if (!http.listening) return;
  http.prependListener("request", (_, response) => void response.setHeader("connection", "close"));
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
}
