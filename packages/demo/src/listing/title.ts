import { say } from "../catalog/materials.ts";
import type { Random } from "../random/random.ts";
import type { Subject } from "./subject.ts";
import { describeMaterials, describeMainMaterial } from "./subject-facts.ts";

const drawn = /^(.+)-drawer$/;

/** The formats of a title; null when the piece lacks what a format needs. */
const titles: readonly ((subject: Subject) => string | null)[] = [
  (subject) => `${subject.style} ${pieceOf(subject)} in ${describeMaterials(subject)}`,
  (subject) => `${describeMainMaterial(subject)} ${pieceOf(subject)}`,
  (subject) =>
    subject.traits.shape?.includes("-")
      ? `${subject.traits.shape} ${describeMainMaterial(subject)} ${subject.noun}`
      : `${describeMainMaterial(subject)} ${subject.noun}, ${subject.style}`,
  (subject) => subject.brand && `${subject.brand} ${describeMainMaterial(subject)} ${subject.noun}`,
  (subject) => subject.brand && `${subject.brand} ${pieceOf(subject)} in ${describeMaterials(subject)}`,
  (subject) => subject.brand && `${describeMainMaterial(subject)} ${pieceOf(subject)} by ${subject.brand}`,
  (subject) =>
    subject.brand
      ? `${subject.brand} ${subject.style} ${subject.noun} in ${describeMaterials(subject)}`
      : `${subject.style} ${describeMainMaterial(subject)} ${subject.noun}`,
  (subject) =>
    subject.legs && subject.fact.family !== "bed"
      ? `${describeMainMaterial(subject)} ${subject.noun} with ${subject.legs}`
      : null,
  (subject) => {
    const drawers = subject.traits.shape?.match(drawn)?.[1];
    return drawers ? `${describeMainMaterial(subject)} ${subject.noun} with ${drawers} drawers` : null;
  },
  (subject) =>
    subject.fact.category === "lighting" && subject.second !== null && subject.color !== null
      ? `${say(subject.second)} ${subject.noun} with ${describeMainMaterial(subject)} shade`
      : null,
  (subject) => {
    const decade = decadeOf(subject);
    return decade && `${decade} ${describeMainMaterial(subject)} ${subject.noun}`;
  },
  (subject) => {
    const decade = decadeOf(subject);
    return decade && `${describeMainMaterial(subject)} ${pieceOf(subject)}, ${decade}`;
  },
];

const pieceOf = ({ noun, traits: { shape } }: Subject) => (shape ? `${shape} ${noun}` : noun);
const decadeOf = ({ age }: Subject) => (age.era ? `${Math.floor(age.yearMade / 10) * 10}s` : null);

/** The title in lists: material, kind, and what else the seller would put first. */
export function titleFor(subject: Subject, random: Random): string {
  const start = random.int(0, titles.length - 1);
  for (let step = 0; step < titles.length; step += 1) {
    // Steps of five reach all twelve formats, and a format that does not apply is not always replaced by the
    // same one.
    const title = titles[(start + step * 5) % titles.length]?.(subject);
    if (title) return titled(title);
  }
  return titled(subject.noun);
}

const word = /(^| )(?!(?:in|by|with|of|and|on|the|a) )([a-z])|-([a-z])/g;

const titled = (text: string) => text.replace(word, (found) => found.toUpperCase());
