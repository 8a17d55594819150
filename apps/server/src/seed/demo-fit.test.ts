import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { demoWorld } from "@heirloop/demo/world/demo-world";
import type { DemoListing } from "@heirloop/demo/records/listing";
import type { FitPiece } from "@heirloop/machines/fit/carry-forms";
import { boxesThatFit, isWithin } from "@heirloop/machines/fit/fit-boxes";
import { fitVerdict } from "@heirloop/machines/fit/fit-verdict";
import { describe, expect, test } from "vitest";

const world = demoWorld({ seed: "1", startAt: "2026-11-21T04:00:00.000Z", listings: 6_000 });

const fitPiece = ({ width, depth, height, type, comesApart }: DemoListing): FitPiece => ({
  dimensions: { width, depth, height },
  types: [type],
  comesApart,
});
const door = (width: number): HomeMeasurements => ({
  doorway: { width, height: 80 },
  stairs: null,
  lift: null,
});
const doors = [30, 32, 36] as const;

const piecesOf = (type: string) => world.listings.filter((listing) => listing.type === type).map(fitPiece);

/**
 * The percentages of a type's pieces that fit through doors of 30, 32 and 36 inches, according to their
 * pages.
 */
const shares = (type: string) => {
  const pieces = piecesOf(type);
  expect(pieces.length).toBeGreaterThan(10);
  return doors.map((width) => {
    const fitting = pieces.filter((piece) => fitVerdict(piece, door(width)).fits !== "no");
    return Math.round((100 * fitting.length) / pieces.length);
  });
};

describe("demo furniture at doors of 30, 32 and 36 inches", () => {
  test.each([
    ["beds", [98, 98, 98]],
    ["loveseats", [90, 97, 100]],
    ["three_seat_sofas", [90, 97, 100]],
    ["sectionals", [95, 100, 100]],
    ["chaises", [90, 97, 100]],
    ["armchairs", [85, 97, 100]],
    ["lounge_chairs", [90, 97, 100]],
    ["wingback_chairs", [3, 75, 100]],
    ["dining_tables", [100, 100, 100]],
    ["round_dining_tables", [100, 100, 100]],
    ["wardrobes", [100, 100, 100]],
    ["bookcases", [100, 100, 100]],
    ["dressers", [100, 100, 100]],
    ["area_rugs", [98, 98, 98]],
  ])("%s fit at least at %j percent", (type, least) => {
    const percentages = shares(type);
    expect(percentages.filter((share, at) => share < (least[at] ?? 0))).toEqual([]);
  });

  test("lets no more pieces through a narrower door, and requires a wide one for wing chairs", () => {
    for (const type of new Set(world.listings.map((listing) => listing.type))) {
      const pieces = piecesOf(type);
      const narrow = pieces.filter((piece) => fitVerdict(piece, door(30)).fits !== "no");
      expect(narrow.filter((piece) => fitVerdict(piece, door(36)).fits === "no")).toEqual([]);
    }
    expect(shares("wingback_chairs")[0]).toBeLessThan(60);
  });

  const stairs = { width: 36, headroom: 80, landing: null };
  const landing = { ...stairs, landing: 36 };
  const elevator = { width: 36, height: 80, depth: 50 };

  test.each<[way: string, more: Partial<HomeMeasurements>]>([
    ["a door", {}],
    ["a door and stairs", { stairs }],
    ["a door and an elevator", { lift: elevator }],
    ["a door, and stairs with a landing", { stairs: landing }],
    ["a door, stairs with a landing, and an elevator", { stairs: landing, lift: elevator }],
  ])("filters nearly all pieces whose pages say they fit through %s, and none that do not", (_way, more) => {
    const pieces = world.listings.map(fitPiece);
    for (const width of doors) {
      const home = { ...door(width), ...more };
      const boxes = boxesThatFit(home);
      const shown = pieces.filter((piece) => isWithin(piece, boxes));
      expect(shown.filter((piece) => fitVerdict(piece, home).fits === "no")).toEqual([]);
      const fitting = pieces.filter((piece) => fitVerdict(piece, home).fits !== "no");
      expect(shown.length / fitting.length).toBeGreaterThan(0.96);
    }
  });
});
