import { expect, test } from "vitest";
import { getViewer } from "./get-viewer.ts";

const party = (_id: string) => ({ _id, firstName: "Ann", slug: null, picture: null, isBusiness: false });

test("an order is opened by one of its sides, or by an admin", () => {
  const order = { buyer: party("user-buyer"), seller: party("user-seller") };
  expect(["user-buyer", "user-seller", "user-admin"].map((id) => getViewer(order, id))).toEqual([
    "buyer",
    "seller",
    "admin",
  ]);
});
