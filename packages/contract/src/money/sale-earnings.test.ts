import { expect, test } from "vitest";
import { getOwnerShare, getSellerFee, splitSale } from "./sale-earnings.ts";

test("charges a seller fee of 15 percent of the items, rounding half a cent up", () => {
  expect([500_00, 3, 4, 10].map(getSellerFee)).toEqual([75_00, 0, 1, 2]);
});

test.each([
  [1_000_00, 60, 600_00],
  [1_000_00, null, 600_00],
  [99_99, 33, 33_00],
  [1_01, 50, 51],
  [0, 60, 0],
])("splits %i cents at %s percent: %i", (price, percent, share) => {
  expect(getOwnerShare(price, percent)).toBe(share);
});

test("pays the seller everything but the fee for a sale without a consigned piece", () => {
  expect(splitSale({ items: 500_00, delivery: 79_00 }, [])).toEqual({
    fee: 75_00,
    ownerShare: 0,
    payout: 504_00,
  });
});

test("deducts owner shares from the seller's payout and leaves the delivery fee to the seller", () => {
  expect(splitSale({ items: 490_00, delivery: 99_00 }, [294_00])).toEqual({
    fee: 73_50,
    ownerShare: 294_00,
    payout: 221_50,
  });
});
