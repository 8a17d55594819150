import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds that running requests may take once no new ones are accepted. */
const drainTimeout = 10_000;
/** Milliseconds in which requests that are already in transit are still accepted without a drain period. */
const grace = 200;

/** Whether the server is shutting down; `/readyz` reports it to the load balancer. */
export type Draining = { readonly begun: boolean };

export type Drain = Draining & {
  /**
   * Stops without losing an accepted request: for `milliseconds` all requests are still served while
   * `/readyz` returns 503 and each response asks its client to close; then no connection is accepted, and the
   * promise resolves after the last response.
   */
  drain(attached: ReadonlyArray<{ close(): Promise<void> }>, milliseconds: number): Promise<void>;
};

/** Called before the server's first request. */
export function drainable(http: Server): Drain {
  const underWay = new Set<ServerResponse>();
  let begun = false;
  http.prependListener("request", (_, response) => {
    if (begun) response.setHeader("connection", "close");
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  return {
    get begun() {
      return begun;
    },
    async drain(attached, milliseconds) {
      if (!http.listening) return;
      begun = true;
      for (const response of underWay) if (!response.headersSent) response.setHeader("connection", "close");
      await pause(Math.max(grace, milliseconds));
      const answered = new Promise<void>((done) => http.close(() => done()));
      await Promise.all(attached.map((part) => part.close()));
      http.closeIdleConnections();
      const sweep = setInterval(() => http.closeIdleConnections(), 50);
      const late = new AbortController();
      await Promise.race([answered, pause(drainTimeout, undefined, { signal: late.signal }).catch(() => {})]);
      late.abort();
      clearInterval(sweep);
      http.closeAllConnections();
    },
  };
}
