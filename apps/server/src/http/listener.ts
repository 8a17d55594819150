import type { RequestListener } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import type { App } from "../app.ts";
import type { Env } from "../env.ts";
import { toRateLimitAddress } from "./rate-limit-address.ts";

/** Wraps the app as a listener for Node's HTTP server, with the peer's address in its bindings. */
export function createListener(app: Pick<App, "fetch">, env: Pick<Env, "trustProxy">): RequestListener {
  const listener = getRequestListener(
    (request, { incoming }: HttpBindings | Http2Bindings) => {
      const forwarded = env.trustProxy
        ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()
        : undefined;
      const address = forwarded ?? incoming.socket.remoteAddress ?? "unknown";
      return app.fetch(request, { ip: toRateLimitAddress(address) });
    },
    { overrideGlobalObjects: false },
  );
  return (request, response) => void listener(request, response);
}
