import type { Context } from "hono";
import type { HttpEnv } from "./http-env.ts";

/** nginx's "client closed request": the response is never read, the status only appears in the log. */
export const clientClosedRequest = 499;

/**
 * Whether the client closed the connection before its response was ready, as browsers do when a navigation is
 * interrupted.
 */
export const isAborted = (context: Context<HttpEnv>): boolean => context.req.raw.signal.aborted;

export const abortedResponse = (): Response => new Response(null, { status: clientClosedRequest });
