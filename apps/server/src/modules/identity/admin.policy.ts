import type { Caller } from "../../http/caller.ts";
import type { UserRow } from "../user/user.table.ts";

/** Admins enter anybody's account but another admin's. */
export const mayEnter = (caller: Caller, account: Pick<UserRow, "admin">): boolean =>
  caller.admin && caller.enteredBy === null && !account.admin;

/** Admins are not blocked by each other: their rights are taken from them first. */
export const mayBlock = (caller: Caller, account: Pick<UserRow, "admin">): boolean =>
  caller.admin && !account.admin;
