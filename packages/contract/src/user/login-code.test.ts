import { expect, test } from "vitest";
import { formatKey, formatRecoveryCode, isAppCode, loginCodeSchema } from "./login-code.ts";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["abcd-efgh-ijkl-mn27", "abcdefghijklmn27"],
  ["ABCD EFGH IJKL MN27", "abcdefghijklmn27"],
])("reads %j as %s", (typed, code) => {
  expect(loginCodeSchema.parse(typed)).toBe(code);
});

test.each(["", "12345", "1234567", "abcdefghijklmno", "abcdefghijklmn01", "１２３４５６"])(
  "rejects %j",
  (typed) => {
    expect(loginCodeSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
      "Enter the 6 digits of your app, or a recovery code",
    ]);
  },
);

test("tells codes of an app from recovery codes", () => {
  expect(["123456", "abcdefghijklmn27", "2345672345672345"].map(isAppCode)).toEqual([true, false, false]);
});

test("shows codes and keys in groups of four", () => {
  expect([formatRecoveryCode("abcdefghijklmnop"), formatKey("ABCDEFGHIJ")]).toEqual([
    "abcd-efgh-ijkl-mnop",
    "ABCD EFGH IJ",
  ]);
});
