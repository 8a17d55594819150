import type { Random } from "../random/random.ts";
import type { Subject } from "./subject.ts";
import { factsOf } from "./subject-facts.ts";
import { decorConstruction } from "./phrases/decor-construction.ts";
import { lightingConstruction } from "./phrases/lighting-construction.ts";
import { seatingConstruction } from "./phrases/seating-construction.ts";
import { storageConstruction } from "./phrases/storage-construction.ts";
import { tableConstruction } from "./phrases/table-construction.ts";
import { closingLines } from "./phrases/closing-lines.ts";
import {
  type Choice,
  decide,
  type Facts,
  fillSlots,
  type Line,
  parseLines,
  withArticles,
} from "./phrases/grammar.ts";
import { houseOpenings, privateOpenings, shopOpenings, shopSubjects } from "./phrases/opening-lines.ts";
import { materialClass, surfaceOf } from "./phrases/material-class.ts";
import { materialLines } from "./phrases/material-lines.ts";
import { conditionLines, spots } from "./phrases/condition-notes.ts";
import { provenanceLines } from "./phrases/provenance-lines.ts";
import { anyPredicates, lowSeatPredicates, predicates } from "./phrases/predicates.ts";
import { lowSeats } from "./traits.ts";
import { createPhraseHistory, type UsedPhrases, usedPhrasesOf, type PhraseHistory } from "./used-phrases.ts";

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

/** The number of attempts before a sentence is dropped rather than repeated within a type. */
const maxAttempts = 8;
/** The number of attempts for a required sentence. */
const maxAttemptsWhenRequired = 200;

type SentenceContext = {
  readonly subject: Subject;
  readonly facts: Facts;
  readonly random: Random;
  readonly used: UsedPhrases;
  /** The parts of the current sentence. */
  readonly choices: Choice[];
};

/** Of two random lines, the one this type has used less. */
function lessUsed(lines: readonly Line[], { random, used: { uses } }: SentenceContext): Line | undefined {
  const first = lines[random.int(0, lines.length - 1)];
  const second = lines[random.int(0, lines.length - 1)];
  if (!first || !second || first === second) return first;
  return (uses.get(second) ?? 0) < (uses.get(first) ?? 0) ? second : first;
}

/** A sentence from one of the lines, with one of `tails` appended if there are any. */
function sentence(
  lines: readonly Line[],
  context: SentenceContext,
  tails?: readonly Line[],
  draws = maxAttempts,
): string | undefined {
  const { facts, random, used, choices } = context;
  if (lines.length === 0) return undefined;
  for (let draw = 0; draw < draws; draw += 1) {
    choices.length = 0;
    const line = lessUsed(lines, context);
    const tail = tails && lessUsed(tails, context);
    const head = line && decide(line, facts, random, choices);
    const skeleton = tail && head !== undefined ? decide(tail, facts, random, choices, head) : head;
    if (!line || skeleton === undefined || used.skeletons.has(skeleton)) continue;
    used.skeletons.add(skeleton);
    used.uses.set(line, (used.uses.get(line) ?? 0) + 1);
    if (tail) used.uses.set(tail, (used.uses.get(tail) ?? 0) + 1);
    return fillSlots(choices, facts);
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

const backless = new Set([...lowSeats, "stools", "benches"]);
const isStool = ({ family, type }: Subject["fact"]) => family === "chair" && !type.endsWith("chairs");

function lead(context: SentenceContext): string | undefined {
  const { subject, random } = context;
  if (subject.voice === "private") return sentence(parseLines(privateOpenings), context);
  if (subject.voice === "house" && random.chance(0.7)) return sentence(parseLines(houseOpenings), context);
  if (random.chance(0.4)) return sentence(parseLines(shopOpenings), context);
  const { family, type } = subject.fact;
  const own = backless.has(type) ? lowSeatPredicates : predicates[family];
  const used = random.chance(0.4)
    ? pooled(`predicates/${family}/${own.length}`, () => [own, anyPredicates])
    : parseLines(own);
  return sentence(parseLines(shopSubjects), context, used);
}

function build(context: SentenceContext): string | undefined {
  const { subject } = context;
  const { fact, age, condition, traits } = subject;
  const pools: Readonly<Record<string, Pool | undefined>> = constructionOf[fact.family];
  const surface = surfaceOf(materialClass(fact, subject.material));
  const isUsed = condition !== "new" && condition !== "like_new";
  const keys = [
    // A stool has no back to lean on, an ottoman neither back nor arms.
    lowSeats.has(fact.type) ? "" : isStool(fact) ? "seat" : fact.family,
    fact.type,
    ...traits.has,
    subject.legs ? "legs" : "",
    subject.second ? "second" : "",
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
  return (
    sentence(first, context) ?? sentence([...any, ...own], context, undefined, maxAttemptsWhenRequired) ?? ""
  );
}

type Part = (context: SentenceContext) => string | undefined;

const orders: Readonly<Record<Subject["voice"], readonly [readonly Part[], ...(readonly Part[])[]]>> = {
  private: [
    [lead, past, build],
    [lead, build, closing],
    [lead, past, matter],
    [lead, past, build, closing],
    [lead, closing],
  ],
  shop: [
    [lead, build, past],
    [lead, past, build],
    [lead, matter, build],
    [lead, build],
    [lead, past, matter],
    [lead, build, closing],
    [lead, matter, past, closing],
    [lead, past],
  ],
  house: [
    [lead, past, build],
    [lead, matter, closing],
    [lead, build, closing],
    [lead, past, matter, closing],
  ],
};

/** Whether the text already mentions when the piece was made or bought. */
const isDated = (sentences: readonly string[], { age }: Subject) =>
  sentences.some((used) => used.includes(String(age.bought)) || (age.era !== null && /\d0s/.test(used)));

/** A description of two to four sentences and a note on the condition, without repeated sentences. */
export function writeListingText(
  subject: Subject,
  random: Random,
  history: PhraseHistory = createPhraseHistory(),
): ListingText {
  const facts = factsOf(subject, random.pick(spotsOf(subject)));
  const context = { subject, facts, random, used: usedPhrasesOf(history, subject.fact.type), choices: [] };
  const order = random.pick(orders[subject.voice]);
  const sentences: string[] = [];
  for (const part of order) {
    // The year the piece was made or bought is mentioned once.
    const instead =
      part === past && isDated(sentences, subject) ? (order.includes(matter) ? closing : matter) : part;
    const used = instead(context) ?? (part === lead ? lead(context) : undefined);
    if (used) sentences.push(used);
  }
  // A topic without unused sentences is replaced by another.
  for (const part of [build, closing, matter, past]) {
    if (sentences.length > 1 && sentences.join(" ").length > 100) break;
    const more = order.includes(part) && sentences.length > 1 ? undefined : part(context);
    if (more) sentences.push(more);
  }
  return { description: withArticles(sentences.join(" ")), conditionNotes: withArticles(note(context)) };
}
