import { editDistance } from "../catalog/edit-distance.ts";

/** The key that is one or two letters away, for a brand that was probably misspelled. */
export function findSimilarBrand(key: string, approved: readonly string[]): string | null {
  const allowed = key.length > 8 ? 2 : 1;
  let similar: { key: string; distance: number } | null = null;
  for (const other of approved) {
    if (key.length < 4 || Math.abs(other.length - key.length) > allowed) continue;
    const distance = editDistance(key, other);
    if (distance <= allowed && (similar === null || distance < similar.distance))
      similar = { key: other, distance };
  }
  return similar?.key ?? null;
}
