import type { BrandFact } from "../catalog/brands.ts";
import { yearsOf } from "../catalog/styles.ts";
import type { Random } from "../random/random.ts";
import type { Age } from "./subject.ts";

const halves = ["early", "mid", "late"] as const;

/** `the early 1960s` */
function eraOf(year: number): string {
  const decade = Math.floor(year / 10) * 10;
  const part = halves[Math.min(2, Math.floor((year % 10) / 3.4))] ?? "mid";
  return `the ${part}${part === "mid" ? "-" : " "}${decade}s`;
}

/**
 * When a piece was made: within its style's years while its brand was active, or recently if it imitates an
 * old style, is almost new, or has a current style.
 */
export function ageFor(
  random: Random,
  style: string,
  brand: BrandFact | null,
  isUnused: boolean,
  now: number,
): Age {
  const years = yearsOf[style];
  const from = Math.max(years?.[0] ?? now, brand?.years[0] ?? 0);
  const until = Math.min(years?.[1] ?? 0, brand?.years[1] ?? now);
  const drawn = random.next();
  if (years && !isUnused && from <= until) {
    const yearMade = from + Math.floor(drawn * (until - from + 1));
    // Pieces less than a generation old have no era yet.
    if (now - yearMade > 22)
      return {
        yearMade,
        era: eraOf(yearMade),
        bought: now - Math.min(now - yearMade, random.int(2, 26)),
        now,
      };
  }
  const youngest = isUnused ? 0 : 1;
  const oldest = Math.max(youngest, Math.min(isUnused ? 1 : 14, now - (brand?.years[0] ?? 0)));
  const yearMade = now - youngest - Math.floor(drawn * (oldest - youngest + 1));
  return { yearMade, era: null, bought: yearMade, now };
}

/** Whether the brand can have made such a piece: closed brands make nothing new. */
export const isOfItsTime = (
  { years: [from, until] }: BrandFact,
  style: string,
  isUnused: boolean,
): boolean => {
  if (until === null) return true;
  const years = yearsOf[style];
  return !isUnused && years !== undefined && Math.max(years[0], from) <= Math.min(years[1], until);
};
