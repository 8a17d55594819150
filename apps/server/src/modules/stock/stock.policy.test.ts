import type { StockedPiece } from "@heirloop/machines/availability/purchase-refusal";
import { expect, test } from "vitest";
import { credenza, rowDate as now } from "../../testing/example-rows.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { pieceForSale, stockRefusal } from "./stock.policy.ts";

const soon = new Date(now.getTime() + 60_000);
const past = new Date(now.getTime() - 60_000);
const claim = { order: "order-1", buyerId: "bea" };
const free: Pick<StockedPiece, "claim" | "sellerBlocked" | "contact"> = {
  claim: null,
  sellerBlocked: false,
  contact: "open",
};

test("passes a listing's price, hold and handover to the stock rules, and keeps its row", () => {
  const row: ListingRow = { ...credenza, reservedBy: "bea", reservedUntil: soon, delivery: false };
  expect(pieceForSale(row, { ...free, claim })).toEqual({
    id: "credenza",
    title: "Walnut credenza",
    status: "active",
    price: 500_00,
    sellerId: "sam",
    reservedBy: "bea",
    reservedUntil: "2026-11-21T12:01:00.000Z",
    pickup: true,
    delivery: false,
    claim,
    sellerBlocked: false,
    contact: "open",
    row,
  });
  expect(pieceForSale(credenza, free).reservedUntil).toBeNull();
});

type Case = [
  what: string,
  listing: Partial<ListingRow>,
  circumstances: Partial<typeof free>,
  code: string | null,
];
const held = { reservedBy: "otto", reservedUntil: soon };

test.each<Case>([
  ["a free piece", {}, {}, null],
  ["a sold piece", { status: "sold" }, {}, "listing-sold"],
  ["an inactive piece", { status: "inactive" }, {}, "listing-inactive"],
  ["a blocked seller's piece", {}, { sellerBlocked: true }, "listing-inactive"],
  ["the piece of a seller who blocked the buyer", {}, { contact: "closed" }, "not-accepting"],
  ["the buyer's own piece", { sellerId: "bea" }, {}, "own-listing"],
  ["a piece that another buyer holds", held, {}, "listing-reserved"],
  ["a piece whose hold by another buyer has ended", { ...held, reservedUntil: past }, {}, null],
  ["a piece that the buyer holds", { ...held, reservedBy: "bea" }, {}, null],
  ["a piece that the buyer has ordered", { ...held, reservedBy: "bea" }, { claim }, "already-ordered"],
  ["a piece that was sold to the buyer", { status: "sold" }, { claim }, "already-ordered"],
])("refuses or permits the purchase of %s", (_, listing, circumstances, code) => {
  const purchase = { listing: { ...credenza, ...listing }, buyerId: "bea", now, ...free, ...circumstances };
  expect(stockRefusal(purchase)?.code ?? null).toBe(code);
});

test("lets a guest buy a free piece, but not one that is held", () => {
  const purchase = { buyerId: null, now, ...free };
  expect(stockRefusal({ ...purchase, listing: credenza })).toBeNull();
  expect(stockRefusal({ ...purchase, listing: { ...credenza, ...held } })?.code).toBe("listing-reserved");
});
