/** Determines the texts and materials of a type. */
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
  /** Names for one piece, lower case; the first is the default. */
  readonly nouns: readonly [string, ...string[]];
  readonly family: Family;
  /** Inches. */
  readonly width: Range;
  readonly depth: Range;
  readonly height: Range;
  /** Width and depth are equal. */
  readonly round?: boolean;
  /** Pounds. */
  readonly weight: Range;
  /** Usual asking price in dollars, from simple to fine pieces. */
  readonly price: Range;
  readonly materials: readonly [string, ...string[]];
  /** Materials of frame, legs and fittings. */
  readonly seconds: readonly [string, ...string[]];
  readonly rooms: readonly [string, ...string[]];
  /** Share of the catalog. */
  readonly share: number;
};
