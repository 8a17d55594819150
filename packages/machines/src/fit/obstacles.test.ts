import { describe, expect, test } from "vitest";
import type { CarriedPart } from "./carry-forms.ts";
import { intoElevator, throughDoorway, upStairs } from "./obstacles.ts";

const part = (
  width: number,
  depth: number,
  height: number,
  tipped: CarriedPart["tipped"] = null,
): CarriedPart => ({ name: null, dimensions: { width, depth, height }, tipped });
const outcome = ({ way, tipped, words }: ReturnType<typeof throughDoorway>) => [
  way?.passage ?? null,
  tipped,
  words,
];

describe("a doorway of 32 × 80 in", () => {
  const door = { width: 32, height: 80 };

  test.each([
    [part(20, 90, 60), "Carry it upright, front first: 20 × 60 in"],
    [part(90, 20, 60), "Carry it upright, one end first: 20 × 60 in"],
    [part(90, 70, 20), "Lay it on its back and go one end first: 20 × 70 in"],
    [part(75, 90, 20), "Stand it on its end, front first: 20 × 75 in"],
    [part(75, 20, 90), "Stand it on its end and go top first: 20 × 75 in"],
    [part(20, 75, 90), "Lay it on its back and go top first: 20 × 75 in"],
  ])("$dimensions: %s", (piece, words) => {
    expect(outcome(throughDoorway(piece, door))).toEqual([
      "straight",
      false,
      `${words} through a doorway of 32 × 80 in.`,
    ]);
  });

  test("leans a tabletop that is a little too high", () => {
    expect(outcome(throughDoorway(part(96, 82, 2), door))).toEqual([
      "leaning",
      false,
      "Carry it upright, one end first, leaning it over: 82 × 2 in goes through a doorway of 32 × 80 in only at a slant.",
    ]);
  });

  test("tips a seat back only if it does not pass upright", () => {
    const slanted = { width: 60, depth: 40, height: 30.5 };
    expect(outcome(throughDoorway(part(60, 36, 34, slanted), door))).toEqual([
      "straight",
      true,
      "Tip it back and go one end first: about 30½ in on the diagonal through a doorway of 32 × 80 in.",
    ]);
    expect(
      outcome(throughDoorway(part(60, 36, 34, { width: 60, depth: 30, height: 40 }), door))[2],
    ).toContain("about 30 in");
    expect(outcome(throughDoorway(part(60, 31, 34, slanted), door)).slice(0, 2)).toEqual(["straight", false]);
    expect(outcome(throughDoorway(part(60, 36, 34, { width: 60, depth: 40, height: 32 }), door))).toEqual([
      null,
      false,
      "Its smallest end is 34 × 36 in, more than a doorway of 32 × 80 in lets through.",
    ]);
  });

  test("leaves half an inch of clearance on each side", () => {
    expect(throughDoorway(part(31, 100, 79), door).way).not.toBeNull();
    expect(throughDoorway(part(31.1, 100, 79), door).way).toBeNull();
    expect(throughDoorway(part(31, 100, 79.1), door).way).toBeNull();
  });
});

describe("stairs of 36 × 80 in", () => {
  const stairs = (landing: number | null) => ({ width: 36, headroom: 80, landing });

  test.each([
    [
      "too large for the flight",
      part(40, 40, 40),
      null,
      "Its smallest end is 40 × 40 in, more than stairs of 36 × 80 in leave room for.",
    ],
    [
      "too large for the flight with a landing",
      part(40, 40, 40),
      36,
      "Its smallest end is 40 × 40 in, more than stairs of 36 × 80 in leave room for.",
    ],
    [
      "too long for the landing",
      part(90, 30, 30),
      36,
      "It goes up the flight, but 90 in of length do not turn on a landing of 36 in.",
    ],
  ])("stop a piece %s", (_what, piece, landing, words) => {
    expect(outcome(upStairs(piece, stairs(landing)))).toEqual([null, false, words]);
  });

  test.each([
    ["long, without a landing", part(90, 30, 30), null, "Carry it upright, one end first: 30 × 30 in"],
    ["as long as the landing", part(35, 35, 79), 36, "Carry it upright, front first: 35 × 79 in"],
    // Turning at an angle around the corner.
    ["thin, and longer than the landing", part(80, 2, 30), 36, "Carry it upright, one end first: 2 × 30 in"],
    ["stood on its end on the landing", part(72, 30, 30), 36, "Stand it on its end, front first: 30 × 72 in"],
  ])("let a piece pass that is %s", (_what, piece, landing, words) => {
    expect(outcome(upStairs(piece, stairs(landing)))).toEqual([
      "straight",
      false,
      `${words} through stairs of 36 × 80 in.`,
    ]);
  });

  test("do not let a piece pass that is longer than the landing by a hair and as thick as the flight", () => {
    expect(upStairs(part(35, 35.1, 79), stairs(36)).way).toBeNull();
    expect(upStairs(part(35.1, 35, 79), stairs(36)).way).toBeNull();
  });
});

describe("an elevator of 36 × 50 in, 50 in deep", () => {
  const elevator = { width: 36, height: 50, depth: 50 };

  test.each([
    [
      part(40, 30, 30),
      "straight",
      "Carry it upright, one end first: 30 × 30 in through an elevator door of 36 × 50 in.",
    ],
    [
      part(35, 49, 49),
      "straight",
      "Carry it upright, front first: 35 × 49 in through an elevator door of 36 × 50 in.",
    ],
    [part(35, 49.1, 49), null, "It passes the door, but 49.1 in do not fit into an elevator 50 in deep."],
    [part(60, 30, 30), null, "It passes the door, but 60 in do not fit into an elevator 50 in deep."],
    [
      part(40, 40, 40),
      null,
      "Its smallest end is 40 × 40 in, more than an elevator door of 36 × 50 in lets through.",
    ],
  ])("$dimensions", (piece, passage, words) => {
    expect(outcome(intoElevator(piece, elevator))).toEqual([passage, false, words]);
  });

  test("may be stood in at a slant, but not longer than its diagonal", () => {
    expect(outcome(intoElevator(part(1, 52, 5), elevator)).slice(0, 2)).toEqual(["straight", false]);
    expect(intoElevator(part(1, 72, 49), elevator).way).toBeNull();
  });
});
