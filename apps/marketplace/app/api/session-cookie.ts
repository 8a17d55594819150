import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCookie, readCookie } from "../cookies/cookies.ts";

const name = "token";

/** Reads the session token from a `Cookie` header or `document.cookie`. */
export const readSessionToken = (cookies: string | null): string | undefined =>
  readCookie(cookies, name) || undefined;

/**
 * The browser reads this cookie to send `x-auth-token`, so it is not HttpOnly; `/api` never authenticates from it.
 */
export const createSessionCookie = (token: string, secure: boolean): string =>
  formatCookie({ name, value: token, lifetime: constants.sessionDuration, secure });

export const createExpiredSessionCookie = (secure: boolean): string =>
  formatCookie({ name, value: "", lifetime: 0, secure });
