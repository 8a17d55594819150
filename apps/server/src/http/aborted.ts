import type { Context } from "hono";
import type { HttpEnv } from "./http-env.ts";

/** nginx's "client closed request": nobody reads this answer, it only names the case in the log. */
export const clientClosedRequest = 499;

/** Whether the client left before its answer was ready, as a browser does on every navigation that is cut short. */
export const isAborted = (context: Context<HttpEnv>): boolean => context.req.raw.signal.aborted;

export const abortedResponse = (): Response => new Response(null, { status: clientClosedRequest });
