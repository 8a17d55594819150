import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createUnsubscribeToken, parseUnsubscribeToken } from "./unsubscribe-token.ts";

const key = Buffer.alloc(32, 1);
const subscription = { userId: "bea-0001", types: ["saved-search", "price-drop"] as const };
const token = createUnsubscribeToken(key, subscription);
const [content = "", signature = ""] = token.split(".");
const signed = (text: string): string => {
  const other = Buffer.from(text).toString("base64url");
  return `${other}.${createHmac("sha256", key).update(other).digest("base64url")}`;
};

test("reads what it created", () => {
  expect(parseUnsubscribeToken(key, token)).toEqual(subscription);
});

test.each([
  ["another key", createUnsubscribeToken(Buffer.alloc(32, 2), subscription)],
  ["another user", `${Buffer.from("eve-0001 offer").toString("base64url")}.${signature}`],
  ["no signature", content],
  ["an empty signature", `${content}.`],
  ["a part more", `${token}.x`],
  ["nothing", ""],
  ["a kind that cannot be turned off", signed("bea-0001 order")],
  ["a kind that does not exist", signed("bea-0001 gossip")],
])("does not accept %s", (_, other) => {
  expect(parseUnsubscribeToken(key, other)).toBeNull();
});
