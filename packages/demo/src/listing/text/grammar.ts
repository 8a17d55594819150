import { hashOf, type Random } from "../../random/random.ts";

/** What a piece may say of itself; null where it has nothing of the kind. */
export type Facts = Readonly<Record<string, string | null>>;

/** Words and the names of facts by turns, words first; and what the words add to the skeleton. */
export type Choice = {
  readonly words: readonly string[];
  readonly isPlain: boolean;
  readonly mark: number;
  /** What a skeleton so far is multiplied with before the mark is added. */
  readonly shift: number;
};

/**
 * A line of the catalogue's prose: `[this|that|]` is one of its alternatives, `{name}` a fact. Alternatives
 * do not nest. What the alternatives leave, before the facts are filled in, is the sentence's skeleton.
 */
export type Line = { readonly parts: readonly (readonly Choice[])[] };

/** Words that make no sentence another one. */
const small = new Set(["a", "and", "by", "in", "of", "on", "the", "with"]);

const prime = 0x01000193;

function choiceOf(text: string): Choice {
  const words = text.split(/\{(\w+)\}/);
  // A rolling hash over the words, so that it is all one where the alternatives begin and end.
  let [mark, shift] = [0, 1];
  for (const said of words.filter((_, index) => index % 2 === 0))
    for (const word of said.toLowerCase().split(/[^a-z]+/)) {
      if (word === "" || small.has(word)) continue;
      mark = (Math.imul(mark, prime) + hashOf(word)) | 0;
      shift = Math.imul(shift, prime);
    }
  return { words, isPlain: words.length === 1, mark, shift };
}

/** A space or comma before alternatives goes to those of them that are no punctuation and not empty. */
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

/** The pool's lines taken apart, once. */
export function linesOf(pool: readonly string[]): readonly Line[] {
  const known = compiled.get(pool);
  if (known) return known;
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
 * Decides the line's alternatives, adds them to `said` and gives a number that stands for the skeleton,
 * `before` standing for what precedes it; undefined where a fact is wanting.
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

/** The words with their facts filled in, a capital in front. */
export function filled(said: readonly Choice[], facts: Facts): string {
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
