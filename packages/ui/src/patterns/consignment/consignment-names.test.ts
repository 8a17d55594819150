import { expect, test } from "vitest";
import { getConsignmentNames } from "./consignment-names.ts";

test("numbers the consignments with the same title, and only those", () => {
  const names = getConsignmentNames([
    { _id: "a", title: "Walnut credenza" },
    { _id: "b", title: "Oak chair" },
    { _id: "c", title: "Walnut credenza" },
  ]);
  expect([...names].toSorted()).toEqual([
    ["a", "Walnut credenza (1 of 2)"],
    ["b", "Oak chair"],
    ["c", "Walnut credenza (2 of 2)"],
  ]);
});
