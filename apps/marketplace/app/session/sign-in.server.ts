import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Login, LoginAnswer } from "@heirloop/contract/user/user.endpoints";
import { redirect, type RouterContextProvider } from "react-router";
import { serverApiAs } from "../api/server-api.ts";
import { createGuestCartCookie, readGuestCart } from "../guest-cart/guest-cart.ts";
import { mergeGuestCart } from "../guest-cart/guest-cart.server.ts";
import { isSecure } from "../server-context.ts";
import { localPath } from "./local-path.ts";
import { createLoginChallengeCookie } from "./login-challenge.server.ts";
import { createSessionCookie } from "../api/session-cookie.ts";
import { runPendingActions } from "./pending-actions.server.ts";

export type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** Signs the user in, or leads to the second step of the login. */
export async function continueLogin(
  answer: LoginAnswer,
  next: string | null,
  served: Served,
): Promise<Response> {
  if ("token" in answer) return signedIn(answer, next, served);
  const secure = isSecure(served.context);
  return redirect(pageUrls.loginCode({ next: next || undefined }), {
    headers: { "set-cookie": createLoginChallengeCookie(answer.challenge, secure) },
  });
}

/**
 * Sets the session cookie, merges the guest's cart, does what the guest was about to do (a favorite, a search, a
 * follow), and redirects to where the user was going.
 */
export async function signedIn(
  { token }: Pick<Login, "token">,
  next: string | null,
  { request, context }: Served,
): Promise<Response> {
  const secure = isSecure(context);
  const headers = new Headers({ "set-cookie": createSessionCookie(token, secure) });
  const api = serverApiAs(token, context);
  const guestCart = readGuestCart(request.headers.get("cookie"));
  if (guestCart.length > 0) {
    const left = await mergeGuestCart(api, guestCart);
    headers.append("set-cookie", createGuestCartCookie(left, secure));
  }
  return redirect(await runPendingActions(api, localPath(next)), { headers });
}
