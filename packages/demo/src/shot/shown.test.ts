import { describe, expect, test } from "vitest";
import { typeFacts } from "../catalog/type-facts.ts";
import { demoWorld } from "../world/demo-world.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { readShotKey } from "./shot-key.ts";
import { createShown } from "./shown.ts";

const piece = (id: string): Piece => ({
  id,
  types: ["stools"],
  styles: [],
  size: [],
  parts: {},
  look: {},
  kind: "stool",
  stands: "floor",
  above: 0,
});
const [round, square, low] = ["round", "square", "low"].map(piece);

describe("what listings of about the same age show least", () => {
  if (round === undefined || square === undefined || low === undefined) throw new Error("There are pieces.");
  const choices = [round, square, low];
  const listed = (...ages: readonly (readonly [Piece, number])[]) => {
    const shown = createShown();
    for (const [{ id }, age] of ages) shown.add("stools", { age, piece: id, picture: `${id}.${age}` });
    return shown;
  };

  test("is everything at first, and for other types", () => {
    expect(listed().rarest("stools", 1, choices)).toEqual(choices);
    expect(listed([round, 1]).rarest("poufs", 1, choices)).toEqual(choices);
  });

  test("is what none of them show, or fewer of them", () => {
    expect(listed([round, 1], [square, 2]).rarest("stools", 3, choices)).toEqual([low]);
    expect(listed([round, 1], [square, 2], [low, 3], [low, 4]).rarest("stools", 2.5, choices)).toEqual([
      round,
      square,
    ]);
  });

  test("does not depend on listings far away in the list", () => {
    const newer = Array.from({ length: 9 }, (_, age) => [[round, square][age % 2] ?? round, age] as const);
    expect(listed(...newer, [low, 20]).rarest("stools", 0, choices)).toEqual([low]);
    const far = Array.from({ length: 9 }, (_, age) => [low, 30 + age] as const);
    expect(listed(...newer, ...far).rarest("stools", 0, choices)).toEqual([low]);
  });

  test("remembers pictures", () => {
    const shown = listed([round, 1]);
    expect([shown.hasPicture("round.1"), shown.hasPicture("low.1"), shown.hasPicture(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("the newest 48 pieces of each type show its shapes about equally often", () => {
  const { listings } = demoWorld({ seed: "1", startAt: "2026-11-21T04:00:00.000Z", listings: 6_000 });
  const active = listings.filter(({ status }) => status === "active");
  const overfull = [...Map.groupBy(active, (listing) => listing.type)].flatMap(([type, ofType]) => {
    const newest = ofType.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 48);
    const shown = Map.groupBy(
      newest,
      ({ images: [first = ""] }) => readShotKey(first.replace("/pictures/", ""))?.piece.id,
    );
    const most = Math.max(...[...shown.values()].map(({ length }) => length));
    return most > newest.length / piecesOf(type).length + 4 ? [`${type}: ${most}`] : [];
  });
  expect(overfull).toEqual([]);
});

test("each type has six shapes at least", () => {
  const lacking = typeFacts.filter(({ type }) => piecesOf(type).length < 6);
  expect(lacking.map(({ type }) => `${type}: ${piecesOf(type).length}`)).toEqual([]);
});
