import { type Api, createApi } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { data, redirect, type RouterContextProvider } from "react-router";
import { serverContext } from "../server-context.ts";
import { getPagePath } from "./page-path.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** The API client for loaders and actions: it calls the API in this process, as the user of the request. */
export function serverApi(context: Served["context"]): Api {
  return serverApiAs(context.get(serverContext).token, context);
}

/** The same with another token, such as one that was just issued. */
export function serverApiAs(token: string | undefined, context: Served["context"]): Api {
  const { fetch, origin } = context.get(serverContext);
  return createApi({ prefix: origin, token: () => token, fetch, retry: 0, trusted: true });
}

export function isSignedIn(context: Served["context"]): boolean {
  return context.get(serverContext).token !== undefined;
}

function loginAndBack(request: Request): Response {
  return redirect(pageUrls.login(getPagePath(request)));
}

/** Redirects guests to the login page, which returns here. */
export function requireSignedIn({ request, context }: Served): void {
  if (!isSignedIn(context)) throw loginAndBack(request);
}

/**
 * Turns a failed call into a response: the login page for an expired session, the 404 page for a missing record,
 * otherwise an error page with the problem's status and message.
 */
export function throwPageError(error: unknown, request: Request): never {
  if (!(error instanceof ProblemError)) throw error;
  if (error.status === 401) throw loginAndBack(request);
  // An id that is invalid cannot exist.
  const status = error.code === "invalid" ? 404 : error.status;
  throw data({ title: error.message, code: error.code }, { status });
}
