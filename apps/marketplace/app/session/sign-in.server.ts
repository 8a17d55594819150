import type { Login } from "@heirloop/contract/user/user.endpoints";
import { redirect, type RouterContextProvider } from "react-router";
import { serverApiAs } from "../api/server-api.ts";
import { guestCartCookie, guestCartOf } from "../guest-cart/guest-cart.ts";
import { mergeGuestCart } from "../guest-cart/guest-cart.server.ts";
import { serverContext } from "../server-context.ts";
import { localPath } from "./local-path.ts";
import { tokenCookie } from "../api/token-cookie.ts";
import { keepWaitingHeart } from "./waiting-heart.server.ts";
import { keepWaitingSearch } from "./waiting-search.server.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

/** Keeps the token in the browser's cookie, brings the guest's cart, heart and search along, and goes where the person was going. */
export async function signedIn(
  { token }: Pick<Login, "token">,
  next: string | null,
  { request, context }: Served,
): Promise<Response> {
  const secure = context.get(serverContext).origin.startsWith("https:");
  const headers = new Headers({ "set-cookie": tokenCookie(token, secure) });
  const api = serverApiAs(token, context);
  const kept = guestCartOf(request.headers.get("cookie"));
  if (kept.length > 0) {
    const left = await mergeGuestCart(api, kept);
    headers.append("set-cookie", guestCartCookie(left, secure));
  }
  const heartKept = await keepWaitingHeart(api, localPath(next));
  return redirect(await keepWaitingSearch(api, heartKept), { headers });
}
