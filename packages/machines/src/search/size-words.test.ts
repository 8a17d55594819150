import { describe, expect, test } from "vitest";
import type { Kind } from "./kind-vocabulary.ts";
import { sizeWordsOf } from "./size-words.ts";

const kind = (value: string): Kind => ({ names: [{ facet: "types", value }], phrase: [value], labels: [] });

describe("the size of a bed", () => {
  test.each([
    ["twin bed", "twin", 36, 47.9],
    ["single bed", "single", 36, 47.9],
    ["full bed", "full", 48, 59.9],
    ["double bed", "double", 48, 59.9],
    ["queen bed", "queen", 60, 73.9],
    ["king bed", "king", 74, 100],
    ["KING bed", "KING", 74, 100],
    ["California king bed", "California king", 74, 100],
    ["cal  king bed", "cal  king", 74, 100],
    ["eastern king bed", "eastern king", 74, 100],
    ["king size bed", "king size", 74, 100],
    ["king-sized bed", "king-sized", 74, 100],
    ["kingsize bed", "kingsize", 74, 100],
    ["king  size bed", "king  size", 74, 100],
    ["bed queen", "queen", 60, 73.9],
  ])("reads %s", (keyword, words, least, most) => {
    expect(sizeWordsOf(keyword, kind("beds"))).toEqual({
      keyword: "bed",
      words,
      ranges: [[{ field: "width", least, most }]],
    });
  });

  test.each(["kingston bed", "viking bed", "bed", "8x10 bed"])("finds none in %s", (keyword) => {
    expect(sizeWordsOf(keyword, kind("beds"))).toBeNull();
  });

  test("is the width in inches if one is named instead", () => {
    expect(sizeWordsOf("62 inch bed", kind("beds"))?.ranges).toEqual([
      [{ field: "width", least: 59, most: 65 }],
    ]);
  });

  test("is no size of another piece", () => {
    expect(sizeWordsOf("king chair", kind("armchairs"))).toBeNull();
  });
});

describe("the size of a rug", () => {
  const near = (feet: number) => ({ least: feet * 12 - 12, most: feet * 12 + 12 });
  const sides = (one: number, other: number) => [
    [width(one), width(other)],
    [depth(other), depth(one)],
    [width(one), depth(one)],
    [width(other), depth(other)],
  ];
  const width = (feet: number) => ({ field: "width", ...near(feet) });
  const depth = (feet: number) => ({ field: "depth", ...near(feet) });

  test.each([
    ["8x10 rug", "8x10", 8, 10],
    ["8 x 10 rug", "8 x 10", 8, 10],
    ["8  x  10 rug", "8  x  10", 8, 10],
    ["8×10 rug", "8×10", 8, 10],
    ["8 by 10 rug", "8 by 10", 8, 10],
    ["8X10 rug", "8X10", 8, 10],
    ["8'x10' rug", "8'x10'", 8, 10],
    ["8’ x 10’ rug", "8’ x 10’", 8, 10],
    ["8ft x 10ft rug", "8ft x 10ft", 8, 10],
    ["8 ft by 10 ft rug", "8 ft by 10 ft", 8, 10],
    ["8 feet by 10 feet rug", "8 feet by 10 feet", 8, 10],
    ["2.5x8 rug", "2.5x8", 2.5, 8],
    ["8x10.5 rug", "8x10.5", 8, 10.5],
    ["12x15 rug", "12x15", 12, 15],
  ])("reads %s", (keyword, words, one, other) => {
    expect(sizeWordsOf(keyword, kind("rugs"))).toEqual({ keyword: "rug", words, ranges: sides(one, other) });
  });

  test.each([
    [96, 120, true],
    [120, 96, true],
    [90, 126, true],
    [96, 96, false],
    [120, 120, false],
    [84, 84, false],
    [120, 30, false],
  ])("8x10 means %i by %i inches: %s", (wide, deep, isMeant) => {
    const size = { width: wide, depth: deep, height: 1 };
    const ranges = sizeWordsOf("8x10 rug", kind("rugs"))?.ranges ?? [];
    const fits = ranges.every((any) =>
      any.some(({ field, least, most }) => size[field] >= least && size[field] <= most),
    );
    expect(fits).toBe(isMeant);
  });

  test.each(["rugs", "area_rugs", "runners", "round_rugs"])("is read for %s", (value) => {
    expect(sizeWordsOf("3x5", kind(value))).toEqual({ keyword: "", words: "3x5", ranges: sides(3, 5) });
  });

  test.each([
    ["8x10 rug", "desks"],
    ["rug", "rugs"],
    ["180x10 rug", "rugs"],
    ["8 and 10 rug", "rugs"],
  ])("is not in %s for %s", (keyword, value) => {
    expect(sizeWordsOf(keyword, kind(value))).toBeNull();
  });

  test("is also read when one of several kinds is a rug", () => {
    const [desk, rug] = [kind("desks"), kind("rugs")];
    const both = { ...desk, names: [...desk.names, ...rug.names] };
    expect(sizeWordsOf("3x5", both)?.ranges).toEqual(sides(3, 5));
  });
});

describe("the size of a side", () => {
  const read = (words: string) => sizeWordsOf(`desk ${words}`, kind("desks"));

  test.each([
    ["60 inch", 57, 63],
    ["60 inches", 57, 63],
    ["60 in", 57, 63],
    ["60in", 57, 63],
    ['60"', 57, 63],
    ["60”", 57, 63],
    ["60″", 57, 63],
    ["60-inch", 57, 63],
    ["60 - inch", 57, 63],
    ["60 INCH", 57, 63],
    ["6", null, null],
    ["30.5 inch", 27.5, 33.5],
    ["30.25 inch", 27.25, 33.25],
    ["120 inch", 117, 123],
    ["5 ft", 57, 63],
    ["5ft", 57, 63],
    ["5 feet", 57, 63],
    ["5 foot", 57, 63],
    ["5-foot", 57, 63],
    ["5'", 57, 63],
    ["5’", 57, 63],
    ["60 inching", null, null],
    ["5 fthigh", null, null],
    ["5 footed", null, null],
    ["5 feets", null, null],
    // A decade.
    ["60's", null, null],
    ["60’s", null, null],
  ])("reads %s", (words, least, most) => {
    expect(read(words)).toEqual(
      least === null ? null : { keyword: "desk", words, ranges: [[{ field: "width", least, most }]] },
    );
  });

  test.each(["under", "below", "less than", "up to", "at most", "Under", "less  than"])(
    "reads %s as the most",
    (comparison) => {
      // One space between the words is the usual spelling; others leave the comparison in the search.
      const spaced = comparison.includes("  ");
      expect(read(`${comparison} 60 inch`)?.ranges).toEqual([
        [{ field: "width", least: spaced ? 57 : 0, most: spaced ? 63 : 60 }],
      ]);
    },
  );

  test.each(["over", "above", "at least", "more than", "OVER"])("reads %s as the least", (comparison) => {
    expect(read(`${comparison}  60 inch`)).toEqual({
      keyword: "desk",
      words: `${comparison}  60 inch`,
      ranges: [[{ field: "width", least: 60, most: 999 }]],
    });
  });

  test.each([
    ["wide", "width"],
    ["width", "width"],
    ["long", "width"],
    ["deep", "depth"],
    ["depth", "depth"],
    ["Deep", "depth"],
    ["tall", "height"],
    ["high", "height"],
    ["height", "height"],
    ["TALL", "height"],
  ])("reads %s as the %s", (side, field) => {
    for (const words of [`30 inch ${side}`, `30"  ${side}`, `30 inch-${side}`])
      expect(read(words)).toEqual({ keyword: "desk", words, ranges: [[{ field, least: 27, most: 33 }]] });
  });

  test("is not read without a kind of piece", () => {
    expect(sizeWordsOf("60 inch velvet", null)).toBeNull();
  });

  test("leaves the words before and after it", () => {
    expect(sizeWordsOf("oak  60 inch  desk", kind("desks"))?.keyword).toBe("oak desk");
  });
});
