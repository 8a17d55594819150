import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";

type Account = Readonly<{
  blocked: boolean;
  isBusiness: boolean;
  admin: boolean;
  /** Would be an admin with two-step verification. */
  lacksTwoStep?: boolean;
}>;

/** What a blocked account may still do: log out, and end an admin's impersonation of it. */
const allowedWhileBlocked: ReadonlySet<string> = new Set(["/api/auth/logout", "/api/admin/leave-account"]);

/** Why a user may not call an endpoint, or null (docs/product.md §6). `account` is null without a session. */
export function accessRefusal(
  { access, changesState, path }: Pick<Endpoint, "access" | "changesState" | "path">,
  account: Account | null,
): Extract<ErrorCode, "unauthenticated" | "blocked" | "two-step-required" | "permission-denied"> | null {
  if (account === null) return access === "guest" || access === "everyone" ? null : "unauthenticated";
  if (account.blocked && changesState && !allowedWhileBlocked.has(path)) return "blocked";
  if (access === "business" && !account.isBusiness) return "permission-denied";
  if (access !== "admin" || account.admin) return null;
  return account.lacksTwoStep ? "two-step-required" : "permission-denied";
}
