import { expect, test } from "vitest";
import { orderViewer, sideOf } from "./order-viewer.ts";

const order = { buyerId: "ann", sellerId: "bea" };

test("an order is open to its sides and to admins, who are a side first", () => {
  expect(["ann", "bea", "cleo"].map((id) => sideOf(order, id))).toEqual(["buyer", "seller", null]);
  expect(["ann", "bea", "cleo"].map((id) => orderViewer(order, { id, admin: false }))).toEqual([
    "buyer",
    "seller",
    null,
  ]);
  expect(["ann", "bea", "cleo"].map((id) => orderViewer(order, { id, admin: true }))).toEqual([
    "buyer",
    "seller",
    "admin",
  ]);
});
