import type { RouterContextProvider } from "react-router";
import { createSessionCookie } from "../api/session-cookie.ts";
import { isSecure, serverContext } from "../server-context.ts";

/**
 * Goes on with a new token after a change that ended all sessions: this request's loaders use it at once. Returns the
 * headers that store it in the browser.
 */
export function renewSession(
  token: string,
  context: Readonly<RouterContextProvider>,
): { "set-cookie": string } {
  const served = context.get(serverContext);
  context.set(serverContext, { ...served, token });
  return { "set-cookie": createSessionCookie(token, isSecure(context)) };
}
