import { expect, test } from "vitest";
import { type Availability, getAvailability, type NextStep } from "./availability.ts";

const until = "2026-11-21T10:15:00.000Z";
const free = { status: "active", price: 400_00, reservedUntil: null, reservedByMe: false } as const;
const held = { ...free, reservedUntil: until };
const mine = { ...held, reservedByMe: true };

const cases: [string, Availability, object, boolean, NextStep][] = [
  ["a free listing", getAvailability(free), { state: "available" }, true, "buy"],
  [
    "another price than the one that was seen",
    getAvailability(free, { seenPrice: 300_00 }),
    { state: "price-changed", from: 300_00, to: 400_00 },
    true,
    "buy",
  ],
  ["my own checkout", getAvailability(mine), { state: "reserved-by-you", until }, true, "check-out"],
  [
    "somebody else's checkout",
    getAvailability(held, { seenPrice: 300_00 }),
    { state: "reserved-by-other", until },
    false,
    "wait",
  ],
  [
    "my order has claimed it",
    getAvailability(mine, { order: "order-1" }),
    { state: "ordered-by-you", order: "order-1" },
    false,
    "see-order",
  ],
  ["my own listing", getAvailability(held, { own: true }), { state: "own" }, false, "edit"],
  [
    "a listing sold to me",
    getAvailability({ ...free, status: "sold" }, { order: "order-1" }),
    { state: "ordered-by-you", order: "order-1" },
    false,
    "see-order",
  ],
  [
    "a sold listing, whatever else is said of it",
    getAvailability({ ...mine, status: "sold" }, { own: true, seenPrice: 1 }),
    { state: "sold" },
    false,
    "see-similar",
  ],
  [
    "a listing that was taken down",
    getAvailability({ ...held, status: "inactive" }, { order: "order-1", contact: "closed" }),
    { state: "inactive" },
    false,
    "see-similar",
  ],
  [
    "a listing of a seller I blocked",
    getAvailability(held, { contact: "blocked", seenPrice: 300_00 }),
    { state: "seller-blocked-by-you" },
    false,
    "unblock",
  ],
  [
    "a listing of a seller who blocked me, even if I hold it",
    getAvailability(mine, { contact: "closed" }),
    { state: "seller-not-accepting" },
    false,
    "see-similar",
  ],
  [
    "my order with a seller who blocked me later",
    getAvailability(mine, { contact: "closed", order: "order-1" }),
    { state: "ordered-by-you", order: "order-1" },
    false,
    "see-order",
  ],
];

test.each(cases)(
  "%s has one availability and one next step",
  (_, availability, expected, canBuy, nextStep) => {
    expect(availability).toEqual({ ...expected, canBuy, nextStep });
  },
);
