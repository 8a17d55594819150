/** Documents with their scores, in the order in which they were added. */
export type ScoredSet = {
  readonly ids: Uint32Array;
  size: number;
  /** By id. */
  readonly scores: Float64Array;
  /** By id: one bit for each searched term that the document has; 0 if it is not in the set. */
  readonly terms: Uint32Array;
};

/** Sets for documents with ids below `capacity`, reused so that a search allocates nothing per document. */
export function createScoredSets() {
  let free: ScoredSet[] = [];
  let capacity = 0;

  return {
    reserve(needed: number): void {
      if (needed <= capacity) return;
      capacity = Math.ceil(needed * 1.25);
      free = [];
    },
    take(): ScoredSet {
      return (
        free.pop() ?? {
          ids: new Uint32Array(capacity),
          size: 0,
          scores: new Float64Array(capacity),
          terms: new Uint32Array(capacity),
        }
      );
    },
    release(set: ScoredSet): void {
      for (let at = 0; at < set.size; at += 1) set.terms[set.ids[at] ?? 0] = 0;
      set.size = 0;
      free.push(set);
    },
  };
}

export function addScore(set: ScoredSet, id: number, score: number, terms: number): void {
  const known = set.terms[id] ?? 0;
  if (known === 0) {
    set.ids[set.size] = id;
    set.size += 1;
    set.scores[id] = score;
  } else set.scores[id] = (set.scores[id] ?? 0) + score;
  set.terms[id] = known | terms;
}

/** Removes from `set` what is not in `other`, and adds the scores of the rest. */
export function intersect(set: ScoredSet, other: ScoredSet): void {
  let size = 0;
  for (let at = 0; at < set.size; at += 1) {
    const id = set.ids[at] ?? 0;
    const terms = other.terms[id] ?? 0;
    if (terms === 0) {
      set.terms[id] = 0;
      continue;
    }
    set.ids[size] = id;
    size += 1;
    set.scores[id] = (other.scores[id] ?? 0) + (set.scores[id] ?? 0);
    set.terms[id] = (set.terms[id] ?? 0) | terms;
  }
  set.size = size;
}

/** Adds everything in `other` to `set`. */
export function union(set: ScoredSet, other: ScoredSet): void {
  for (let at = 0; at < other.size; at += 1) {
    const id = other.ids[at] ?? 0;
    addScore(set, id, other.scores[id] ?? 0, other.terms[id] ?? 0);
  }
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
