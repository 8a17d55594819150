import { expect, test } from "vitest";
import { isTrustedUrl } from "./trusted-url.ts";

const origins = ["https://connect.stripe.com", "http://localhost:3000"];

test.each([
  ["https://connect.stripe.com/setup/e/acct_1", true],
  ["https://connect.stripe.com", true],
  ["https://CONNECT.stripe.com?state=1", true],
  ["http://localhost:3000/sandbox/onboarding/abc", true],
  ["http://connect.stripe.com/setup", false],
  ["https://connect.stripe.com:8443/setup", false],
  ["https://connect.stripe.com.evil.example/setup", false],
  ["https://connect.stripe.com@evil.example/setup", false],
  ["https://connect.stripe.com\\@evil.example/setup", false],
  ["https://evil.example/https://connect.stripe.com", false],
  [" https://connect.stripe.com/setup", false],
  ["//connect.stripe.com/setup", false],
  ["javascript:alert(1)//https://connect.stripe.com", false],
  ["", false],
])("%j: %s", (address, trusted) => {
  expect(isTrustedUrl(address, origins)).toBe(trusted);
});
