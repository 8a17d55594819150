import { expect, test } from "vitest";
import { purchaseRefusal, type PurchaseRefusal, type StockedPiece } from "./purchase-refusal.ts";

const now = "2026-11-21T10:00:00.000Z";
const later = "2026-11-21T10:15:00.000Z";
const free: StockedPiece = {
  status: "active",
  price: 400_00,
  sellerId: "seller",
  reservedBy: null,
  reservedUntil: null,
  claim: null,
  sellerBlocked: false,
  contact: "open",
};
const sold = { code: "listing-sold", reason: "It has been sold." } as const;
const inactive = { code: "listing-inactive", reason: "It is no longer for sale." } as const;
const own = { code: "own-listing", reason: "This is your own piece." } as const;
const reserved = { code: "listing-reserved", reason: "Another shopper has reserved it." } as const;
const ordered = {
  code: "already-ordered",
  reason: "You have already ordered it.",
  order: "order-1",
} as const;

const blockedByBuyer = {
  code: "not-accepting",
  reason: "You blocked this seller. Unblock them in your settings first.",
} as const;
const notAccepting = {
  code: "not-accepting",
  reason: "This seller is not accepting orders or offers.",
} as const;

const claim = { order: "order-1", buyerId: "other" };
const ownClaim = { order: "order-1", buyerId: "buyer" };

const cases: [string, Partial<StockedPiece>, string | null, PurchaseRefusal | null][] = [
  ["a free piece", {}, "buyer", null],
  ["a free piece, for a guest", {}, null, null],
  ["a sold piece", { status: "sold" }, "buyer", sold],
  ["a sold piece of a blocked seller", { status: "sold", sellerBlocked: true }, "buyer", sold],
  ["a piece that was taken down", { status: "inactive" }, "buyer", inactive],
  ["a piece of a blocked seller", { sellerBlocked: true }, "buyer", inactive],
  ["a piece of a seller they blocked", { contact: "blocked" }, "buyer", blockedByBuyer],
  ["a piece of a seller who blocked them", { contact: "closed" }, "buyer", notAccepting],
  [
    "a piece on hold for them, of a seller who blocked them",
    { contact: "closed", reservedBy: "buyer", reservedUntil: later },
    "buyer",
    notAccepting,
  ],
  ["a sold piece of a seller who blocked them", { contact: "closed", status: "sold" }, "buyer", sold],
  ["their own piece", {}, "seller", own],
  ["a piece on hold for somebody else", { reservedBy: "other", reservedUntil: later }, "buyer", reserved],
  ["a piece on hold, for a guest", { reservedBy: "other", reservedUntil: later }, null, reserved],
  ["a piece on hold for them", { reservedBy: "buyer", reservedUntil: later }, "buyer", null],
  ["a hold that is over", { reservedBy: "other", reservedUntil: now }, "buyer", null],
  [
    "somebody else's order, its time over",
    { reservedBy: "other", reservedUntil: now, claim },
    "buyer",
    reserved,
  ],
  ["an order without a hold", { claim }, "buyer", reserved],
  ["an order without a hold, for a guest", { claim }, null, reserved],
  [
    "their own unanswered order",
    { reservedBy: "buyer", reservedUntil: later, claim: ownClaim },
    "buyer",
    ordered,
  ],
  ["a piece that was sold to them", { status: "sold", claim: ownClaim }, "buyer", ordered],
  ["a piece that was sold to somebody else", { status: "sold", claim }, "buyer", sold],
  ["a piece that was sold, for a guest", { status: "sold", claim }, null, sold],
];

test.each(cases)("decides whether %s can be bought", (_, change, buyerId, refusal) => {
  expect(purchaseRefusal({ ...free, ...change }, { buyerId, now })).toEqual(refusal);
});
