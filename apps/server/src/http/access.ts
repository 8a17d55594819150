import type { Access, Endpoint } from "@heirloop/contract/endpoint/endpoint";
import type { Caller } from "./caller.ts";
import { problem } from "../platform/problem.ts";

type NeedsCaller = "user" | "business" | "admin";

/** What a handler gets as `caller`: null only where the endpoint admits guests. */
export type CallerOf<A extends Access> = A extends NeedsCaller
  ? Caller
  : A extends "guest"
    ? null
    : Caller | null;

/** What a blocked account may still do: log out, and let the admin inside it go. */
const waysOut: readonly string[] = ["/api/auth/logout", "/api/admin/leave-account"];

/**
 * Lets the caller pass or throws: 401 without a session, 403 `blocked` for a blocked user's writes (all
 * but logout), 403 where the endpoint wants a business or an admin. Source: docs/product.md §6.
 */
export function checkAccess(endpoint: Endpoint, caller: Caller | null): void {
  const { access } = endpoint;
  if (caller === null) {
    if (access === "guest" || access === "everyone") return;
    throw problem("unauthenticated");
  }
  if (caller.blocked && endpoint.changesState && !waysOut.includes(endpoint.path)) throw problem("blocked");
  if (access === "business" && !caller.isBusiness) throw problem("permission-denied");
  if (access === "admin" && !caller.admin) throw problem("permission-denied");
}

/** Keeps an admin inside another account away from passwords, email, payout details and payments. */
export function denyWhileEntered(caller: Caller): void {
  if (caller.enteredBy !== null) throw problem("not-while-entered");
}
