import type { Random } from "../random/random.ts";
import type { Subject } from "./subject.ts";
import { factsOf } from "./subject-facts.ts";
import { closingLines } from "./phrases/closing-lines.ts";
import { conditionLines, spots } from "./phrases/condition-notes.ts";
import { decorConstruction } from "./phrases/decor-construction.ts";
import { chooseParts, fillSlots, type Line, parseLines, slotsOf, withArticles } from "./phrases/grammar.ts";
import { lightingConstruction } from "./phrases/lighting-construction.ts";
import { materialClass, surfaceOf } from "./phrases/material-class.ts";
import { materialLines } from "./phrases/material-lines.ts";
import { openingLines } from "./phrases/opening-lines.ts";
import { provenanceLines } from "./phrases/provenance-lines.ts";
import { seatingConstruction } from "./phrases/seating-construction.ts";
import { storageConstruction } from "./phrases/storage-construction.ts";
import { tableConstruction } from "./phrases/table-construction.ts";
import { lowSeats } from "./traits.ts";
import { createPhraseHistory, type PhraseHistory, type UsedPhrases, usedPhrasesOf } from "./used-phrases.ts";

export type ListingText = { readonly description: string; readonly conditionNotes: string };

type Pool = readonly string[];

const constructionOf = {
  upholstered: seatingConstruction,
  chair: seatingConstruction,
  case: storageConstruction,
  table: tableConstruction,
  bed: tableConstruction,
  rug: decorConstruction,
  mirror: decorConstruction,
  vessel: decorConstruction,
  ornament: decorConstruction,
  art: decorConstruction,
  lamp: lightingConstruction,
  hanging: lightingConstruction,
} as const;

const isPool = (pool: Pool | undefined): pool is Pool => pool !== undefined;

const tops: Readonly<Record<string, string>> = {
  wood: "wood_top",
  stone: "stone_top",
  glass: "glass_top",
};

/** The number of lines that are tried for a sentence. */
const maxAttempts = 40;

type SentenceContext = {
  readonly subject: Subject;
  /** What has not been said yet. */
  readonly facts: Record<string, string | null>;
  readonly random: Random;
  readonly used: UsedPhrases;
};

/** Slots that say the same thing. */
const topics = [
  ["width", "depth", "height", "longest", "feet", "wall", "top"],
  ["era", "Era", "decade", "old"],
  ["year", "held"],
  ["style", "Style"],
  ["brand", "Brand"],
  ["legs", "Legs"],
  ["second", "Second"],
  ["drawers", "Drawers"],
  ["weight"],
  ["town"],
  ["room"],
] as const;
const topicOf = new Map<string, readonly string[]>(
  topics.flatMap((slots) => slots.map((slot) => [slot, slots] as const)),
);

/** Of two random lines, the one this type has used less. */
function lessUsed(lines: readonly Line[], { random, used }: SentenceContext): Line | undefined {
  const first = lines[random.int(0, lines.length - 1)];
  const second = lines[random.int(0, lines.length - 1)];
  if (!first || !second || first === second) return first;
  return (used.get(second) ?? 0) < (used.get(first) ?? 0) ? second : first;
}

/** A sentence from one of the lines that says nothing for the second time. */
function sentence(lines: readonly Line[], context: SentenceContext): string | undefined {
  const { facts, random, used } = context;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const line = lessUsed(lines, context);
    const parts = line && chooseParts(line, facts, random);
    if (!line || !parts) continue;
    used.set(line, (used.get(line) ?? 0) + 1);
    const text = fillSlots(parts, facts);
    for (const slot of slotsOf(parts)) for (const said of topicOf.get(slot) ?? []) facts[said] = null;
    return text;
  }
  return undefined;
}

const together = new Map<string, readonly Line[]>();

/** The lines of several pools, cached under `name`. */
function pooled(name: string, pools: () => readonly (Pool | undefined)[]): readonly Line[] {
  const cached = together.get(name);
  if (cached) return cached;
  const lines = pools()
    .filter(isPool)
    .flatMap((pool) => parseLines(pool));
  together.set(name, lines);
  return lines;
}

const isStool = ({ family, type }: Subject["fact"]) => family === "chair" && !type.endsWith("chairs");

const lead = (context: SentenceContext) => sentence(parseLines(openingLines[context.subject.voice]), context);

function build(context: SentenceContext): string | undefined {
  const { subject } = context;
  const { fact, age, condition, traits } = subject;
  const pools: Readonly<Record<string, Pool | undefined>> = constructionOf[fact.family];
  const surface = surfaceOf(materialClass(fact, subject.material));
  const isUsed = condition !== "new" && condition !== "like_new";
  const keys = [
    // A stool has no back to lean on, an ottoman neither back nor arms; a sconce hangs from no ceiling.
    lowSeats.has(fact.type) || fact.type === "sconces" ? "" : isStool(fact) ? "seat" : fact.family,
    fact.family === "mirror" && fact.type !== "floor_mirrors" ? "mirror_hung" : "",
    fact.type,
    ...traits.has,
    subject.legs ? "legs" : "",
    // A chair's two materials have been named by then.
    subject.second && fact.family !== "chair" ? "second" : "",
    ...(fact.family === "table" ? [tops[surface] ?? ""] : []),
    ...(fact.family === "case" && surface === "wood" ? ["wood_front"] : []),
    ...(isUsed ? [`${fact.family}_used`] : []),
    ...(surface === "shade" ? ["shade"] : []),
    ...(age.era && fact.category === "lighting" ? ["rewired"] : []),
  ];
  return sentence(
    pooled(keys.join(), () => keys.map((key) => pools[key])),
    context,
  );
}

const none: Pool = [];

const matter = (context: SentenceContext) =>
  sentence(
    parseLines(materialLines[materialClass(context.subject.fact, context.subject.material)] ?? none),
    context,
  );

const youth: Readonly<Record<string, string>> = { new: "new", like_new: "recent" };

function past(context: SentenceContext): string | undefined {
  const { voice, age, condition } = context.subject;
  const kind = age.era ? "old" : (youth[condition] ?? "used");
  return sentence(parseLines(provenanceLines[`${voice}_${kind}`] ?? none), context);
}

const standing = new Set(["upholstered", "chair", "case", "table"]);

function closing(context: SentenceContext): string | undefined {
  const { voice, fact, width, weight, pickup, delivery } = context.subject;
  const measured = standing.has(fact.family)
    ? width > 34 || weight > 60
      ? "large"
      : "small"
    : fact.family === "rug"
      ? "rug"
      : fact.family === "bed"
        ? ""
        : "hung";
  const keys = [
    voice,
    context.random.chance(0.6) ? measured : "",
    pickup ? `${voice}_pickup` : "",
    delivery ? `${voice}_delivery` : "",
  ];
  return sentence(
    pooled(`closings/${keys.join()}`, () => keys.map((key) => closingLines[key])),
    context,
  );
}

function spotsOf({ fact, traits, material }: Subject): readonly [string, ...string[]] {
  const own =
    surfaceOf(materialClass(fact, material)) === "shade"
      ? "shade"
      : isStool(fact)
        ? "stool"
        : lowSeats.has(fact.type)
          ? "low_seat"
          : fact.type === "round_rugs"
            ? "round_rug"
            : fact.type === "trunks"
              ? "trunk"
              : fact.type === "bookcases"
                ? "shelves"
                : fact.family === "table" && (fact.round === true || traits.shape === "oval")
                  ? "round_table"
                  : fact.family;
  return spots[own] ?? ["back"];
}

function note(context: SentenceContext): string {
  const { condition, fact, material } = context.subject;
  const surface = surfaceOf(materialClass(fact, material));
  const any = parseLines(conditionLines[condition] ?? none);
  const own = parseLines(conditionLines[`${condition}_${surface}`] ?? none);
  // Notes specific to the material are used more often than general ones.
  const first = own.length > 0 && context.random.chance(0.62) ? own : any;
  return sentence(first, context) ?? sentence([...any, ...own], context) ?? "";
}

type Part = (context: SentenceContext) => string | undefined;

const orders: Readonly<Record<Subject["voice"], readonly [readonly Part[], ...(readonly Part[])[]]>> = {
  private: [
    [lead, past, build],
    [lead, past, build, closing],
    [lead, matter, build, closing],
    [lead, build, matter],
    [lead, past, matter, closing],
  ],
  shop: [
    [lead, matter, build],
    [lead, past, build],
    [lead, build, matter, past],
    [lead, matter, build, closing],
    [lead, past, matter, closing],
  ],
  house: [
    [lead, past, build],
    [lead, matter, build, closing],
    [lead, past, matter],
    [lead, build, closing],
  ],
};

/** A description of three or four sentences and a note on the condition. */
export function writeListingText(
  subject: Subject,
  random: Random,
  history: PhraseHistory = createPhraseHistory(),
): ListingText {
  const facts = { ...factsOf(subject, random.pick(spotsOf(subject))) };
  const context = { subject, facts, random, used: usedPhrasesOf(history, subject.fact.type) };
  const order = random.pick(orders[subject.voice]);
  const sentences = order.map((part) => part(context)).filter((text) => text !== undefined);
  // A part that had nothing to say is replaced by another.
  for (const part of [build, matter, closing, past])
    if (sentences.length < 3 && !order.includes(part))
      sentences.push(...[part(context)].filter((text) => text !== undefined));
  return { description: withArticles(sentences.join(" ")), conditionNotes: withArticles(note(context)) };
}
