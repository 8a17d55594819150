import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import { dearer, piece, quote, quoteOf } from "./checkout.example.ts";
import { heldOf, idsOf, isNews, isOfPrices, refreshListings } from "./checkout-listings.ts";

const until = "2026-11-21T10:15:00.000Z";
const later = "2026-11-21T10:20:00.000Z";
const other = { ...piece, heirloopId: heirloopIdSchema.parse("piece-id-2") };
const third = { ...piece, heirloopId: heirloopIdSchema.parse("piece-id-3") };
const mine = { ...piece, reservedUntil: until, reservedByMe: true };
const taken = { ...piece, reservedUntil: until };
const { heirloopId, price } = piece;
const free = { heirloopId, price, status: "active" as const, reservedUntil: null };

test.each([
  ["another piece", piece, { ...free, heirloopId: third.heirloopId, status: "sold" as const }, false],
  ["a free piece that stays free", piece, free, false],
  ["the checkout's own hold", piece, { ...free, reservedUntil: until }, false],
  ["a hold of another buyer", piece, { ...free, reservedUntil: later }, true],
  ["the end of the checkout's own hold", mine, free, false],
  ["the end of another buyer's hold", taken, free, true],
  ["a longer hold of another buyer", taken, { ...free, reservedUntil: later }, true],
  [
    "the same hold of another buyer",
    { ...piece, reservedUntil: later },
    { ...free, reservedUntil: later },
    false,
  ],
  ["a sale", piece, { ...free, status: "sold" as const }, true],
  ["another price", piece, { ...free, price: dearer.price }, true],
])("decides whether %s is news", (_, shown, update, news) => {
  expect(isNews({ listings: [other, shown], holdUntil: until }, update)).toBe(news);
});

test("treats a freed piece as news while nothing is held", () => {
  expect(isNews({ listings: [taken], holdUntil: null }, free)).toBe(true);
});

test("compares a quote's prices with those shown, piece by piece", () => {
  expect([
    isOfPrices(quoteOf([piece, other]), [piece, other]),
    isOfPrices(quoteOf([piece, other]), [piece, { ...other, price: dearer.price }]),
    isOfPrices(quoteOf([piece]), [dearer]),
    isOfPrices(quoteOf([piece]), []),
  ]).toEqual([true, false, false, true]);
});

test("shows a quote's listings, and what it does not contain as before", () => {
  const gone = { id: third.heirloopId, title: "Gone", code: "not-found", reason: "Gone", listing: null };
  const sold = { ...third, status: "sold" as const };
  const unavailable = [gone, { ...gone, listing: sold }];
  expect(refreshListings([piece, other, third], { ...quoteOf([dearer]), unavailable })).toEqual([
    dearer,
    other,
    sold,
  ]);
  expect(refreshListings([piece], { ...quote, unavailable: [gone] })).toEqual([piece]);
});

test("holds what can be bought, and names it in one order", () => {
  expect(heldOf([taken, other, mine])).toEqual([other, mine]);
  expect(idsOf([other, piece])).toBe(idsOf([piece, other]));
});
