import type { ComesApart } from "@heirloop/contract/listing/comes-apart";
import type { Random } from "../random/random.ts";

const disassembling = new Set(["beds", "sectionals", "wardrobes"]);
const onLegs = new Set(["three_seat_sofas", "loveseats", "dining_tables", "armchairs"]);

/** The seller's answer about how a piece comes apart: about one in three applicable sellers gives one. */
export function comesApartFor(type: string, random: Random): ComesApart | null {
  if (!random.chance(0.35)) return null;
  if (disassembling.has(type)) return "disassembles";
  return onLegs.has(type) ? "legs" : null;
}
