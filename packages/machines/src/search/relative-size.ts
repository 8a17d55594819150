import type { Kind } from "./kind-vocabulary.ts";
import type { SizeRange, SizeWords } from "./size-words.ts";

/** The third of a kind's pieces with the smallest or the largest sum of these sides. */
export type RelativeSize = Pick<SizeWords, "keyword" | "words"> & {
  readonly sides: ReadonlyArray<SizeRange["field"]>;
  readonly third: "smallest" | "largest";
};

const all = ["width", "depth", "height"] as const;
const floor = ["width", "depth"] as const;
const sizes: ReadonlyArray<Pick<RelativeSize, "sides" | "third"> & { readonly names: string }> = [
  {
    sides: all,
    third: "smallest",
    names: "small|smaller|tiny|little|mini|compact|apartment[- ]sized?|space[- ]saving",
  },
  {
    sides: all,
    third: "largest",
    names: "(?:extra[- ])?large|larger|big|bigger|huge|giant|over[- ]?sized?|xl",
  },
  { sides: floor, third: "smallest", names: "narrow|slim|skinny" },
  { sides: ["width"], third: "largest", names: "wide|long" },
  { sides: ["depth"], third: "smallest", names: "shallow" },
  { sides: ["depth"], third: "largest", names: "deep" },
  { sides: ["height"], third: "smallest", names: "low|short" },
  { sides: ["height"], third: "largest", names: "tall" },
];
/** "A low-back chair" and "long legs" say nothing of the size of the whole. */
const ofPart =
  "(?![\\s-]+(?:backs?|backed|legs?|legged|arms?|armed|pile|seats?|drawers?|doors?|poster|board)\\b)";
const patterns = sizes.map(({ names, ...size }) => ({
  ...size,
  pattern: new RegExp(`(?<![\\w-])(?:${names})${ofPart}(?![\\w-])`, "i"),
}));
const forSmallHome =
  /\bfor\s+(?:an?\s+|my\s+)?(?:small|tiny|little)\s+(?:\w+\s+)?(?:apartment|flat|space|room|home|house|studio|kitchen|bedroom|office)s?\b/i;
/** What comes after these words is not the piece itself: a dresser with large drawers. */
const preposition = /\s(?:with|without|for|in|on|from|near|by|like)\s/i;

const taken = (keyword: string, match: RegExpExecArray) => ({
  keyword: `${keyword.slice(0, match.index)} ${keyword.slice(match.index + match[0].length)}`
    .replaceAll(/\s+/g, " ")
    .trim(),
  words: match[0].trim(),
});

/**
 * Extracts a size that has no number from the words of a search: a small sofa, a tall bookcase, a desk for a small
 * apartment. It is relative to the other pieces of the kind.
 */
export function relativeSizeOf(keyword: string, kind: Kind | null): RelativeSize | null {
  if (kind === null) return null;
  const home = forSmallHome.exec(keyword);
  if (home !== null) return { ...taken(keyword, home), sides: all, third: "smallest" };
  const end = preposition.exec(keyword)?.index ?? keyword.length;
  for (const { pattern, sides, third } of patterns) {
    const match = pattern.exec(keyword);
    if (match !== null && match.index < end && !kind.phrase.includes(match[0].toLowerCase()))
      return { ...taken(keyword, match), sides, third };
  }
  return null;
}
