import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds for which answers that are under way may go on once no more requests are taken. */
const patience = 10_000;
/** Milliseconds for which requests already on their way are still taken when nobody is to be sent elsewhere first. */
const grace = 200;

/** Whether the server is shutting down; `/readyz` tells the load balancer. */
export type Draining = { readonly begun: boolean };

export type Drain = Draining & {
  /**
   * Stops without losing a request that was accepted: for `milliseconds` everything is still answered while `/readyz` says 503 and each
   * answer asks its client to close; then no connection is taken, and it resolves when the last answer is out.
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
      await Promise.race([answered, pause(patience, undefined, { signal: late.signal }).catch(() => {})]);
      late.abort();
      clearInterval(sweep);
      http.closeAllConnections();
    },
  };
}
