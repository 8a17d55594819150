import { describe, expect, test } from "vitest";
import { carriedSides, type CarryForm, carryForms, fitPieceOf } from "./carry-forms.ts";
import { fitVerdict } from "./fit-verdict.ts";

const rounded = (inches: number) => Math.round(inches * 10) / 10;
const boxOf = ({ width, depth, height }: { width: number; depth: number; height: number }) =>
  [width, depth, height].map(rounded).join("×");
const written = ({ kind, parts }: CarryForm) =>
  `${kind}: ${parts
    .map(({ name, dimensions, tipped }) =>
      [name ?? "piece", boxOf(dimensions), ...(tipped === null ? [] : [`tipped ${boxOf(tipped)}`])].join(" "),
    )
    .join(", ")}`;
const pieceOf = (type: string, comesApart: "legs" | "disassembles" | "no" | null) => ({
  dimensions: { width: 100, depth: 50, height: 80 },
  types: [type],
  comesApart,
});
const waysOf = (...[type, comesApart]: Parameters<typeof pieceOf>) =>
  carryForms(pieceOf(type, comesApart)).map(written);

/** How a piece of 100 × 50 × 80 in comes apart: without the seller's answer, and with each. */
type Ways = Record<"usually" | "legs" | "disassembles", readonly string[]>;

const whole = "whole: piece 100×50×80";
const body = "withoutLegs: body 100×50×68";
const seat = "whole: piece 100×50×80 tipped 100×79.7×72.1";
const seatBody = "withoutLegs: body 100×50×68 tipped 100×74.5×61.3";
const seatParts = "parts: seat 100×50×44, back 100×17.5×60, arm 20×50×60";
const sectionalParts = "parts: sofa section 62×27.5×68, chaise section 38×50×68";
const bedParts =
  "parts: headboard 100×4×60, footboard 100×4×40, side rail 2×50×10, slat 100×5×2, post 4×4×80";
const caseParts = "parts: back panel 100×1×80, side panel 2×50×80, door 50×2×80";
const vanityParts = "parts: base 100×50×48, mirror 80×4×36";

const onLegs: Ways = {
  usually: [seat, seatBody],
  legs: [seat, seatBody],
  disassembles: [seat, seatBody, seatParts],
};
const table = (parts: string): Ways => {
  const ways = [whole, `withoutLegs: ${parts}`];
  return { usually: ways, legs: ways, disassembles: ways };
};
const flatTop = table("top 100×50×3, leg 5×5×80");
const pedestal = table("top 100×50×3, base 45×22.5×80");
const sturdy: Ways = { usually: [whole], legs: [whole, body], disassembles: [whole, caseParts] };
const inParts = (parts: string): Ways => ({
  usually: [whole, parts],
  legs: [whole],
  disassembles: [whole, parts],
});

describe.each<[type: string, ways: Ways, note: string | null]>([
  ["beds", inParts(bedParts), "Bed frames usually come apart."],
  [
    "sectionals",
    { usually: [seat, sectionalParts], legs: [seat, seatBody], disassembles: [seat, sectionalParts] },
    "Sectionals usually come apart.",
  ],
  ["three_seat_sofas", onLegs, "Sofas usually have legs that come off."],
  ["loveseats", onLegs, "Loveseats usually have legs that come off."],
  ["chaises", onLegs, "Chaises usually have legs that come off."],
  ["armchairs", onLegs, "Armchairs usually have legs that come off."],
  ["lounge_chairs", onLegs, "Lounge chairs usually have legs that come off."],
  ["wingback_chairs", { ...onLegs, usually: [seat], disassembles: [seat, seatParts] }, null],
  ["dining_tables", flatTop, "Dining tables usually have legs that come off."],
  ["round_dining_tables", pedestal, "Pedestal tables usually have legs that come off."],
  ["coffee_tables", flatTop, "Coffee tables usually have legs that come off."],
  ["round_coffee_tables", flatTop, "Coffee tables usually have legs that come off."],
  ["side_tables", flatTop, "Side tables usually have legs that come off."],
  ["console_tables", flatTop, "Console tables usually have legs that come off."],
  [
    "writing_desks",
    table("top with its drawers 100×50×8, leg 5×5×80"),
    "Desks usually have legs that come off.",
  ],
  ["wardrobes", { ...sturdy, usually: [whole, caseParts] }, "Wardrobes usually come apart."],
  ["vanities", inParts(vanityParts), "Vanities usually come apart."],
  ["dressers", sturdy, null],
  ["sideboards", sturdy, null],
  ["credenzas", sturdy, null],
  ["media_consoles", sturdy, null],
  ["bookcases", sturdy, null],
  ["cabinets", sturdy, null],
  ["bar_cabinets", sturdy, null],
  [
    "spaceships",
    { usually: [whole], legs: [whole, body], disassembles: [whole, "parts: largest part 70×35×56"] },
    null,
  ],
])("%s", (type, ways, note) => {
  test("come apart as they usually do, or as the seller says", () => {
    expect({
      usually: waysOf(type, null),
      legs: waysOf(type, "legs"),
      disassembles: waysOf(type, "disassembles"),
    }).toEqual(ways);
    expect(waysOf(type, "no")).toEqual(ways.usually.slice(0, 1));
  });

  test("are noted when they have to come apart", () => {
    const home = { doorway: { width: 5, height: 5 }, stairs: null, lift: null };
    const noted = fitVerdict(pieceOf(type, null), home).note;
    const question = note?.includes("legs") ? "whether these do" : "whether this one does";
    expect(noted).toBe(note === null ? null : `${note} Ask the seller ${question}.`);
    expect(fitVerdict(pieceOf(type, "no"), home).note).toBeNull();
  });
});

test("notes what the seller says", () => {
  const home = { doorway: { width: 5, height: 5 }, stairs: null, lift: null };
  expect(
    (["legs", "disassembles"] as const).map((says) => fitVerdict(pieceOf("loveseats", says), home).note),
  ).toEqual(["The seller says the legs come off.", "The seller says it disassembles."]);
});

describe("rugs", () => {
  const rug = { dimensions: { width: 120, depth: 96, height: 0.5 }, types: ["area_rugs"], comesApart: null };

  test.each(["area_rugs", "runners", "round_rugs"])("%s roll up along the shorter side", (type) => {
    const [flat, roll] = carryForms({ ...rug, types: [type] }).map(written);
    expect([flat, roll]).toEqual(["whole: piece 120×96×0.5", "rolled: piece 96×10.7×10.7"]);
  });

  test("are not rolled when the seller says no, and never thicker than they are long", () => {
    expect(carryForms({ ...rug, comesApart: "no" }).map(({ kind }) => kind)).toEqual(["whole"]);
    expect(waysOf("area_rugs", "legs")).toEqual([whole, "rolled: piece 80×80×80"]);
  });

  test("pass a door rolled up without a note", () => {
    const { headline, note, reasons } = fitVerdict(rug, {
      doorway: { width: 30, height: 80 },
      stairs: null,
      lift: null,
    });
    expect([headline, note, reasons[0]?.words]).toEqual([
      "Fits rolled up",
      null,
      "Rolled up: carry it upright, one end first: 10.7 × 10.7 in through a doorway of 30 × 80 in.",
    ]);
  });
});

test.each([
  ["its sides, the smallest first", "spaceships", null, [50, 80, 100]],
  ["the largest of each side of its parts", "beds", null, [4, 60, 100]],
  ["the sides of its parts, which do not tip", "sectionals", null, [38, 62, 68]],
  ["the sides without the legs", "loveseats", null, [50, 68, 100]],
  ["the sides in parts", "loveseats", "disassembles", [44, 60, 100]],
] as const)("compares with the limits of a home %s", (_what, type, comesApart, sides) => {
  expect(carriedSides(pieceOf(type, comesApart))).toEqual(sides);
});

test("compares the tipped piece when that is thinner", () => {
  const chair = { dimensions: { width: 60, depth: 36, height: 33 }, types: ["loveseats"], comesApart: null };
  const [tipped] = carryForms(chair).map(({ parts }) => parts[0].tipped);
  const straight = carriedSides({ ...chair, comesApart: "no" })[0];
  expect(straight).toBeCloseTo(tipped?.height ?? 0, 5);
  expect(straight).toBeLessThan(33);
});

test.each([["Area Rugs"], ["area-rugs"], ["AREA  RUGS"]])("knows the type %s", (type) => {
  expect(waysOf(type, null)).toHaveLength(2);
});

test("takes the first known type, and no type from JavaScript", () => {
  const piece = { ...pieceOf("constructor", null), types: ["constructor", "spaceships", "beds", "runners"] };
  expect(carryForms(piece).map(({ kind }) => kind)).toEqual(["whole", "parts"]);
});

test("reads a piece from its listing", () => {
  const dimensions = { width: 1, depth: 2, height: 3 };
  const listing = { dimensions, newSchema: { types: ["beds"] }, comesApart: "legs" };
  expect(fitPieceOf(listing as Parameters<typeof fitPieceOf>[0])).toEqual({
    dimensions,
    types: ["beds"],
    comesApart: "legs",
  });
});
