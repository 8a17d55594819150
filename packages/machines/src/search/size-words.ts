import type { Kind } from "./kind-vocabulary.ts";

export type SizeRange = {
  readonly field: "width" | "depth" | "height";
  /** Inches. */
  readonly least: number;
  readonly most: number;
};

export type SizeWords = {
  /** The search without its size. */
  readonly keyword: string;
  /** The words of the size, as typed. */
  readonly words: string;
  /** One range of each list has to match. */
  readonly ranges: ReadonlyArray<readonly SizeRange[]>;
};

/** Widths of bed frames, in inches: a frame is a few inches wider than its mattress. */
const bedWidths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  twin: [36, 47.9],
  single: [36, 47.9],
  full: [48, 59.9],
  double: [48, 59.9],
  queen: [60, 73.9],
  king: [74, 100],
};
const bedSize =
  /\b(?:(?:california|cal|eastern)\s+)?(king|queen|full|double|twin|single)(?:[\s-]*sized?)?\b/i;
const rugSize =
  /\b(\d{1,2}(?:\.\d)?)\s*(?:['’]|ft|feet)?\s*(?:x|×|by)\s*(\d{1,2}(?:\.\d)?)\s*(?:['’]|ft\b|feet\b)?/i;
const sideSize =
  /\b(?:(under|below|less than|up to|at most|over|above|at least|more than)\s+)?(\d{1,3}(?:\.\d{1,2})?)[\s-]*(?:(["”″]|inch(?:es)?\b|in\b)|(['’](?!s\b)|feet\b|foot\b|ft\b))[\s-]*(wide|width|long|deep|depth|tall|high|height)?/i;

const taken = (keyword: string, match: RegExpExecArray): Pick<SizeWords, "keyword" | "words"> => ({
  keyword: `${keyword.slice(0, match.index)} ${keyword.slice(match.index + match[0].length)}`
    .replaceAll(/\s+/g, " ")
    .trim(),
  words: match[0].trim(),
});

const named = (kind: Kind | null, ...values: string[]): boolean =>
  kind?.names.some(({ value }) => values.includes(value)) === true;

function rangeOfSide(comparison: string | undefined, inches: number): [least: number, most: number] {
  if (comparison === undefined) return [inches - 3, inches + 3];
  return /under|below|less|up to|at most/i.test(comparison) ? [0, inches] : [inches, 999];
}

/** Extracts the size from the words of a search: a king-size bed, an 8x10 rug, a desk of 60 inches. */
export function sizeWordsOf(keyword: string, kind: Kind | null): SizeWords | null {
  if (named(kind, "beds")) {
    const match = bedSize.exec(keyword);
    const [least, most] = bedWidths[match?.[1]?.toLowerCase() ?? ""] ?? [];
    if (match !== null && least !== undefined && most !== undefined)
      return { ...taken(keyword, match), ranges: [[{ field: "width", least, most }]] };
  }
  if (named(kind, "rugs", "area_rugs", "runners", "round_rugs")) {
    const match = rugSize.exec(keyword);
    if (match !== null) {
      const range = (field: SizeRange["field"], feet: string | undefined): SizeRange => ({
        field,
        least: Number(feet) * 12 - 12,
        most: Number(feet) * 12 + 12,
      });
      const [, first, second] = match;
      const [width, depth] = [range("width", first), range("depth", second)];
      const [turnedWidth, turnedDepth] = [range("width", second), range("depth", first)];
      // Width and depth are near the two lengths in one order or the other: a square rug has not both lengths.
      return {
        ...taken(keyword, match),
        ranges: [
          [width, turnedWidth],
          [depth, turnedDepth],
          [width, turnedDepth],
          [turnedWidth, depth],
        ],
      };
    }
  }
  const match = sideSize.exec(keyword);
  if (match === null || kind === null) return null;
  const [, comparison, digits, , feet, side = "wide"] = match;
  const [least, most] = rangeOfSide(comparison, Number(digits) * (feet === undefined ? 1 : 12));
  const field = /deep|depth/i.test(side) ? "depth" : /tall|high|height/i.test(side) ? "height" : "width";
  return { ...taken(keyword, match), ranges: [[{ field, least, most }]] };
}
