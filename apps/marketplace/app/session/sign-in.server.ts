import type { Login } from "@heirloop/contract/user/user.endpoints";
import { redirect } from "react-router";
import { safeNext } from "./same-origin.ts";
import { tokenCookie } from "./token-cookie.ts";

/** Keeps the token in the browser's cookie and goes where the person was going. */
export function signedIn({ token }: Pick<Login, "token">, next: string | null, origin: string): Response {
  return redirect(safeNext(next), {
    headers: { "set-cookie": tokenCookie(token, origin.startsWith("https:")) },
  });
}
