import type { Home } from "@heirloop/contract/home/home.schema";
import type { Dimensions } from "@heirloop/contract/listing/listing.schema";
import { carryings, type Carrying } from "./carrying.ts";
import { longestAround, passageThrough, type Passage } from "./opening.ts";

/** Air on each side for hands and padding, in inches. */
export const air = 0.5;

/** What lies in a piece's way. */
export type Hurdle = "doorway" | "stairs" | "lift";

export type FitVerdict = {
  /** `tight`: it passes, but leaning, or only one way round that takes some care. */
  fits: "yes" | "tight" | "no";
  /** One line: what to expect. */
  headline: string;
  /** A line for each hurdle, with measurements: which way round it goes, or why it does not. */
  reasons: ReadonlyArray<{ hurdle: Hurdle; passes: boolean; words: string }>;
};

type Way = { carrying: Carrying; passage: Exclude<Passage, "none"> };

const clear = (inches: number) => inches - 2 * air;

/** `34`, `34½`, `31.2`. */
export function inInches(inches: number): string {
  const rounded = Math.round(inches * 10) / 10;
  return Number.isInteger(rounded - 0.5) ? `${Math.floor(rounded) || ""}½` : String(rounded);
}

const faceOf = (piece: Dimensions, { across, upright }: Carrying) => [piece[across], piece[upright]] as const;

/** The first way through an opening that there is: straight ones before those in which it leans. */
function wayThrough(
  piece: Dimensions,
  { width, height }: { width: number; height: number },
  isRoomFor: (carrying: Carrying) => boolean = () => true,
): Way | null {
  const opening = [clear(width), clear(height)] as const;
  for (const wanted of ["straight", "leaning"] as const)
    for (const carrying of carryings)
      if (passageThrough(faceOf(piece, carrying), opening) === wanted && isRoomFor(carrying))
        return { carrying, passage: wanted };
  return null;
}

/** Whether a piece carried like this comes around a landing of a stair: turning flat, or moved sideways without turning. */
function turnsOn(piece: Dimensions, { across, along }: Carrying, width: number, landing: number): boolean {
  const [length, thickness] = [piece[along], piece[across]];
  if (length <= clear(landing) && thickness <= clear(width)) return true;
  return length <= longestAround(clear(width), clear(landing), thickness);
}

const wayWords = ({ carrying, passage }: Way, piece: Dimensions, room: string): string => {
  const face = `${inInches(piece[carrying.across])} × ${inInches(piece[carrying.upright])} in`;
  return passage === "leaning"
    ? `${carrying.words}, leaning it over: ${face} goes through ${room} only at a slant.`
    : `${carrying.words}: ${face} through ${room}.`;
};

const opening = (width: number, height: number) => `${inInches(width)} × ${inInches(height)} in`;

/** The smallest end that a piece can turn to an opening. */
const smallestFace = ({ width, depth, height }: Dimensions): string => {
  const [first = 0, second = 0] = [width, depth, height].toSorted((a, b) => a - b);
  return `${inInches(first)} × ${inInches(second)} in`;
};

type Passed = { way: Way | null; words: string };

function throughDoorway(piece: Dimensions, { width, height }: Home["doorway"]): Passed {
  const way = wayThrough(piece, { width, height });
  const room = `a doorway of ${opening(width, height)}`;
  return {
    way,
    words:
      way === null
        ? `Its smallest end is ${smallestFace(piece)}, more than ${room} lets through.`
        : wayWords(way, piece, room),
  };
}

function upStairs(piece: Dimensions, { width, headroom, landing }: NonNullable<Home["stairs"]>): Passed {
  const way = wayThrough(
    piece,
    { width, height: headroom },
    (carrying) => landing === null || turnsOn(piece, carrying, width, landing),
  );
  const room = `stairs of ${opening(width, headroom)}`;
  if (way !== null) return { way, words: wayWords(way, piece, room) };
  const straight = landing === null ? null : wayThrough(piece, { width, height: headroom });
  return {
    way,
    words:
      straight === null || landing === null
        ? `Its smallest end is ${smallestFace(piece)}, more than ${room} leave room for.`
        : `It goes up the flight, but ${inInches(piece[straight.carrying.along])} in of length do not turn on a landing of ${inInches(landing)} in.`,
  };
}

function intoLift(piece: Dimensions, { width, height, depth }: NonNullable<Home["lift"]>): Passed {
  const standsIn = ({ along, upright }: Carrying) =>
    passageThrough([piece[along], piece[upright]], [clear(depth), clear(height)]) !== "none";
  const way = wayThrough(piece, { width, height }, standsIn);
  const room = `a lift door of ${opening(width, height)}`;
  if (way !== null) return { way, words: wayWords(way, piece, room) };
  const throughDoor = wayThrough(piece, { width, height });
  return {
    way,
    words:
      throughDoor === null
        ? `Its smallest end is ${smallestFace(piece)}, more than ${room} lets through.`
        : `It passes the door, but ${inInches(piece[throughDoor.carrying.along])} in do not fit into a lift ${inInches(depth)} in deep.`,
  };
}

/**
 * Whether a piece gets into a home, and how (docs/product.md §11): it has to pass the doorway, and, where there are any, the lift or the
 * stairs. Inches. It takes the piece for a box, so what really stands there may have a little more room than is said.
 */
export function fitVerdict(piece: Dimensions, home: Home): FitVerdict {
  const doorway = throughDoorway(piece, home.doorway);
  const lift = home.lift === null ? null : intoLift(piece, home.lift);
  const stairs = home.stairs === null ? null : upStairs(piece, home.stairs);
  const up = [lift, stairs].filter((passed) => passed !== null);
  const best = up.find(({ way }) => way?.passage === "straight") ?? up.find(({ way }) => way !== null);
  const passes = doorway.way !== null && (up.length === 0 || best !== undefined);
  const leans = doorway.way?.passage === "leaning" || best?.way?.passage === "leaning";
  const reasons = (
    [
      ["doorway", doorway],
      ["lift", lift],
      ["stairs", stairs],
    ] as const
  ).flatMap(([hurdle, passed]) =>
    passed === null ? [] : [{ hurdle, passes: passed.way !== null, words: passed.words }],
  );
  if (!passes) return { fits: "no", headline: "It will not fit", reasons };
  const byStairs = lift?.way === null && up.length > 1;
  const byLift = stairs?.way === null && up.length > 1;
  const headline = leans
    ? "It fits, at a slant"
    : byStairs
      ? "It fits, by the stairs"
      : byLift
        ? "It fits, by the lift"
        : "It fits";
  return { fits: leans ? "tight" : "yes", headline, reasons };
}
