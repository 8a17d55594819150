import type { Random } from "../random/random.ts";
import type { Subject } from "./subject.ts";
import { factsOf } from "./subject-facts.ts";
import { decorBuilds } from "./text/builds-decor.ts";
import { lightBuilds } from "./text/builds-lights.ts";
import { seatingBuilds } from "./text/builds-seating.ts";
import { storageBuilds } from "./text/builds-storage.ts";
import { tableBuilds } from "./text/builds-tables.ts";
import { closings } from "./text/closings.ts";
import { type Choice, decide, type Facts, filled, type Line, linesOf, withArticles } from "./text/grammar.ts";
import { houseLeads, privateLeads, shopLeads, shopSubjects } from "./text/leads.ts";
import { materialClass, surfaceOf } from "./text/material-class.ts";
import { matters } from "./text/matters.ts";
import { notes, spots } from "./text/notes.ts";
import { pasts } from "./text/pasts.ts";
import { anyPredicates, lowSeatPredicates, predicates } from "./text/predicates.ts";
import { nothingTold, type Said, saidOf, type Told } from "./told.ts";

export type Wording = { readonly description: string; readonly conditionNotes: string };

type Pool = readonly string[];

const buildsOf = {
  upholstered: seatingBuilds,
  chair: seatingBuilds,
  case: storageBuilds,
  table: tableBuilds,
  bed: tableBuilds,
  rug: decorBuilds,
  mirror: decorBuilds,
  vessel: decorBuilds,
  ornament: decorBuilds,
  art: decorBuilds,
  lamp: lightBuilds,
  hanging: lightBuilds,
} as const;

const isPool = (pool: Pool | undefined): pool is Pool => pool !== undefined;

const tops: Readonly<Record<string, string>> = {
  wood: "wood_top",
  stone: "stone_top",
  glass: "glass_top",
};

/** The number of attempts before a sentence is dropped rather than repeated within a type. */
const patience = 8;
/** The number of attempts for a required sentence. */
const thorough = 200;

type Telling = {
  readonly subject: Subject;
  readonly facts: Facts;
  readonly random: Random;
  readonly said: Said;
  /** The parts of the current sentence. */
  readonly choices: Choice[];
};

/** Of two random lines, the one this type has used less. */
function lessHeard(lines: readonly Line[], { random, said: { uses } }: Telling): Line | undefined {
  const first = lines[random.int(0, lines.length - 1)];
  const second = lines[random.int(0, lines.length - 1)];
  if (!first || !second || first === second) return first;
  return (uses.get(second) ?? 0) < (uses.get(first) ?? 0) ? second : first;
}

/** A sentence from one of the lines, with one of `tails` appended if there are any. */
function sentence(
  lines: readonly Line[],
  telling: Telling,
  tails?: readonly Line[],
  draws = patience,
): string | undefined {
  const { facts, random, said, choices } = telling;
  if (lines.length === 0) return undefined;
  for (let draw = 0; draw < draws; draw += 1) {
    choices.length = 0;
    const line = lessHeard(lines, telling);
    const tail = tails && lessHeard(tails, telling);
    const head = line && decide(line, facts, random, choices);
    const skeleton = tail && head !== undefined ? decide(tail, facts, random, choices, head) : head;
    if (!line || skeleton === undefined || said.skeletons.has(skeleton)) continue;
    said.skeletons.add(skeleton);
    said.uses.set(line, (said.uses.get(line) ?? 0) + 1);
    if (tail) said.uses.set(tail, (said.uses.get(tail) ?? 0) + 1);
    return filled(choices, facts);
  }
  return undefined;
}

const together = new Map<string, readonly Line[]>();

/** The lines of several pools, cached under `name`. */
function pooled(name: string, pools: () => readonly (Pool | undefined)[]): readonly Line[] {
  const known = together.get(name);
  if (known) return known;
  const lines = pools()
    .filter(isPool)
    .flatMap((pool) => linesOf(pool));
  together.set(name, lines);
  return lines;
}

const lowSeats = new Set(["ottomans", "poufs"]);
const backless = new Set([...lowSeats, "stools", "benches"]);
const isStool = ({ family, type }: Subject["fact"]) => family === "chair" && !type.endsWith("chairs");

function lead(telling: Telling): string | undefined {
  const { subject, random } = telling;
  if (subject.voice === "private") return sentence(linesOf(privateLeads), telling);
  if (subject.voice === "house" && random.chance(0.7)) return sentence(linesOf(houseLeads), telling);
  if (random.chance(0.4)) return sentence(linesOf(shopLeads), telling);
  const { family, type } = subject.fact;
  const own = backless.has(type) ? lowSeatPredicates : predicates[family];
  const said = random.chance(0.4)
    ? pooled(`predicates/${family}/${own.length}`, () => [own, anyPredicates])
    : linesOf(own);
  return sentence(linesOf(shopSubjects), telling, said);
}

function build(telling: Telling): string | undefined {
  const { subject } = telling;
  const { fact, age, condition, traits } = subject;
  const pools: Readonly<Record<string, Pool | undefined>> = buildsOf[fact.family];
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
    telling,
  );
}

const none: Pool = [];

const matter = (telling: Telling) =>
  sentence(linesOf(matters[materialClass(telling.subject.fact, telling.subject.material)] ?? none), telling);

const youth: Readonly<Record<string, string>> = { new: "new", like_new: "recent" };

function past(telling: Telling): string | undefined {
  const { voice, age, condition } = telling.subject;
  const kind = age.era ? "old" : (youth[condition] ?? "used");
  return sentence(linesOf(pasts[`${voice}_${kind}`] ?? none), telling);
}

const standing = new Set(["upholstered", "chair", "case", "table"]);

function closing(telling: Telling): string | undefined {
  const { voice, fact, width, weight, pickup, delivery } = telling.subject;
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
    telling.random.chance(0.6) ? measured : "",
    pickup ? `${voice}_pickup` : "",
    delivery ? `${voice}_delivery` : "",
  ];
  return sentence(
    pooled(`closings/${keys.join()}`, () => keys.map((key) => closings[key])),
    telling,
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

function note(telling: Telling): string {
  const { condition, fact, material } = telling.subject;
  const surface = surfaceOf(materialClass(fact, material));
  const any = linesOf(notes[condition] ?? none);
  const own = linesOf(notes[`${condition}_${surface}`] ?? none);
  // Notes specific to the material are used more often than general ones.
  const first = own.length > 0 && telling.random.chance(0.62) ? own : any;
  return sentence(first, telling) ?? sentence([...any, ...own], telling, undefined, thorough) ?? "";
}

type Part = (telling: Telling) => string | undefined;

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
  sentences.some((said) => said.includes(String(age.bought)) || (age.era !== null && /\d0s/.test(said)));

/** A description of two to four sentences and a note on the condition, without repeated sentences. */
export function wordingFor(subject: Subject, random: Random, told: Told = nothingTold()): Wording {
  const facts = factsOf(subject, random.pick(spotsOf(subject)));
  const telling = { subject, facts, random, said: saidOf(told, subject.fact.type), choices: [] };
  const order = random.pick(orders[subject.voice]);
  const sentences: string[] = [];
  for (const part of order) {
    // The year the piece was made or bought is mentioned once.
    const instead =
      part === past && isDated(sentences, subject) ? (order.includes(matter) ? closing : matter) : part;
    const said = instead(telling) ?? (part === lead ? lead(telling) : undefined);
    if (said) sentences.push(said);
  }
  // A topic without unused sentences is replaced by another.
  for (const part of [build, closing, matter, past]) {
    if (sentences.length > 1 && sentences.join(" ").length > 100) break;
    const more = order.includes(part) && sentences.length > 1 ? undefined : part(telling);
    if (more) sentences.push(more);
  }
  return { description: withArticles(sentences.join(" ")), conditionNotes: withArticles(note(telling)) };
}
