import { expect, test } from "vitest";
import {
  getReportObstacle,
  getTakeDownObstacle,
  relistRefusal,
  reportRefusal,
  statusOnceAllowed,
  takeDownRefusal,
} from "./listing-moderation.ts";

test.each([
  ["bea", "active", null, null],
  ["ann", "active", "own", { code: "own-listing" }],
  ["ann", "inactive", "own", { code: "own-listing" }],
  ["bea", "inactive", "not-for-sale", { code: "listing-inactive" }],
  ["bea", "sold", "not-for-sale", { code: "listing-sold" }],
] as const)("%s reports Ann's piece, which is %s: %s", (userId, status, obstacle, refusal) => {
  const listing = { sellerId: "ann", status };
  expect([getReportObstacle(listing, userId), reportRefusal(listing, userId)]).toEqual([obstacle, refusal]);
});

test.each([
  ["active", false, null],
  ["inactive", false, null],
  ["active", true, "ordered"],
  ["inactive", true, "ordered"],
  ["sold", true, "sold"],
  ["sold", false, "sold"],
] as const)("an admin takes down a piece that is %s, ordered: %s: %s", (status, isOrdered, obstacle) => {
  expect(getTakeDownObstacle({ status, isOrdered })).toBe(obstacle);
  expect(takeDownRefusal({ status, isOrdered })?.code ?? null).toBe(
    obstacle === null ? null : { sold: "listing-sold", ordered: "listing-reserved" }[obstacle],
  );
});

test("says why a piece cannot be taken down", () => {
  expect([
    takeDownRefusal({ status: "sold", isOrdered: true })?.detail,
    takeDownRefusal({ status: "active", isOrdered: true })?.detail,
  ]).toEqual([
    "A sold piece cannot be taken down. Decide about its order.",
    "An open order has this piece. Decide about the order first. Reports of the piece stay open.",
  ]);
});

test("keeps the seller from putting back what an admin took down, and says why", () => {
  expect(relistRefusal({ takenDownReason: null })).toBeNull();
  expect(relistRefusal({ takenDownReason: "It is recalled." })).toEqual({
    code: "state-conflict",
    detail:
      "We took this piece down: “It is recalled.” Only we can put it back on sale. If this is a mistake, write to us.",
  });
});

test.each([
  [true, false, { status: "active", takenDownByBlock: false }],
  [true, true, { status: "inactive", takenDownByBlock: true }],
  [false, false, { status: "inactive", takenDownByBlock: false }],
  [false, true, { status: "inactive", takenDownByBlock: false }],
] as const)(
  "allowed again, was for sale: %s, seller blocked: %s",
  (wasForSale, isSellerBlocked, expected) => {
    expect(statusOnceAllowed({ wasForSale, isSellerBlocked })).toEqual(expected);
  },
);
