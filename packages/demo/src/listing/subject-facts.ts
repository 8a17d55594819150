import { say } from "../catalog/materials.ts";
import type { Subject } from "./subject.ts";
import { type Facts, upperFirst } from "./phrases/grammar.ts";
import { numberWords } from "./traits.ts";

/** Types whose frame or base is half of their look. */
const twofold = new Set(["chair", "table", "lamp", "hanging"]);

/** `camel leather`; a print has only its color. */
export const describeMainMaterial = ({ fact, material, color }: Subject): string =>
  fact.family === "art" ? (color ?? "") : color ? `${color} ${say(material)}` : say(material);

/** `teak and camel leather`; for a sofa only the upholstery. */
export function describeMaterials(subject: Subject): string {
  const { fact, second } = subject;
  const main = describeMainMaterial(subject);
  return second && twofold.has(fact.family) ? `${say(second)} and ${main}` : main;
}

/** Pieces that go against a wall. */
const jointed = new Set(["upholstered", "chair", "case", "table", "bed"]);
const againstWalls = new Set(["case", "bed"]);

const feet = (inches: number) => {
  const whole = Math.floor(inches / 12);
  const rest = Math.round(inches % 12);
  return rest === 0 || rest === 12
    ? `${whole + (rest === 12 ? 1 : 0)} ft`
    : rest === 6
      ? `${whole}½ ft`
      : `${whole} ft ${rest} in`;
};

const worded = (count: number) => (count > 0 ? (numberWords[count] ?? String(count)) : null);

const mattressOf = (width: number) => (width < 60 ? "full" : width < 74 ? "queen" : "king");

/**
 * The doorway that seats and cases pass whole and on their side, with half an inch of clearance; sectionals
 * go in parts.
 */
function doorOf({ fact, width, depth, height }: Subject): string | null {
  if (!["upholstered", "case"].includes(fact.family) || fact.type === "sectionals") return null;
  // The two smaller dimensions face the opening, and the smallest has to pass.
  const least = Math.min(width, depth, height);
  return least <= 29 ? "30-inch" : least <= 33 ? "34-inch" : null;
}

/** The values for a line's slots; null when they do not apply to the piece. */
export function factsOf(subject: Subject, spot: string): Facts {
  const { fact, voice, alone, age, width, depth, height, weight, traits, town, room } = subject;
  const one = voice === "private" && alone;
  const held = age.now - age.bought;
  const old = age.bought - age.yearMade;
  const look = describeMaterials(subject);
  const piece = traits.shape ? `${traits.shape} ${subject.noun}` : subject.noun;
  const { noun, color, brand, legs } = subject;
  // A decade is not a style in a sentence; its pieces mention their era.
  const style = /^\d/.test(subject.style) ? null : subject.style;
  const material = fact.family === "art" ? "paper" : say(subject.material);
  const second = subject.second ? say(subject.second) : null;
  const drawers = worded(traits.drawers);
  return {
    look,
    Appearance: upperFirst(look),
    piece,
    noun,
    style,
    Style: style && upperFirst(style),
    material,
    Material: upperFirst(material),
    second,
    Second: second && upperFirst(second),
    color,
    Color: color && upperFirst(color),
    brand,
    Brand: brand,
    era: age.era,
    Era: age.era && upperFirst(age.era),
    legs,
    Legs: legs && upperFirst(legs),
    drawers,
    Drawers: drawers && upperFirst(drawers),
    decade: age.era ? `${Math.floor(age.yearMade / 10) * 10}s` : null,
    seats: worded(traits.seats),
    year: held > 0 ? String(age.bought) : null,
    held: held > 1 ? (worded(held) ?? String(held)) : null,
    old: old > 8 ? String(old) : null,
    town,
    room,
    wall: againstWalls.has(fact.family) || fact.subCategory === "sofas" ? String(width) : null,
    width: String(width),
    depth: String(depth),
    height: String(height),
    weight: String(weight),
    longest: String(Math.max(width, depth, height)),
    feet: fact.round ? feet(width) + " across" : `${feet(width)} by ${feet(depth)}`,
    mattress: mattressOf(width),
    door: doorOf(subject),
    spot,
    top: height < 40 ? String(height) : null,
    joints: jointed.has(fact.family) ? "every joint" : null,
    flat: fact.family === "table" || fact.family === "case" ? "top" : null,
    I: one ? "I" : "we",
    me: one ? "me" : "us",
    my: one ? "my" : "our",
    My: one ? "My" : "Our",
    mine: one ? "mine" : "ours",
    Im: one ? "I'm" : "we're",
    Iam: one ? "I am" : "we are",
  };
}
