import type { TypeFact } from "../catalog/type-fact.ts";
import type { Random } from "../random/random.ts";
import type { Look } from "../shot/look.ts";
import { pieceShown } from "./piece-shown.ts";

/** Nouns that only fit some pieces of a type. */
const only: Readonly<Record<string, RegExp>> = {
  "pedestal table": /tulip|turned/,
  "framed painting": /^$/,
  "chest of drawers": /tall|campaign/,
  "display cabinet": /glazed/,
  "three-seat sofa": /track|roll|slope|leather-wood/,
  "club chair": /roll|boucle|channel/,
};

/** The noun for a piece, mostly the default one. */
export function nounFor(random: Random, { nouns }: TypeFact, look: Look): string {
  const noun = random.chance(0.66) ? nouns[0] : random.pick(nouns);
  const fitting = only[noun];
  return !fitting || fitting.test(pieceShown(look)?.id ?? "") ? noun : nouns[0];
}
