import { expect, test } from "vitest";
import { getCaseLabel } from "./case-label.ts";

test("tells the side whose answer is due that the case waits for them", () => {
  const labels = (["buyer", "seller", "admin"] as const).map((viewer) =>
    (["awaiting-seller", "awaiting-buyer", "resolved"] as const).map((status) =>
      getCaseLabel(status, viewer),
    ),
  );
  expect(labels).toEqual([
    ["Waiting for the seller", "Waiting for you", "Settled"],
    ["Waiting for you", "Waiting for the buyer", "Settled"],
    ["Waiting for the seller", "Waiting for the buyer", "Settled"],
  ]);
});
