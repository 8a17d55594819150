import { formatLabel } from "@heirloop/contract/label/label";
import { kindAliases, narrowerKinds, unspecificKinds } from "./kind-names.ts";
import { searchTerms, termOf, wordsOf } from "./search-terms.ts";

export type KindFacet = "types" | "subCategories" | "categories";
export type KindName = { readonly facet: KindFacet; readonly value: string };

/** The kind of piece that a search names. */
export type Kind = {
  /** Alternatives: any of these. */
  readonly names: readonly KindName[];
  /** The terms that named it, as in the search. */
  readonly phrase: readonly string[];
  /** The catalog's own terms for it, or for what it belongs to, when the search used others. */
  readonly labels: ReadonlyArray<readonly string[]>;
  /** It is narrower than the names, so a piece's own name has to say it. */
  readonly isNarrower?: boolean;
};

export type KindVocabulary = { kindOf(keyword: string): Kind | null };

type Entry = (Pick<Kind, "labels" | "isNarrower"> & { readonly names: KindName[] }) | null;

const labelTerms = (raw: string): string[] => searchTerms(formatLabel(raw));

const unspecificTerms = new Set([...unspecificKinds].map((name) => labelTerms(name).join(" ")));

/** "A dresser with a mirror" is a dresser: words after a preposition do not say what the piece is. */
const prepositions = new Set(["with", "without", "for", "in", "on", "from", "near", "by", "like"]);

function segmentsOf(keyword: string): string[][] {
  const segments: string[][] = [[]];
  for (const word of wordsOf(keyword).slice(0, 12)) {
    if (prepositions.has(word.toLowerCase())) segments.push([]);
    else segments.at(-1)?.push(word);
  }
  return segments.map((words) => (words.length === 0 ? [] : searchTerms(words.join(" "))));
}

/**
 * Finds the words of a search that name a kind of piece. The longest phrase wins ("side table" before
 * "table"), and the last of several is the kind ("desk lamp"). Styles and brands are included so that "art
 * deco" does not match art.
 */
export function createKindVocabulary(
  catalog: Readonly<Record<KindFacet, readonly string[]>>,
  others: readonly string[],
): KindVocabulary {
  const entries = new Map<string, Entry>();
  let longest = 1;

  function put(terms: readonly string[], entry: Entry): void {
    if (terms.length === 0) return;
    const key = terms.join(" ");
    const known = entries.get(key);
    longest = Math.max(longest, terms.length);
    if (known === undefined || known === null || entry === null) entries.set(key, known ?? entry);
    else
      entries.set(key, {
        names: [...known.names, ...entry.names],
        labels: [...known.labels, ...entry.labels],
      });
  }

  const all = (["types", "subCategories", "categories"] as const).flatMap((facet) =>
    catalog[facet].map((value): KindName => ({ facet, value })),
  );
  for (const name of all) {
    // "Plants and stands" covers two kinds and names neither.
    if (unspecificKinds.has(name.value) || /[_\s]and[_\s]/.test(name.value)) continue;
    const terms = labelTerms(name.value);
    put(terms, { names: [name], labels: [] });
    // "Table" names every kind of table.
    if (name.facet === "types")
      for (let from = 1; from < terms.length; from += 1) {
        const ending = terms.slice(from);
        // "Furniture" is more than the type "Other furniture".
        if (!unspecificTerms.has(ending.join(" "))) put(ending, { names: [name], labels: [] });
      }
  }
  function putName(
    name: string,
    targets: readonly string[],
    more: Pick<Kind, "labels" | "isNarrower">,
  ): void {
    const names = targets.flatMap((target) => {
      const exact = all.filter(({ value }) => value === target);
      return exact.slice(0, 1);
    });
    const terms = searchTerms(name);
    if (names.length > 0) entries.set(terms.join(" "), { names, ...more });
    if (names.length > 0) longest = Math.max(longest, terms.length);
  }
  for (const [alias, targets] of Object.entries(kindAliases))
    putName(alias, targets, { labels: targets.map(labelTerms) });
  for (const [name, targets] of Object.entries(narrowerKinds))
    putName(name, targets, { labels: targets.map(labelTerms), isNarrower: true });
  for (const other of others) {
    const terms = wordsOf(formatLabel(other)).map(termOf);
    if (terms.length > 1) put(terms, null);
  }

  function lastKind(terms: readonly string[]): Kind | null {
    let kind: Kind | null = null;
    for (let at = 0; at < terms.length;) {
      let length = Math.min(longest, terms.length - at);
      while (length > 1 && !entries.has(terms.slice(at, at + length).join(" "))) length -= 1;
      const phrase = terms.slice(at, at + length);
      const entry = entries.get(phrase.join(" "));
      if (entry) kind = { ...entry, phrase };
      at += length;
    }
    return kind;
  }

  return {
    kindOf(keyword) {
      for (const terms of segmentsOf(keyword)) {
        const kind = lastKind(terms);
        if (kind !== null) return kind;
      }
      return null;
    },
  };
}
