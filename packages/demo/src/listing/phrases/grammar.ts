import { hashOf, type Random } from "../../random/random.ts";

/** Values by slot; null when a slot does not apply to the piece. */
export type Facts = Readonly<Record<string, string | null>>;

/** Text and slot names in alternation, text first, with their contribution to the skeleton. */
export type Choice = {
  readonly words: readonly string[];
  readonly isPlain: boolean;
  readonly mark: number;
  /** The factor applied to the previous skeleton hash before the mark is added. */
  readonly shift: number;
};

/**
 * A line of listing text: `[this|that|]` is a set of alternatives, `{name}` a slot. Alternatives do not nest.
 * The chosen text before the slots are filled in is the sentence's skeleton.
 */
export type Line = { readonly parts: readonly (readonly Choice[])[] };

/** Words that do not make a sentence different. */
const small = new Set(["a", "and", "by", "in", "of", "on", "the", "with"]);

const prime = 0x01000193;

function choiceOf(text: string): Choice {
  const words = text.split(/\{(\w+)\}/);
  // A rolling hash over the words, so the boundaries of the alternatives do not matter.
  let [mark, shift] = [0, 1];
  for (const said of words.filter((_, index) => index % 2 === 0))
    for (const word of said.toLowerCase().split(/[^a-z]+/)) {
      if (word === "" || small.has(word)) continue;
      mark = (Math.imul(mark, prime) + hashOf(word)) | 0;
      shift = Math.imul(shift, prime);
    }
  return { words, isPlain: words.length === 1, mark, shift };
}

/** Moves a space or comma before alternatives into those that are neither punctuation nor empty. */
const spaced = (text: string) =>
  text.replaceAll(/([,;:]?) \[([^\]]*)\]/g, (given, mark: string, inside: string) => {
    const choices = inside.split("|");
    if (!choices.some((choice) => /^[,;.:]|^$/.test(choice))) return given;
    return `[${choices.map((choice) => (/^[,;.: ]|^$/.test(choice) ? choice : `${mark} ${choice}`)).join("|")}]`;
  });

const lineOf = (text: string): Line => ({
  parts: spaced(text)
    .split(/\[([^\]]*)\]/)
    .map((piece, index) => (index % 2 === 1 ? piece.split("|") : [piece]).map(choiceOf))
    .filter(([first, ...others]) => others.length > 0 || first?.words.join("") !== ""),
});

const compiled = new WeakMap<readonly string[], readonly Line[]>();

/** The parsed lines of a pool, cached. */
export function parseLines(pool: readonly string[]): readonly Line[] {
  const cached = compiled.get(pool);
  if (cached) return cached;
  const lines = pool.map(lineOf);
  compiled.set(pool, lines);
  return lines;
}

function canSay({ words, isPlain }: Choice, facts: Facts): boolean {
  if (isPlain) return true;
  for (let index = 1; index < words.length; index += 2) if (!facts[words[index] ?? ""]) return false;
  return true;
}

/**
 * Chooses the line's alternatives, appends them to `said` and returns a hash of the skeleton, with `before`
 * as the hash of the preceding text; undefined when a slot has no value.
 */
export function decide(
  { parts }: Line,
  facts: Facts,
  random: Random,
  said: Choice[],
  before = 0,
): number | undefined {
  let skeleton = before;
  for (const choices of parts) {
    const count = choices.length;
    let place = count === 1 ? 0 : random.int(0, count - 1);
    let choice = choices[place];
    for (let left = count; choice && !canSay(choice, facts); left -= 1) {
      if (left === 1) return undefined;
      place = (place + 1) % count;
      choice = choices[place];
    }
    if (!choice) continue;
    said.push(choice);
    skeleton = (Math.imul(skeleton, choice.shift) + choice.mark) | 0;
  }
  return skeleton;
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with its slots filled in and the first letter capitalized. */
export function fillSlots(said: readonly Choice[], facts: Facts): string {
  let text = "";
  for (const { words, isPlain } of said) {
    if (isPlain) text += words[0] ?? "";
    else
      for (let index = 0; index < words.length; index += 1)
        text += index % 2 === 0 ? (words[index] ?? "") : (facts[words[index] ?? ""] ?? "");
  }
  return upperFirst(text);
}

const article = /\b([Aa]) (?=[aeioAEIO]|u(?!ni|se))(?![Oo]ne|[Ee]u)/g;

/** `a oak table` → `an oak table` */
export const withArticles = (text: string) => text.replace(article, "$1n ");
