import type { Line } from "./text/grammar.ts";

/** What has been said of one type of piece. */
export type Said = {
  readonly skeletons: Set<number>;
  /** How often each line was used. */
  readonly uses: Map<Line, number>;
};

/** What has been said in a catalogue, by type of piece, so that it is not said again. */
export type Told = Map<string, Said>;

export const nothingTold = (): Told => new Map();

export function saidOf(told: Told, type: string): Said {
  const known = told.get(type);
  if (known) return known;
  const said: Said = { skeletons: new Set(), uses: new Map() };
  told.set(type, said);
  return said;
}
