import type { Random } from "../random/random.ts";
import { builds } from "./build-clauses.ts";
import { openingTails, openings } from "./opening-clauses.ts";
import { measureTails, measures, pastTails, pasts } from "./past-clauses.ts";
import type { Subject } from "./subject.ts";
import { spots, wear } from "./wear-clauses.ts";

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An opening with a verb of its own takes the tail as what is said of the piece. */
function joined(opening: string, tail: string): string {
  if (opening.startsWith("Our favorite")) return `${opening}, which${tail}`;
  return /: |^(?:You seldom|The label|Here is)/.test(opening) ? `${opening} that${tail}` : opening + tail;
}

function filled(clause: string, subject: Subject, spot: string): string {
  const look = subject.colour ? `${subject.colour} ${subject.material}` : subject.material;
  const words: Record<string, string> = {
    look,
    noun: subject.noun,
    style: subject.style,
    Style: upperFirst(subject.style),
    material: subject.material,
    second: subject.second,
    town: subject.town,
    era: subject.era ?? "its first years",
    legs: subject.legs ?? "its feet",
    width: String(subject.width),
    depth: String(subject.depth),
    height: String(subject.height),
    weight: String(subject.weight),
    longest: String(Math.max(subject.width, subject.depth, subject.height)),
    spot,
  };
  return clause
    .replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? name)
    .replace(/\b([Aa]) (?=[aeiouAEIOU])(?!(?:[Uu]ni|[Oo]ne|[Uu]se|[Ee]u))/g, "$1n ");
}

export type Wording = { readonly description: string; readonly conditionNotes: string };

/** A description of two to four sentences and a note on the condition. */
export function wordingFor(subject: Subject, random: Random): Wording {
  const { family } = subject;
  const opening = joined(
    random.pick(openings),
    random.pick(random.chance(0.45) ? openingTails.any : openingTails[family]),
  );
  const [heads, tails] = builds[family];
  const tail = random.pick(tails);
  const build = random.pick(heads) + (tail.includes("{legs}") && !subject.legs ? "." : tail);
  const sentences = [opening, build];
  if (random.chance(0.55)) sentences.splice(random.int(1, 2), 0, random.pick(pasts) + random.pick(pastTails));
  if (random.chance(0.5)) sentences.push(random.pick(measures) + random.pick(measureTails));
  const [marks, comforts] = wear[subject.condition];
  const note = random.pick(marks) + random.pick(comforts);
  const spot = random.pick(spots[family]);
  return {
    description: sentences.map((sentence) => upperFirst(filled(sentence, subject, spot))).join(" "),
    conditionNotes: upperFirst(filled(note, subject, spot)),
  };
}
