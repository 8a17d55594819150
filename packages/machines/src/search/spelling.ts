import { isFiller } from "./search-terms.ts";

/** The shortest words, in letters, in which one or two typos are allowed. */
export const typoLengths = { one: 4, two: 8 };

/** The number of typos allowed; numbers have to match exactly. */
export const typosAllowed = (term: string): number =>
  /\d/.test(term) || term.length < typoLengths.one ? 0 : term.length < typoLengths.two ? 1 : 2;

/**
 * The number of typos between two words, counting two swapped neighbors as one. Above `most` the result is
 * only a lower bound.
 */
export function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let typos = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        typos = Math.min(typos, (before[column - 2] ?? 0) + 1);
      next.push(typos);
      least = Math.min(least, typos);
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? most + 1;
}

/** Brands made these spellings common: lite for light, nite for night. */
const unbranded = (term: string): string => term.replaceAll(/([ln])ite/g, "$1ight");

/** The typos of a term; a brand's spelling counts as one. */
function typosOf(term: string, candidate: string, most: number): number {
  const typos = typosBetween(term, candidate, most);
  const other = unbranded(term);
  return other === term ? typos : Math.min(typos, 1 + typosBetween(other, candidate, most - 1));
}

/**
 * Whether a term may begin with a typo. Hardly anyone mistypes the first letter, and short words that differ in it
 * mean something else: a rack is no back. Two swapped letters are a typo anywhere.
 */
const mayBegin = (term: string, candidate: string, most: number): boolean =>
  most > 1 || candidate[0] === term[0] || (candidate[0] === term[1] && candidate[1] === term[0]);

/** Terms spelled right that are a typo away from furniture's: a wine rack is no wire rack, a barn no bar. */
const otherThings = new Set(
  "armor baby bake barn bass bath bead bear boat bull bunk cafe cage cake canoe card castle cave chart cheese chess choir church deck electric fence fish flour fork glove golf grill harp hose horse jewel lace lamb oven pant party phone pipe pizza poet pool print rocket roof root ship shoe sink site slate soda spade spoon sport tank tiger tire tool train tree truck violin warehouse wine".split(
    " ",
  ),
);

/** The most likely known term, or null: few typos first, then the same first letter, then the most uses. */
export function closestTerm(term: string, known: ReadonlyMap<string, number>): string | null {
  const most = typosAllowed(term);
  if (most === 0 || (otherThings.has(term) && !known.has(term))) return null;
  let best: { term: string; cost: number; used: number } | null = null;
  for (const [candidate, used] of known) {
    if (candidate.length < 3 || isFiller(candidate) || !mayBegin(term, candidate, most)) continue;
    const typos = typosOf(term, candidate, most);
    if (typos > most) continue;
    const cost = typos + (candidate[0] === term[0] ? 0 : 0.5);
    if (best === null || cost < best.cost || (cost === best.cost && used > best.used))
      best = { term: candidate, cost, used };
  }
  return best?.term ?? null;
}
