import { expect, test } from "vitest";
import { orderViewer, sideOf } from "./order-viewer.ts";

const order = { buyerId: "ann", sellerId: "bea" };

test("shows an order to its sides and to admins, as a side if they are one", () => {
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
