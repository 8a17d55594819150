/** Which words and materials a type draws on. */
export type Family =
  | "upholstered"
  | "chair"
  | "case"
  | "table"
  | "bed"
  | "rug"
  | "mirror"
  | "vessel"
  | "ornament"
  | "art"
  | "lamp"
  | "hanging";

type Range = readonly [least: number, most: number];

export type TypeFact = {
  readonly category: "furniture" | "seating" | "home_decor" | "lighting";
  readonly subCategory: string;
  /** Raw name, plural: `coffee_tables`. */
  readonly type: string;
  /** Names for one of it, lower case; the first is the plain one. */
  readonly nouns: readonly [string, ...string[]];
  readonly family: Family;
  /** Inches. */
  readonly width: Range;
  readonly depth: Range;
  readonly height: Range;
  /** As wide as deep. */
  readonly round?: boolean;
  /** Pounds. */
  readonly weight: Range;
  /** Usual asking price in dollars, from a plain one to a fine one. */
  readonly price: Range;
  readonly materials: readonly [string, ...string[]];
  /** Frame, legs, fittings. */
  readonly seconds: readonly [string, ...string[]];
  readonly rooms: readonly [string, ...string[]];
  /** Share of the catalogue. */
  readonly share: number;
};
