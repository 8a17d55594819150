import { expect, test } from "vitest";
import { consignmentCopy } from "./consignment.copy.ts";

type Facts = Parameters<(typeof consignmentCopy)["sold"]>[0];

test.each([
  [{ left: "all", isDisputed: false }, "Your Walnut credenza sold: $810 is yours"],
  [{ left: "all", isDisputed: true }, "Your Walnut credenza sold: your share of $810 is on hold"],
  // The share is lower then, and the page has its amount.
  [{ left: "part", isDisputed: false }, "Your Walnut credenza sold"],
  [{ left: "part", isDisputed: true }, "Your Walnut credenza sold: your share is on hold"],
  [
    { left: "nothing", isDisputed: false },
    "Your Walnut credenza sold, but the payment went back to the buyer",
  ],
] as const)("describes a sale with %j as %s", (sale, notice) => {
  // The text of a sale reads no other facts.
  const facts = { consignment: { title: "Walnut credenza", earned: 810_00 }, sale } as Facts;
  expect(consignmentCopy.sold(facts).notice).toBe(notice);
});
