import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import type { Access } from "@heirloop/contract/endpoint/endpoint";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { expect, test } from "vitest";
import { accessRefusal } from "./account-access.ts";

const shopper = { blocked: false, isBusiness: false, admin: false };
const read = (access: Access) => ({ access, changesState: false, path: "/api/any" }) as const;
const accesses: readonly Access[] = ["guest", "everyone", "user", "business", "admin"];

test.each([
  ["nobody", null, [null, null, "unauthenticated", "unauthenticated", "unauthenticated"]],
  ["a shopper", shopper, [null, null, null, "permission-denied", "permission-denied"]],
  ["a business", { ...shopper, isBusiness: true }, [null, null, null, null, "permission-denied"]],
  [
    "an admin without the two-step verification that admins need",
    { ...shopper, lacksTwoStep: true },
    [null, null, null, "permission-denied", "two-step-required"],
  ],
  ["an admin", { ...shopper, admin: true }, [null, null, null, "permission-denied", null]],
] as const)("checks which endpoints %s may call", (_, account, refusals) => {
  expect(accesses.map((access) => accessRefusal(read(access), account))).toEqual(refusals);
});

test("lets a blocked account read, log out and end an impersonation, and change nothing else", () => {
  const blocked = { ...shopper, blocked: true };
  expect(
    [cartEndpoints.get, authEndpoints.logout, adminEndpoints.leaveAccount, cartEndpoints.add].map(
      (endpoint) => accessRefusal(endpoint, blocked),
    ),
  ).toEqual([null, null, null, "blocked"]);
});
