import { expect, test } from "vitest";
import type { Caller } from "../../http/caller.ts";
import { chatSideOf, viewerOf } from "./order.policy.ts";

const order = { buyerId: "bea", sellerId: "sam" };
const caller = (userId: string, admin = false): Caller => ({
  userId,
  sessionId: "session-1",
  admin,
  isBusiness: false,
  blocked: false,
  impersonatedBy: null,
});
const denied = expect.objectContaining({ code: "permission-denied" }) as Error;

test("shows an order to its two sides and to admins, as the side they are", () => {
  expect(
    [caller("bea"), caller("sam"), caller("sam", true), caller("ada", true)].map((one) =>
      viewerOf(order, one),
    ),
  ).toEqual(["buyer", "seller", "seller", "admin"]);
  expect(() => viewerOf(order, caller("eve"))).toThrow(denied);
});

test("shows a chat to its two sides and not to admins", () => {
  expect([chatSideOf(order, "bea"), chatSideOf(order, "sam")]).toEqual(["buyer", "seller"]);
  expect(() => chatSideOf(order, "ada")).toThrow(denied);
});
