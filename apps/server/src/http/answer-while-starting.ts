import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { Env } from "../env.ts";
import { StartRefused } from "../start-refused.ts";
import { problem, problemBody } from "../platform/problem.ts";

function send(response: ServerResponse, status: number, type: string, body: unknown): void {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    // The next request goes to the server itself, as soon as there is one.
    connection: "close",
    ...(status === 503 && { "retry-after": "1" }),
  });
  response.end(JSON.stringify(body));
}

/**
 * Answers in the place of a server that waits for its database: `/healthz` with 200, because a restart would
 * not help, and everything else with 503. The log has the reason.
 */
export async function answerWhileStarting({ host, port }: Pick<Env, "host" | "port">): Promise<{
  close(): Promise<void>;
}> {
  const http = createServer(({ url }, response) => {
    if (url === "/healthz") send(response, 200, "application/json", { status: "ok" });
    else if (url === "/readyz") send(response, 503, "application/json", { status: "not ready" });
    else send(response, 503, "application/problem+json; charset=utf-8", problemBody(problem("unavailable")));
  });
  http.listen(port, host);
  await once(http, "listening").catch((error: unknown) => {
    throw refusalOf(error, { host, port }) ?? error;
  });
  return {
    async close() {
      const closed = once(http, "close");
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
}

/** Returns the sentence for an address that the server cannot listen at; null for any other error. */
export function refusalOf(error: unknown, { host, port }: Pick<Env, "host" | "port">): StartRefused | null {
  switch (error instanceof Error && "code" in error ? error.code : null) {
    case "EADDRINUSE":
      return new StartRefused(`PORT=${port} is in use by another program; stop it or set another PORT.`);
    case "EACCES":
      return new StartRefused(
        `PORT=${port} is not open to this user; set a PORT above 1023, behind a proxy.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartRefused(
        `HOST=${host} is no address of this machine; set HOST to one of its addresses, such as 127.0.0.1.`,
      );
    default:
      return null;
  }
}
