import { describe, expect, test } from "vitest";
import { typeFacts } from "../catalog/type-facts.ts";
import { randomFrom } from "../random/random.ts";
import type { DemoListing } from "../records/listing.ts";
import { demoWorld } from "../world/demo-world.ts";
import { dealPieces } from "./deal-pieces.ts";
import { piecesOf } from "./pieces.ts";
import { parseShotKey } from "./shot-key.ts";

function deal(count: number, type = "benches"): string[] {
  const deck = dealPieces(randomFrom("deal"), type);
  return Array.from({ length: count }, () => deck.next().value.id);
}

describe("pieces are dealt", () => {
  const all = piecesOf("benches").length;

  test("each once before any is dealt again", () => {
    const ids = deal(all * 20);
    for (let start = 0; start < ids.length; start += all)
      expect(new Set(ids.slice(start, start + all)).size).toBe(all);
  });

  test("in another order each round", () => {
    const ids = deal(all * 3);
    expect(ids.slice(0, all)).not.toEqual(ids.slice(all, all * 2));
    expect(ids.slice(all, all * 2)).not.toEqual(ids.slice(all * 2));
  });

  test("never the same one within three", () => {
    const ids = deal(all * 50);
    expect(ids.filter((id, at) => id === ids[at + 1] || id === ids[at + 2])).toEqual([]);
  });

  test("to no listing of a type without any", () => {
    expect(() => deal(1, "harps")).toThrow("The studio has rendered too little that is sold as harps.");
  });
});

describe("a page of 48 of a type shows one shape at most eight times", () => {
  const { listings } = demoWorld({ seed: "1", startAt: "2026-11-21T04:00:00.000Z" });
  const active = listings.filter(({ status, reservedBy }) => status === "active" && reservedBy === null);
  const shapeOf = ({ images: [first = ""] }: DemoListing) =>
    parseShotKey(first.replace("/pictures/", ""))?.piece.id;
  const newestFirst = (one: DemoListing, other: DemoListing) => other.createdAt.localeCompare(one.createdAt);

  test.each<[order: string, compare: (one: DemoListing, other: DemoListing) => number]>([
    ["the newest first", newestFirst],
    ["the cheapest first", (one, other) => one.price - other.price || newestFirst(one, other)],
    ["the dearest first", (one, other) => other.price - one.price || newestFirst(one, other)],
  ])("%s", (_, compare) => {
    const crowded = [...Map.groupBy(active, ({ type }) => type)].flatMap(([type, ofType]) => {
      const ordered = ofType.toSorted(compare);
      return Array.from({ length: Math.ceil(ordered.length / 48) }, (__, page) =>
        [...Map.groupBy(ordered.slice(page * 48, (page + 1) * 48), shapeOf)]
          .filter(([, alike]) => alike.length > 8)
          .map(([shape, alike]) => `${type}, page ${page + 1}: ${alike.length} of ${String(shape)}`),
      ).flat();
    });
    expect(crowded).toEqual([]);
  });
});

test("each type has six shapes at least", () => {
  const lacking = typeFacts.filter(({ type }) => piecesOf(type).length < 6);
  expect(lacking.map(({ type }) => `${type}: ${piecesOf(type).length}`)).toEqual([]);
});
