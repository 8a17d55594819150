import { colorsOf } from "../catalog/materials.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import { paintOf } from "../catalog/paints.ts";
import type { Random } from "../random/random.ts";
import { partNames, shotOf, type Piece, type PiecePart } from "./pieces.ts";
import { shotKey, wallNames, type ShotAppearance, type ShotView } from "./shot-key.ts";
import type { Wear } from "./wear.ts";

/** The properties that a listing takes from the pictured piece. */
export type Appearance = {
  /** The piece's id. */
  readonly piece: string;
  readonly style: string;
  readonly material: string;
  readonly color: string;
  /** Material of the frame, the legs or the fittings; null for a piece of one material. */
  readonly second: string | null;
  /** As listed, the main one first. */
  readonly materials: readonly string[];
  /** `tapered legs`; null when they are not mentioned. */
  readonly legs: string | null;
  /** Inches. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  /** Paths of pictures, the card's first. */
  readonly images: readonly string[];
};

const legs: Record<string, string> = {
  tapered: "tapered legs",
  turned: "turned legs",
  hairpin: "hairpin legs",
  bun: "bun feet",
  block: "block feet",
  cabriole: "cabriole legs",
};

type Coat = { readonly material: string; readonly color: string };

/** Colors of a pillow or a trim that go with any other. */
const accents = new Set(["ivory", "cream", "beige", "camel", "rust", "mustard", "olive", "charcoal"]);

function oneOf<T>(random: Random, choices: readonly T[]): T | undefined {
  return choices[random.int(0, choices.length - 1)];
}

/** The materials of a part in which its type is sold, or all of them when there are none. */
function materialOf(random: Random, part: PiecePart, usual: readonly string[]): string {
  const fitting = usual.filter((name) => part.materials.includes(name));
  return oneOf(random, fitting.length > 0 ? fitting : part.materials) ?? "oak";
}

function coatOf(random: Random, part: PiecePart, usual: readonly string[], accent: boolean): Coat {
  const material = materialOf(random, part, usual);
  const colors = colorsOf(material);
  const calm = accent ? colors.filter((color) => accents.has(color)) : [];
  return { material, color: oneOf(random, calm) ?? random.pick(colors) };
}

/** No two boards or dye lots are alike: varies a paint's lightness and warmth slightly. */
function ofItsLot(random: Random, paint: string): string {
  const light = random.between(0.88, 1.1);
  const warmth = random.between(-0.035, 0.035);
  return [1 + warmth, 1, 1 - warmth].reduce((color, factor, channel) => {
    const given = Number.parseInt(paint.slice(1 + channel * 2, 3 + channel * 2), 16);
    const value = Math.min(
      250,
      Math.max(12, Math.round(given * light * factor * random.between(0.985, 1.015))),
    );
    return color + value.toString(16).padStart(2, "0");
  }, "#");
}

/** A close-up of the middle of a thin piece would show its legs and the wall. */
const isSolid = ({ size: [width = 0, depth = 0] }: Piece) => width >= 26 && depth >= 16;

/**
 * The order in which a shopper walks around a piece, the card's view first. A crop of the first view replaces
 * a missing detail.
 */
function picturesOf(piece: Piece, seen: Pick<ShotAppearance, "wall" | "colors" | "wear">): readonly string[] {
  const near: ShotView = shotOf(piece.id, "detail") || !isSolid(piece) ? "detail" : "close";
  const views: readonly ShotView[] = ["angle", "front", near, "side", "room"];
  return views.flatMap((view) => {
    const key = shotKey(piece, view, seen);
    return key === undefined ? [] : [`/pictures/${key}`];
  });
}

const clamped = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(Math.floor(most), Math.max(Math.ceil(least), Math.round(value)));

/** The piece's own size, varied by a few percent within the type's range. */
function sizeOf(random: Random, { size }: Piece, fact: TypeFact): Appearance["size"] {
  const [width = 0, depth = 0, height = 0] = size.map((inches) => inches * random.between(0.97, 1.03));
  const across = clamped(width, fact.width);
  if (!fact.round)
    return { width: across, depth: clamped(depth, fact.depth), height: clamped(height, fact.height) };
  return fact.family === "mirror" || fact.type === "wall_clocks"
    ? { width: across, depth: clamped(depth, fact.depth), height: across }
    : { width: across, depth: across, height: clamped(height, fact.height) };
}

/** What is known of a listing before its look is chosen. */
type Wish = {
  /** Preferred styles. */
  readonly wished: readonly string[];
  readonly wear: Wear;
};

const isDecade = (style: string) => /^\d/.test(style);

/** A piece from a past decade is never unused. */
export const canBeUnused = ({ styles }: Piece): boolean => !styles.every(isDecade);

const stylesOf = ({ styles }: Piece, { wear }: Wish) =>
  wear === 0 ? styles.filter((style) => !isDecade(style)) : styles;

function drawAppearance(random: Random, fact: TypeFact, piece: Piece, wish: Wish): Appearance {
  const { wished, wear } = wish;
  const { main } = piece.parts;
  if (!main) throw new Error(`${piece.id} has no main part.`);
  const styles = stylesOf(piece, wish);
  const style =
    oneOf(
      random,
      styles.filter((name) => wished.includes(name)),
    ) ??
    oneOf(random, styles) ??
    "contemporary";
  const first = coatOf(random, main, fact.materials, false);
  const coats = partNames.map((name): Coat => {
    const part = piece.parts[name];
    if (!part || name === "main") return first;
    // A frame with the same finish has the same wood; pillows and pile differ on purpose.
    if (name === "second" && part.finish === main.finish && part.finish !== "pile") return first;
    return coatOf(random, part, fact.seconds, name === "trim" || part.finish === "pile");
  });
  const lot = new Map<string, string>();
  const colors = coats.map(({ material, color }) => {
    const paint = paintOf(material, color);
    const dyed = lot.get(paint) ?? ofItsLot(random, paint);
    lot.set(paint, dyed);
    return dyed;
  });
  const wall = random.pick(wallNames);
  const second = piece.parts.second ? (coats[1]?.material ?? null) : null;
  return {
    piece: piece.id,
    style,
    ...first,
    second: second === first.material ? null : second,
    materials: second && second !== first.material ? [first.material, second] : [first.material],
    legs: legs[piece.look.legs ?? ""] ?? null,
    size: sizeOf(random, piece, fact),
    images: picturesOf(piece, { wall, colors, wear }),
  };
}

/** The number of attempts before a repeated picture is accepted. */
const tries = 24;

/**
 * How a listing shows its piece: style, materials, and colors in which none of the `pictures` shows it. Adds its own to
 * them.
 */
export function chooseAppearance(
  random: Random,
  fact: TypeFact,
  piece: Piece,
  wish: Wish,
  pictures: Set<string>,
): Appearance {
  const isShown = ({ images: [first] }: Appearance) => first !== undefined && pictures.has(first);
  let appearance = drawAppearance(random, fact, piece, wish);
  for (let left = tries; left > 0 && isShown(appearance); left -= 1)
    appearance = drawAppearance(random, fact, piece, wish);
  const [first] = appearance.images;
  if (first !== undefined) pictures.add(first);
  return appearance;
}
