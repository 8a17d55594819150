import type { Random } from "../../random/random.ts";

/** Values by slot; null when a slot does not apply to the piece. */
export type Facts = Readonly<Record<string, string | null>>;

/** Text and slot names in alternation, text first. */
export type Choice = { readonly words: readonly string[]; readonly isPlain: boolean };

/** A line of listing text: `[this|that|]` is a set of alternatives, `{name}` a slot. Alternatives do not nest. */
export type Line = { readonly parts: readonly (readonly Choice[])[] };

function choiceOf(text: string): Choice {
  const words = text.split(/\{(\w+)\}/);
  return { words, isPlain: words.length === 1 };
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

/** Chooses one of the line's alternatives each; undefined when a slot has no value. */
export function chooseParts({ parts }: Line, facts: Facts, random: Random): Choice[] | undefined {
  const chosen: Choice[] = [];
  for (const choices of parts) {
    const possible = choices.filter((choice) => canSay(choice, facts));
    if (possible.length === 0) return undefined;
    const [only] = possible;
    const choice = possible.length === 1 ? only : possible[random.int(0, possible.length - 1)];
    if (choice) chosen.push(choice);
  }
  return chosen;
}

/** The names of the slots in the chosen parts. */
export const slotsOf = (chosen: readonly Choice[]): string[] =>
  chosen.flatMap(({ words }) => words.filter((_, index) => index % 2 === 1));

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

const article = /\b([Aa]) (?=[aeioAEIO]|u(?!ni|se)|hour)(?![Oo]ne|[Ee]u)/g;

/** `a oak table` → `an oak table` */
export const withArticles = (text: string) => text.replace(article, "$1n ");
