/** A brand with pieces for sale. */
export type CountedBrand = { name: string; slug: string; count: number; designer: boolean };

export type LetterGroup = { letter: string; brands: readonly CountedBrand[] };

/** The letter for a name, without accents; digits and symbols share one. */
function getLetter(name: string): string {
  const [first = ""] = name.normalize("NFD").toUpperCase();
  return /[A-Z]/.test(first) ? first : "0–9";
}

/** From A to Z, each letter that has any, its names in order. */
export function brandsByLetter(brands: readonly CountedBrand[]): readonly LetterGroup[] {
  const sorted = brands.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  return [...Map.groupBy(sorted, ({ name }) => getLetter(name))]
    .map(([letter, found]) => ({ letter, brands: found }))
    .toSorted((a, b) => a.letter.localeCompare(b.letter, "en"));
}
