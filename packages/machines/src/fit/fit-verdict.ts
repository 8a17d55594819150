import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { carryForms, type CarriedPart, type CarryForm, type FitPiece } from "./carry-forms.ts";
import { type Obstacle, intoElevator, type Passed, throughDoorway, upStairs } from "./obstacles.ts";
import { formatInches } from "./format-inches.ts";
import { constructionOf } from "./type-parts.ts";

export type FitVerdict = {
  /** `tight`: it fits, but only leaning or tipped back. */
  fits: "yes" | "tight" | "no";
  /** A one-line summary. */
  headline: string;
  /** One line per obstacle, with measurements: the orientation that passes, or why none does. */
  reasons: ReadonlyArray<{ obstacle: Obstacle; passes: boolean; words: string }>;
  /** How certain it is that the piece comes apart; null when it is carried whole. */
  note: string | null;
};

const sidesOf = ({ dimensions: { width, depth, height } }: CarriedPart) =>
  [width, depth, height].toSorted((a, b) => a - b);

/** The part with the largest smallest face: when it passes, the others nearly always do. */
const hardestOf = ({ parts }: CarryForm): CarriedPart =>
  parts.toSorted((a, b) => {
    const [[first = 0, second = 0], [third = 0, fourth = 0]] = [sidesOf(a), sidesOf(b)];
    return third * fourth - first * second;
  })[0] ?? parts[0];

/** "The headboard: carry it …", for a piece in parts. */
function aboutPart({ kind, parts }: CarryForm, { name }: CarriedPart, words: string): string {
  const rest = words.charAt(0).toLowerCase() + words.slice(1);
  if (kind === "whole") return words;
  if (kind === "rolled") return `Rolled up: ${rest}`;
  return parts.length === 1 ? `Without its legs: ${rest}` : `The ${name ?? "piece"}: ${rest}`;
}

type ObstaclePassed = { passes: boolean; leans: boolean; tipped: boolean; words: string };

/** Every part has to pass. Reports the first one that does not, or else the hardest. */
function passAll(form: CarryForm, pass: (part: CarriedPart) => Passed): ObstaclePassed {
  const passed = form.parts.map((part) => ({ part, ...pass(part) }));
  const decisive =
    passed.find(({ way }) => way === null) ??
    passed.find(({ part }) => part === hardestOf(form)) ??
    passed[0];
  return {
    passes: passed.every(({ way }) => way !== null),
    leans: passed.some(({ way }) => way?.passage === "leaning"),
    tipped: passed.some(({ tipped }) => tipped),
    words: decisive === undefined ? "" : aboutPart(form, decisive.part, decisive.words),
  };
}

const fitsAs = (form: CarryForm): string => {
  if (form.kind === "whole") return "It fits";
  if (form.kind === "rolled") return "Fits rolled up";
  if (form.kind === "withoutLegs") return "Fits with the legs off";
  const { name, dimensions } = hardestOf(form);
  const [, second = 0, largest = 0] = Object.values(dimensions).toSorted((a, b) => a - b);
  return `Fits in parts: the ${name ?? "piece"} is the largest at ${formatInches(largest)} × ${formatInches(second)} in`;
};

function noteOn({ kind }: CarryForm, { comesApart, types }: FitPiece): string | null {
  const { plural } = constructionOf(types);
  if (kind === "whole" || kind === "rolled") return null;
  if (comesApart === "legs") return "The seller says the legs come off.";
  if (comesApart === "disassembles") return "The seller says it disassembles.";
  return kind === "withoutLegs"
    ? `${plural} usually have legs that come off. Ask the seller whether these do.`
    : `${plural} usually come apart. Ask the seller whether this one does.`;
}

function verdictOn(form: CarryForm, piece: FitPiece, home: HomeMeasurements): FitVerdict {
  const { stairs: flight, lift: cabin } = home;
  const doorway = passAll(form, (part) => throughDoorway(part, home.doorway));
  const elevator = cabin && passAll(form, (part) => intoElevator(part, cabin));
  const stairs = flight && passAll(form, (part) => upStairs(part, flight));
  const up = [elevator, stairs].filter((passed) => passed !== null);
  const open = up.filter(({ passes }) => passes);
  const best = open.find(({ leans, tipped }) => !leans && !tipped) ?? open[0];
  const passes = doorway.passes && (up.length === 0 || best !== undefined);
  const reasons = (
    [
      ["doorway", doorway],
      ["elevator", elevator],
      ["stairs", stairs],
    ] as const
  ).flatMap(([obstacle, passed]) =>
    passed === null ? [] : [{ obstacle, passes: passed.passes, words: passed.words }],
  );
  const note = noteOn(form, piece);
  if (!passes) {
    const headline = form.kind === "parts" ? "It will not fit, even in parts" : "It will not fit";
    return { fits: "no", headline, reasons, note };
  }
  const leans = doorway.leans || best?.leans === true;
  const tipped = doorway.tipped || best?.tipped === true;
  const route =
    up.length < 2 || open.length === 2
      ? ""
      : stairs?.passes === true
        ? ", by the stairs"
        : ", by the elevator";
  const headline = leans
    ? `${fitsAs(form)}, at a slant`
    : tipped
      ? `${fitsAs(form)}, tipped back`
      : `${fitsAs(form)}${route}`;
  return { fits: leans || tipped ? "tight" : "yes", headline, reasons, note };
}

/**
 * Whether a piece fits a home, and how (docs/product.md §11): whole, without its legs or in parts, it has to
 * pass the doorway and any elevator or stairs. Inches. The verdict is the option with the least work.
 */
export function fitVerdict(piece: FitPiece, home: HomeMeasurements): FitVerdict {
  const [whole, ...others] = carryForms(piece);
  let verdict = verdictOn(whole, piece, home);
  for (const form of others) {
    if (verdict.fits !== "no") break;
    verdict = verdictOn(form, piece, home);
  }
  return verdict;
}
