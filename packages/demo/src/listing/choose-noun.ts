import type { TypeFact } from "../catalog/type-fact.ts";
import type { Random } from "../random/random.ts";
import type { Appearance } from "../shot/appearance.ts";
import { picturedPiece } from "./pictured-piece.ts";

/** Nouns that only fit some pieces of a type. */
const only: Readonly<Record<string, RegExp>> = {
  "pedestal table": /tulip|turned/,
  "framed painting": /^$/,
  "chest of drawers": /tall|campaign/,
  "display cabinet": /glazed/,
  "sectional with chaise": /track|velvet/,
  "three-seat sofa": /track|roll|slope|leather-wood/,
  "club chair": /roll|boucle|channel/,
};

/** The noun for a piece, mostly the default one. */
export function nounFor(random: Random, { nouns }: TypeFact, appearance: Appearance): string {
  const noun = random.chance(0.66) ? nouns[0] : random.pick(nouns);
  const fitting = only[noun];
  return !fitting || fitting.test(picturedPiece(appearance)?.id ?? "") ? noun : nouns[0];
}
