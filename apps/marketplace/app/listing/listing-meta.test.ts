import { centsSchema } from "@heirloop/contract/money/money.schema";
import { expect, test } from "vitest";
import { describeListing } from "./listing-meta.ts";

const chair = { title: "Rush-seated chair", price: centsSchema.parse(400_00), status: "active" } as const;

test("adds the title to a description that says little", () => {
  expect(describeListing({ ...chair, description: "Ash, with a rush seat." })).toBe(
    "$400. Rush-seated chair. Ash, with a rush seat.",
  );
});

test("shows a longer description as the seller wrote it", () => {
  const description = "Ash, with a rush seat that was rewoven last spring, and a scuff on one leg.";
  expect(describeListing({ ...chair, status: "sold", description })).toBe(`Sold. ${description}`);
});
