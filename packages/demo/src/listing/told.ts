import type { Line } from "./text/grammar.ts";

/** The texts used for one type of piece. */
export type Said = {
  readonly skeletons: Set<number>;
  /** How often each line was used. */
  readonly uses: Map<Line, number>;
};

/** The texts used in a catalog by type of piece, to avoid repeats. */
export type Told = Map<string, Said>;

export const nothingTold = (): Told => new Map();

export function saidOf(told: Told, type: string): Said {
  const known = told.get(type);
  if (known) return known;
  const said: Said = { skeletons: new Set(), uses: new Map() };
  told.set(type, said);
  return said;
}
