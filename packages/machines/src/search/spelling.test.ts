import { expect, test } from "vitest";
import { closestTerm, typosAllowed, typosBetween } from "./spelling.ts";

test.each([
  ["oak", 0],
  ["desk", 1],
  ["dresser", 1],
  ["credenza", 2],
  ["credenza1", 0],
])("allows in %s %i typos", (term, typos) => {
  expect(typosAllowed(term)).toBe(typos);
});

test.each([
  ["sofa", "sofa", 0],
  ["sofa", "sofas", 1],
  ["sofas", "sofa", 1],
  ["sofa", "soda", 1],
  ["sofa", "sfoa", 1],
  ["sofa", "osfa", 1],
  ["sofa", "soaf", 1],
  ["abcd", "badc", 2],
  ["abc", "cab", 2],
  // Only one letter of the two is where a swap would put it.
  ["ab", "bc", 2],
  ["ab", "ca", 2],
  ["sofa", "lamp", 4],
  ["", "abc", 3],
  ["abc", "", 3],
])("counts the typos between %j and %j as %i", (one, other, typos) => {
  expect(typosBetween(one, other, 5)).toBe(typos);
});

test.each([
  ["abcd", "abcdefg", 1],
  ["abcdefg", "abcd", 1],
  ["abcdef", "uvwxyz", 1],
  ["abcdef", "uvwxyz", 2],
])("stops counting between %s and %s above %i", (one, other, most) => {
  expect(typosBetween(one, other, most)).toBe(most + 1);
});

test("counts a difference in length up to the limit itself", () => {
  expect(typosBetween("abcd", "abcdef", 2)).toBe(2);
});

test.each<[what: string, term: string, known: Array<[string, number]>, closest: string | null]>([
  [
    "the same word before one with a typo",
    "desk",
    [
      ["disk", 900],
      ["desk", 1],
    ],
    "desk",
  ],
  [
    "the same word before a more used one that follows",
    "desk",
    [
      ["desk", 1],
      ["disk", 900],
    ],
    "desk",
  ],
  [
    "fewer typos before the same first letter",
    "credenza",
    [
      ["cretenzo", 900],
      ["bredenza", 1],
    ],
    "bredenza",
  ],
  [
    "the same first letter",
    "credenzo",
    [
      ["bredenzo", 900],
      ["credenza", 1],
    ],
    "credenza",
  ],
  [
    "the more used of two",
    "sofe",
    [
      ["sofa", 1],
      ["soft", 2],
    ],
    "soft",
  ],
  [
    "the first of two that are used as much",
    "sofe",
    [
      ["sofa", 2],
      ["soft", 2],
    ],
    "sofa",
  ],
  [
    "a word used less only with fewer typos",
    "sofe",
    [
      ["soft", 2],
      ["sofa", 1],
    ],
    "soft",
  ],
  ["a word that brands spell as it sounds", "northlite", [["northlight", 1]], "northlight"],
  [
    "the brand's spelling before the word that it stands for",
    "lites",
    [
      ["light", 900],
      ["lite", 1],
    ],
    "lite",
  ],
  ["a brand's spelling only within the typos allowed", "nite", [["knights", 1]], null],
  ["a known word of three letters", "oaks", [["oak", 1]], "oak"],
  ["no word of two letters", "tvs1", [["tv", 1]], null],
  [
    "no word of two letters for four",
    "abcd",
    [
      ["ab", 1],
      ["bc", 1],
    ],
    null,
  ],
  ["no short word with another first letter", "rack", [["back", 900]], null],
  ["a short word whose first two letters are swapped", "osfa", [["sofa", 1]], "sofa"],
  ["a long word with another first letter", "bredenza", [["credenza", 1]], "credenza"],
  ["no stop word", "fors", [["for", 900]], null],
  ["nothing for a short word", "sof", [["sofa", 1]], null],
  ["nothing for a short word that is known", "oak", [["oak", 1]], null],
  ["nothing that is too far away", "sofa", [["lamp", 1]], null],
  ["nothing for the right name of another thing", "wine", [["wire", 900]], null],
  [
    "the name of another thing that is known",
    "horse",
    [
      ["house", 900],
      ["horse", 1],
    ],
    "horse",
  ],
  ["nothing without known words", "sofa", [], null],
])("corrects to %s", (_what, term, known, closest) => {
  expect(closestTerm(term, new Map(known))).toBe(closest);
});
