import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { type Cents, cents } from "@heirloop/contract/money/money.schema";
import { keywordOf } from "@heirloop/contract/search/keyword";

export type PriceRange = { minPrice?: Cents; maxPrice?: Cents };

/** Dollars as people type them: $500, 1,000, 1.5k, 500 dollars. */
const amount = (name: string) =>
  String.raw`(?<${name}Sign>\$)?\s?(?<${name}>\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d{1,2})?)(?<${name}K>k\b)?(?<${name}Unit>\s?(?:dollars|bucks|usd)\b)?`;
/** A longer number, or one with another unit, is not a price. */
const noPrice = String.raw`(?![\d,.]*\d|\s?(?:["”″'’%]|(?:in|inch|inches|ft|foot|feet|cm|mm|m|lbs?|pounds?|kg|years?|yrs?|yo|drawers?|doors?|seats?|seaters?|pieces?|pc|x|by)\b))`;
/** Words that introduce a price and are dropped with it: "a sofa for under $500". */
const before = String.raw`(?:\b(?:for|at|priced|costing|costs?|prices?)\s+)*`;

const range = new RegExp(
  String.raw`${before}(?<between>between\s+|from\s+)?${amount("low")}\s*(?:-|–|—|to|and)\s*${amount("high")}${noPrice}`,
  "iu",
);
const most = new RegExp(
  String.raw`${before}(?<words>\b(?:under|below|less\s+than|cheaper\s+than|up\s+to|at\s+most|no\s+more\s+than|max(?:imum)?(?:\s+price)?(?:\s+of)?)\s+|<=?\s*)${amount("high")}${noPrice}(?:\s+or\s+(?:less|under))?`,
  "iu",
);
const least = new RegExp(
  String.raw`${before}(?<words>\b(?:over|above|more\s+than|at\s+least|starting\s+at|min(?:imum)?(?:\s+price)?(?:\s+of)?)\s+|>=?\s*)${amount("low")}${noPrice}(?:\s+or\s+(?:more|over))?`,
  "iu",
);
const orLess = new RegExp(
  String.raw`${before}${amount("high")}\s+(?:or|and)\s+(?:less|under|below|cheaper)\b`,
  "iu",
);
const orMore = new RegExp(
  String.raw`${before}${amount("low")}(?:\s+(?:or|and)\s+(?:more|over|above|up)\b|\+)`,
  "iu",
);
/** An amount of dollars alone, which people type for what they want to spend: "desk $200". */
const budget = new RegExp(
  String.raw`${before}(?=\$|[\d,.]+k?\s?(?:dollars|bucks|usd)\b)${amount("high")}(?![\p{L}\d])${noPrice}`,
  "iu",
);

type Groups = Readonly<Record<string, string | undefined>>;

function centsFrom(groups: Groups, name: string): Cents | undefined {
  const digits = groups[name];
  if (digits === undefined) return undefined;
  const dollars = Number(digits.replaceAll(",", "")) * (groups[`${name}K`] === undefined ? 1 : 1_000);
  return dollars > 0 && dollars * 100 <= constants.highestPrice
    ? cents(Math.round(dollars * 100))
    : undefined;
}

const isMoney = (groups: Groups, name: string) =>
  groups[`${name}Sign`] !== undefined || groups[`${name}Unit`] !== undefined;

/**
 * `1960` to `1970` are years unless dollars are mentioned; two bare numbers are a price only after "between".
 */
function rangeFrom(groups: Groups): PriceRange | null {
  const [low, high] = [centsFrom(groups, "low"), centsFrom(groups, "high")];
  if (low === undefined || high === undefined) return null;
  const said = isMoney(groups, "low") || isMoney(groups, "high");
  const areYears = [low, high].every((cents) => cents >= 1700_00 && cents <= 2100_00);
  if (!said && (areYears || groups["between"]?.toLowerCase().trim() !== "between")) return null;
  return low <= high ? { minPrice: low, maxPrice: high } : { minPrice: high, maxPrice: low };
}

function parseMaximum(groups: Groups): PriceRange | null {
  const maxPrice = centsFrom(groups, "high");
  return maxPrice === undefined ? null : { maxPrice };
}

const readers: ReadonlyArray<readonly [RegExp, (groups: Groups) => PriceRange | null]> = [
  [range, rangeFrom],
  [most, parseMaximum],
  [
    least,
    (groups) => {
      const minPrice = centsFrom(groups, "low");
      return minPrice === undefined ? null : { minPrice };
    },
  ],
  [
    orLess,
    (groups) => {
      const maxPrice = centsFrom(groups, "high");
      return maxPrice === undefined || !isMoney(groups, "high") ? null : { maxPrice };
    },
  ],
  [
    orMore,
    (groups) => {
      const minPrice = centsFrom(groups, "low");
      return minPrice === undefined || !isMoney(groups, "low") ? null : { minPrice };
    },
  ],
];

/**
 * Extracts the price from the words of a search: "sofa under $500" and "sofa $500" search for a sofa for at most
 * $500.
 */
export function parsePriceWords(typed: string): PriceRange & { keyword: string } {
  let keyword = typed;
  const found: PriceRange = {};
  const parseWith = (pattern: RegExp, read: (groups: Groups) => PriceRange | null): void => {
    const match = pattern.exec(keyword);
    const said = match === null ? null : read(match.groups ?? {});
    if (match === null || said === null) return;
    Object.assign(found, { ...said, ...found });
    keyword = `${keyword.slice(0, match.index)} ${keyword.slice(match.index + match[0].length)}`;
  };
  for (const [pattern, read] of readers) parseWith(pattern, read);
  // Next to a price with words, another amount is part of something that was not understood.
  if (Object.keys(found).length === 0) parseWith(budget, parseMaximum);
  return { ...found, keyword: keyword.replaceAll(/\s+/g, " ").trim() };
}

const tighter = (pick: (...values: number[]) => number, ...values: Array<Cents | undefined>) => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : cents(pick(...known));
};

/** The same search with the typed price as a filter. */
export function withPriceOfWords<Query extends Pick<ListingQuery, "keyword" | "minPrice" | "maxPrice">>(
  query: Query,
): Query {
  const { keyword, minPrice, maxPrice } = parsePriceWords(query.keyword ?? "");
  if (minPrice === undefined && maxPrice === undefined) return query;
  return {
    ...query,
    keyword: keywordOf(keyword),
    minPrice: tighter(Math.max, query.minPrice, minPrice),
    maxPrice: tighter(Math.min, query.maxPrice, maxPrice),
  };
}
