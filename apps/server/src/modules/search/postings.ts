import { growArray } from "./grow-array.ts";

/** Bits of an entry for how often a term occurs; more often counts as 31 times. */
const countBits = 5;
export const mostOccurrences = 2 ** countBits - 1;

const createEntries = (length: number) => new Uint32Array(length);

export const idOf = (entry: number): number => entry >>> countBits;
export const occurrencesOf = (entry: number): number => entry & mostOccurrences;

/** The documents with a term in one field, by id, in four bytes each. */
export type Postings = {
  /** Adds one more occurrence. */
  add(id: number): void;
  remove(id: number): void;
  has(id: number): boolean;
  /** The first {@link size} are valid; read them with {@link idOf} and {@link occurrencesOf}. */
  entries(): Uint32Array;
  size(): number;
};

export function createPostings(): Postings {
  let entries = createEntries(0);
  let size = 0;

  /** Returns how many entries have a lower id. */
  function placeOf(id: number): number {
    if (isAt(size - 1, id)) return size - 1;
    let before = 0;
    let after = size;
    while (before < after) {
      const middle = (before + after) >> 1;
      if (idOf(entries[middle] ?? 0) < id) before = middle + 1;
      else after = middle;
    }
    return before;
  }
  const isAt = (place: number, id: number): boolean =>
    place >= 0 && place < size && idOf(entries[place] ?? 0) === id;

  return {
    add(id) {
      // Documents are mostly added in the order of their ids.
      const isLast = size === 0 || idOf(entries[size - 1] ?? 0) < id;
      const place = isLast ? size : placeOf(id);
      if (isAt(place, id)) {
        const entry = entries[place] ?? 0;
        if (occurrencesOf(entry) < mostOccurrences) entries[place] = entry + 1;
        return;
      }
      entries = growArray(entries, size + 1, createEntries);
      if (place < size) entries.copyWithin(place + 1, place, size);
      entries[place] = (id << countBits) | 1;
      size += 1;
    },
    remove(id) {
      const place = placeOf(id);
      if (!isAt(place, id)) return;
      entries.copyWithin(place, place + 1, size);
      size -= 1;
    },
    has: (id) => isAt(placeOf(id), id),
    entries: () => entries,
    size: () => size,
  };
}
