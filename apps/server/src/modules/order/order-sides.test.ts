import { expect, test } from "vitest";
import { hidesSellerFrom, presentHiddenSeller } from "./order-sides.ts";

const offer = { offerAmount: 400_00, approved: false };
const [shop, person] = [{ isBusiness: true }, { isBusiness: false }];

test.each([
  ["the buyer of an open offer to a shop", "buyer", offer, shop, true],
  ["the shop itself", "seller", offer, shop, false],
  ["an admin", "admin", offer, shop, false],
  ["the buyer of an offer to a person", "buyer", offer, person, false],
  ["the buyer after the offer is accepted", "buyer", { ...offer, approved: true }, shop, false],
  ["the buyer of an order at the asking price", "buyer", { ...offer, offerAmount: null }, shop, false],
  ["the buyer of an inquiry", "buyer", null, shop, false],
] as const)("decides whether the seller is hidden from %s", (_, side, order, seller, hidden) => {
  expect(hidesSellerFrom(side, order, seller)).toBe(hidden);
});

test("presents a hidden shop without its id, profile or picture", () => {
  expect(presentHiddenSeller("alias-1")).toEqual({
    _id: "alias-1",
    firstName: "Local business seller",
    slug: null,
    picture: null,
    isBusiness: true,
  });
});
