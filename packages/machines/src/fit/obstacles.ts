import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import type { Dimensions } from "@heirloop/contract/listing/listing.schema";
import type { CarriedPart } from "./carry-forms.ts";
import { carryings, type Carrying } from "./carrying.ts";
import { formatInches } from "./format-inches.ts";
import { longestAround, passageThrough, type Passage } from "./opening.ts";

/** Clearance on each side for hands and padding, in inches. */
const clearance = 0.5;

export type Obstacle = "doorway" | "stairs" | "elevator";

type Way = { carrying: Carrying; passage: Exclude<Passage, "none"> };

/** How a part passes a obstacle; `way` is null when it does not. `words` describe the result either way. */
export type Passed = { way: Way | null; tipped: boolean; words: string };

/** A length without the clearance on both sides. */
export const clear = (inches: number) => inches - 2 * clearance;

const faceOf = (box: Dimensions, { across, upright }: Carrying) => [box[across], box[upright]] as const;

/** The first way through an opening: straight ones before leaning ones. */
function wayThrough(
  box: Dimensions,
  { width, height }: { width: number; height: number },
  isRoomFor: (carrying: Carrying) => boolean = () => true,
): Way | null {
  const opening = [clear(width), clear(height)] as const;
  for (const wanted of ["straight", "leaning"] as const)
    for (const carrying of carryings)
      if (passageThrough(faceOf(box, carrying), opening) === wanted && isRoomFor(carrying))
        return { carrying, passage: wanted };
  return null;
}

/** Whether a piece in this orientation gets around a stair landing, by turning flat or moving sideways. */
function turnsOn(box: Dimensions, { across, along }: Carrying, width: number, landing: number): boolean {
  const [length, thickness] = [box[along], box[across]];
  if (length <= clear(landing) && thickness <= clear(width)) return true;
  return length <= longestAround(clear(width), clear(landing), thickness);
}

const opening = (width: number, height: number) => `${formatInches(width)} × ${formatInches(height)} in`;

/** The smallest face that a piece can turn to an opening. */
const smallestEnd = ({ width, depth, height }: Dimensions): string => {
  const [first = 0, second = 0] = [width, depth, height].toSorted((a, b) => a - b);
  return opening(first, second);
};

const describeWay = ({ carrying, passage }: Way, box: Dimensions, room: string): string => {
  const face = opening(box[carrying.across], box[carrying.upright]);
  return passage === "leaning"
    ? `${carrying.words}, leaning it over: ${face} goes through ${room} only at a slant.`
    : `${carrying.words}: ${face} through ${room}.`;
};

/** Tries the part upright, then tipped back onto its rear edge. */
function passing(
  { dimensions, tipped }: CarriedPart,
  room: string,
  wayOf: (box: Dimensions) => Way | null,
  refusal: () => string,
): Passed {
  const way = wayOf(dimensions);
  if (way !== null) return { way, tipped: false, words: describeWay(way, dimensions, room) };
  const slanted = tipped === null ? null : wayOf(tipped);
  if (tipped === null || slanted === null) return { way: null, tipped: false, words: refusal() };
  const diagonal = formatInches(Math.min(tipped.height, tipped.depth));
  return {
    way: slanted,
    tipped: true,
    words: `Tip it back and go one end first: about ${diagonal} in on the diagonal through ${room}.`,
  };
}

export function throughDoorway(part: CarriedPart, { width, height }: HomeMeasurements["doorway"]): Passed {
  const room = `a doorway of ${opening(width, height)}`;
  return passing(
    part,
    room,
    (box) => wayThrough(box, { width, height }),
    () => `Its smallest end is ${smallestEnd(part.dimensions)}, more than ${room} lets through.`,
  );
}

export function upStairs(
  part: CarriedPart,
  { width, headroom, landing }: NonNullable<HomeMeasurements["stairs"]>,
): Passed {
  const room = `stairs of ${opening(width, headroom)}`;
  const flight = { width, height: headroom };
  return passing(
    part,
    room,
    (box) =>
      wayThrough(box, flight, (carrying) => landing === null || turnsOn(box, carrying, width, landing)),
    () => {
      const straight = landing === null ? null : wayThrough(part.dimensions, flight);
      return straight === null || landing === null
        ? `Its smallest end is ${smallestEnd(part.dimensions)}, more than ${room} leave room for.`
        : `It goes up the flight, but ${formatInches(part.dimensions[straight.carrying.along])} in of length do not turn on a landing of ${formatInches(landing)} in.`;
    },
  );
}

export function intoElevator(
  part: CarriedPart,
  { width, height, depth }: NonNullable<HomeMeasurements["lift"]>,
): Passed {
  const room = `an elevator door of ${opening(width, height)}`;
  const standsIn =
    (box: Dimensions) =>
    ({ along, upright }: Carrying) =>
      passageThrough([box[along], box[upright]], [clear(depth), clear(height)]) !== "none";
  return passing(
    part,
    room,
    (box) => wayThrough(box, { width, height }, standsIn(box)),
    () => {
      const throughDoor = wayThrough(part.dimensions, { width, height });
      return throughDoor === null
        ? `Its smallest end is ${smallestEnd(part.dimensions)}, more than ${room} lets through.`
        : `It passes the door, but ${formatInches(part.dimensions[throughDoor.carrying.along])} in do not fit into an elevator ${formatInches(depth)} in deep.`;
    },
  );
}
