import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { comesApartChoices } from "@heirloop/contract/listing/comes-apart";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxesThatFit, isWithin } from "./fit-boxes.ts";
import { carryForms, type FitPiece } from "./carry-forms.ts";
import { fitVerdict } from "./fit-verdict.ts";
import { formatInches } from "./format-inches.ts";
import { longestAround, passageThrough } from "./opening.ts";

/** A plain box of a type that does not come apart. */
const piece = (width: number, depth: number, height: number, more: Partial<FitPiece> = {}): FitPiece => ({
  dimensions: { width, depth, height },
  types: [],
  comesApart: null,
  ...more,
});
const door = (width: number, height: number, more: Partial<HomeMeasurements> = {}): HomeMeasurements => ({
  doorway: { width, height },
  stairs: null,
  lift: null,
  ...more,
});
const stairs = (width: number, headroom: number, landing: number | null) => ({
  stairs: { width, headroom, landing },
});

test.each<[face: [number, number], opening: [number, number], passage: string]>([
  [[30, 70], [32, 80], "straight"],
  [[32, 80], [32, 80], "straight"],
  [[70, 30], [32, 80], "turned"],
  [[33, 33], [32, 80], "none"],
  [[33, 81], [32, 80], "none"],
  // Longer than the opening is high, and thin enough to lean.
  [[2, 84], [32, 80], "leaning"],
  [[3, 86], [32, 80], "none"],
  [[1, 90], [32, 80], "none"],
  // The thinnest rod is as long as the diagonal.
  [[0, 5], [3, 4], "leaning"],
  [[0, 5.001], [3, 4], "none"],
])("%j through %j: %s", (face, opening, passage) => {
  expect(passageThrough(face, opening)).toBe(passage);
});

test("moves a rod around a corner by the textbook formula and hardly anything as thick as the passage", () => {
  expect(longestAround(1, 1, 0)).toBeCloseTo(2 * Math.SQRT2, 3);
  expect(longestAround(8, 27, 0)).toBeCloseTo((8 ** (2 / 3) + 27 ** (2 / 3)) ** 1.5, 1);
  expect(longestAround(36, 36, 36)).toBeLessThan(36);
});

describe("the verdict", () => {
  test.each<[what: string, FitPiece, HomeMeasurements, fits: string, headline: string]>([
    ["chair", piece(28, 30, 34), door(32, 80), "yes", "It fits"],
    ["sofa that goes end first", piece(84, 30, 33), door(32, 80), "yes", "It fits"],
    ["sofa too deep and too high", piece(84, 38, 34), door(32, 80), "no", "It will not fit"],
    ["exactly as wide as the door, clearance included", piece(31, 40, 90), door(32, 80), "yes", "It fits"],
    ["a hair wider than that", piece(31.1, 40, 90), door(32, 80), "no", "It will not fit"],
    ["tabletop that has to lean", piece(96, 82, 2), door(32, 80), "tight", "It fits, at a slant"],
    ["wardrobe up straight stairs", piece(48, 24, 78), door(36, 80, stairs(36, 84, null)), "yes", "It fits"],
    [
      "the same around a tight landing",
      piece(90, 30, 30),
      door(36, 80, stairs(36, 84, 36)),
      "no",
      "It will not fit",
    ],
    [
      "short sofa stood up on the landing",
      piece(72, 30, 30),
      door(36, 80, stairs(36, 84, 36)),
      "yes",
      "It fits",
    ],
    [
      "by the stairs, the elevator being too shallow",
      piece(84, 30, 30),
      door(36, 80, { ...stairs(40, 84, null), lift: { width: 36, height: 80, depth: 50 } }),
      "yes",
      "It fits, by the stairs",
    ],
    [
      "by the elevator, the stairs being too narrow",
      piece(40, 30, 30),
      door(36, 80, { ...stairs(26, 84, null), lift: { width: 36, height: 80, depth: 50 } }),
      "yes",
      "It fits, by the elevator",
    ],
    [
      "neither by elevator nor by stairs",
      piece(60, 40, 40),
      door(48, 80, { ...stairs(36, 84, null), lift: { width: 30, height: 80, depth: 50 } }),
      "no",
      "It will not fit",
    ],
    [
      "into the elevator on its end",
      piece(70, 30, 30),
      door(36, 80, { lift: { width: 36, height: 80, depth: 40 } }),
      "yes",
      "It fits",
    ],
  ])("%s", (_, dimensions, home, fits, headline) => {
    const verdict = fitVerdict(dimensions, home);
    expect([verdict.fits, verdict.headline]).toEqual([fits, headline]);
  });

  test("names the orientation with its measurements", () => {
    expect(fitVerdict(piece(84, 30.5, 33), door(32, 80)).reasons).toEqual([
      {
        obstacle: "doorway",
        passes: true,
        words: "Carry it upright, one end first: 30½ × 33 in through a doorway of 32 × 80 in.",
      },
    ]);
    expect(fitVerdict(piece(84, 38, 34), door(32, 80)).reasons).toEqual([
      {
        obstacle: "doorway",
        passes: false,
        words: "Its smallest end is 34 × 38 in, more than a doorway of 32 × 80 in lets through.",
      },
    ]);
    expect(fitVerdict(piece(90, 30, 30), door(36, 80, stairs(36, 84, 36))).reasons[1]?.words).toBe(
      "It goes up the flight, but 90 in of length do not turn on a landing of 36 in.",
    );
  });

  test.each([
    [34, "34"],
    [34.5, "34½"],
    [0.5, "½"],
    [31.24, "31.2"],
  ])("writes %d inches as %s", (inches, written) => {
    expect(formatInches(inches)).toBe(written);
  });
});

const side = fc.double({ min: 1, max: 120, noNaN: true });
const room = fc.double({ min: 20, max: 120, noNaN: true });
const anyPiece: fc.Arbitrary<FitPiece> = fc.record({
  dimensions: fc.record({ width: side, depth: side, height: side }),
  types: fc.constantFrom<string[][]>(
    [],
    ["beds"],
    ["loveseats"],
    ["sectionals"],
    ["round_dining_tables"],
    ["wardrobes"],
    ["area_rugs"],
  ),
  comesApart: fc.constantFrom(null, ...comesApartChoices),
});
const anyHome: fc.Arbitrary<HomeMeasurements> = fc.record({
  doorway: fc.record({ width: room, height: room }),
  stairs: fc.option(fc.record({ width: room, headroom: room, landing: fc.option(room) })),
  lift: fc.option(fc.record({ width: room, height: room, depth: room })),
});

describe("a piece that comes apart", () => {
  const typed = (type: string, ...[width, depth, height]: [number, number, number]) =>
    piece(width, depth, height, { types: [type] });

  test.each<[what: string, FitPiece, door: number, fits: string, headline: string]>([
    [
      "a bed",
      typed("beds", 60, 84, 48),
      30,
      "yes",
      "Fits in parts: the headboard is the largest at 60 × 48 in",
    ],
    [
      "a king-size canopy bed",
      typed("beds", 80, 86, 80),
      30,
      "yes",
      "Fits in parts: the headboard is the largest at 80 × 60 in",
    ],
    ["a loveseat on legs", typed("loveseats", 60, 36, 33), 30, "yes", "Fits with the legs off"],
    ["a loveseat that is tipped", typed("loveseats", 60, 36, 31.5), 32, "tight", "It fits, tipped back"],
    ["a loveseat through a wide door", typed("loveseats", 60, 36, 34), 36, "yes", "It fits"],
    ["a dining table", typed("dining_tables", 84, 40, 30), 30, "yes", "Fits with the legs off"],
    [
      "a sectional",
      typed("sectionals", 116, 68, 33),
      30,
      "yes",
      "Fits in parts: the chaise section is the largest at 68 × 44.1 in",
    ],
    ["a large rug", typed("area_rugs", 144, 108, 1), 30, "yes", "Fits rolled up"],
    ["a wing chair", typed("wingback_chairs", 32, 34, 44), 30, "no", "It will not fit"],
  ])("%s", (_, one, width, fits, headline) => {
    const verdict = fitVerdict(one, door(width, 80));
    expect([verdict.fits, verdict.headline]).toEqual([fits, headline]);
  });

  test("follows the seller's answer over the default of the type", () => {
    const loveseat = { ...typed("loveseats", 60, 38, 33) };
    const says = (comesApart: FitPiece["comesApart"]) => {
      const { headline, note } = fitVerdict({ ...loveseat, comesApart }, door(30, 80));
      return [headline, note];
    };
    expect(says(null)).toEqual([
      "Fits with the legs off",
      "Loveseats usually have legs that come off. Ask the seller whether these do.",
    ]);
    expect(says("legs")).toEqual(["Fits with the legs off", "The seller says the legs come off."]);
    expect(says("no")).toEqual(["It will not fit", null]);
  });

  test("names the part that does not fit", () => {
    const { headline, reasons } = fitVerdict(typed("beds", 60, 84, 48), door(30, 40));
    expect([headline, reasons[0]?.words]).toEqual([
      "It will not fit, even in parts",
      "The headboard: its smallest end is 4 × 48 in, more than a doorway of 30 × 40 in lets through.",
    ]);
  });

  test("has no part larger than the whole", () => {
    fc.assert(
      fc.property(anyPiece, (one) => {
        for (const { kind, parts } of carryForms(one))
          for (const { dimensions } of kind === "rolled" ? [] : parts)
            for (const name of ["width", "depth", "height"] as const)
              expect(dimensions[name]).toBeLessThanOrEqual(one.dimensions[name]);
      }),
    );
  });
});

test("fits every piece within the boxes of a search", () => {
  fc.assert(
    fc.property(anyPiece, anyHome, (one, home) => {
      const within = isWithin(one, boxesThatFit(home));
      expect([within, fitVerdict(one, home).fits]).not.toEqual([true, "no"]);
    }),
    { numRuns: 3_000 },
  );
});

test("passes a doorway regardless of the order of measurements", () => {
  fc.assert(
    fc.property(side, side, side, anyHome, (width, depth, height, { doorway }) => {
      const home = { doorway, stairs: null, lift: null };
      expect(fitVerdict(piece(height, width, depth), home).fits).toBe(
        fitVerdict(piece(width, depth, height), home).fits,
      );
    }),
  );
});
