import type { Kind } from "./catalog-terms.ts";
import { findTerm, kindOfType } from "./find-term.ts";

/** Names in the consign form that are not a type's singular. */
const otherNames = new Map([["sofa", "three_seat_sofas"]]);

/** The catalog's kind for a piece of the consign form. */
export function kindOfConsignment(kind: string): Kind {
  const type = otherNames.get(kind) ?? findTerm("type", kind) ?? "other_furniture";
  return kindOfType(type) ?? { category: "furniture", subCategory: "other", type: "other_furniture" };
}
