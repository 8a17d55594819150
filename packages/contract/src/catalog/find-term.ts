import { formatLabel } from "../label/label.ts";
import { catalogKinds, termsOf, type Kind, type TermKind } from "./catalog-terms.ts";
import { editDistance } from "./edit-distance.ts";
import { termKey } from "./fold-text.ts";

const byKey = new Map<TermKind, ReadonlyMap<string, string>>();

function keysOf(kind: TermKind): ReadonlyMap<string, string> {
  const known = byKey.get(kind) ?? new Map(termsOf[kind].map((name) => [termKey(name), name]));
  byKey.set(kind, known);
  return known;
}

/** The catalog's raw name for a term as entered: `Bouclé` → `boucle`, `Coffee table` → `coffee_tables`. */
export const findTerm = (kind: TermKind, written: string): string | undefined =>
  keysOf(kind).get(termKey(written));

/** The term closest to an unknown one, for "Did you mean". */
export function findClosestTerm(kind: TermKind, written: string): string | undefined {
  const key = termKey(written);
  if (key.length < 3) return undefined;
  let closest: { name: string; distance: number } | undefined;
  for (const [known, name] of keysOf(kind)) {
    const contains = known.length > 3 && (known.includes(key) || key.includes(known));
    const distance = contains ? 1 : editDistance(known, key);
    const allowed = Math.floor(Math.max(known.length, key.length) / 3);
    if (distance <= allowed && (closest === undefined || distance < closest.distance))
      closest = { name, distance };
  }
  return closest?.name;
}

const nouns: Record<TermKind, string> = {
  category: "a category",
  subCategory: "a subcategory",
  type: "a type",
  style: "a style",
  room: "a room",
  material: "a material",
  color: "a color",
};

/** The message at a field whose text is not in the catalog. */
export function unknownTermMessage(kind: TermKind, written: string): string {
  const closest = findClosestTerm(kind, written);
  return closest === undefined
    ? `“${written}” is not ${nouns[kind]} we list. Choose one from the list.`
    : `“${written}” is not ${nouns[kind]} we list. Did you mean “${formatLabel(closest)}”?`;
}

/** The category, subcategory and type of a type's name. */
export const kindOfType = (type: string): Kind | undefined => catalogKinds.find((kind) => kind.type === type);
