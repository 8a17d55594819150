import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { expect, test } from "vitest";
import { getErrorMessage, isRefused } from "./error-message.ts";

const full = (detail?: string) =>
  new ProblemError(
    {
      type: "urn:problem:limit-reached",
      ...errorCatalog["limit-reached"],
      code: "limit-reached",
      ...(detail === undefined ? {} : { detail }),
    },
    null,
  );

test("says what the server says about this call", () => {
  const detail = "You have 50 pieces in your cart, which is the most you can have. Remove one first.";
  expect(getErrorMessage(full(detail))).toBe(detail);
});

test("says what such errors have in common when the server says nothing about this call", () => {
  expect(getErrorMessage(full())).toBe(errorCatalog["limit-reached"].title);
});

test("says that there was no answer to a call that got none", () => {
  expect(getErrorMessage(new TypeError("fetch failed"))).toContain("Check your connection");
});

test("tells one refusal from another", () => {
  expect([isRefused(full(), "limit-reached"), isRefused(full(), "listing-sold")]).toEqual([true, false]);
});
