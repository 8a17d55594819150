import type { Caller } from "../../http/caller.ts";
import type { UserRow } from "../user/user.table.ts";

/** Admins can impersonate any account except another admin's. */
export const mayEnter = (caller: Caller, account: Pick<UserRow, "admin">): boolean =>
  caller.admin && caller.impersonatedBy === null && !account.admin;

/**
 * Admins cannot block each other, nor turn off each other's two-step verification: an admin's rights have to be removed
 * first.
 */
export const mayControlAccess = (caller: Caller, account: Pick<UserRow, "admin">): boolean =>
  caller.admin && !account.admin;
