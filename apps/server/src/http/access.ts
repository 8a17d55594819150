import type { Access, Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { accessRefusal } from "@heirloop/machines/access/account-access";
import type { Caller } from "./caller.ts";
import { problem } from "../platform/problem.ts";

type NeedsCaller = "user" | "business" | "admin";

/** The type of a handler's `caller`: null only if the endpoint admits guests. */
export type CallerOf<A extends Access> = A extends NeedsCaller
  ? Caller
  : A extends "guest"
    ? null
    : Caller | null;

/**
 * Throws 401 without a session, 403 `blocked` for a blocked user's writes, and 403 if the endpoint requires a
 * business or an admin.
 */
export function checkAccess(endpoint: Endpoint, caller: Caller | null): void {
  const refused = accessRefusal(endpoint, caller);
  if (refused !== null) throw problem(refused);
}

/** Denies an impersonating admin access to passwords, email, payout details and payments. */
export function denyDuringImpersonation(caller: Caller): void {
  if (caller.impersonatedBy !== null) throw problem("not-while-entered");
}
