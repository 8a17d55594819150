import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCookie, readCookie } from "../cookies/cookies.ts";

const name = "login-challenge";

/** Reads what ties the second step of a login to its first one. */
export const readLoginChallenge = (request: Request): string | undefined =>
  readCookie(request.headers.get("cookie"), name) || undefined;

export const createLoginChallengeCookie = (challenge: string, secure: boolean): string =>
  formatCookie({
    name,
    value: challenge,
    lifetime: constants.loginChallengeValidity,
    secure,
    httpOnly: true,
  });

export const createExpiredLoginChallengeCookie = (secure: boolean): string =>
  formatCookie({ name, value: "", lifetime: 0, secure, httpOnly: true });
