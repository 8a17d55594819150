import { constants } from "@heirloop/contract/constants/marketplace-constants";

const name = "token";

/** The session token of a `Cookie` header or of `document.cookie`. */
export function tokenOf(cookies: string | null): string | undefined {
  for (const pair of (cookies ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).trim() === name) return decodeURIComponent(pair.slice(at + 1).trim()) || undefined;
  }
  return undefined;
}

/**
 * A `Set-Cookie` value, also fit for `document.cookie`. The browser reads the cookie to send `x-auth-token`,
 * so it is not HttpOnly; `/api` never authenticates from it.
 */
export function tokenCookie(token: string, secure: boolean): string {
  const seconds = constants.sessionDuration / 1_000;
  return `${name}=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function endedTokenCookie(secure: boolean): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure ? "; Secure" : ""}`;
}
