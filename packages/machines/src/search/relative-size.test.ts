import { describe, expect, test } from "vitest";
import type { Kind } from "./kind-vocabulary.ts";
import { relativeSizeOf } from "./relative-size.ts";

const kind = (value: string, ...phrase: string[]): Kind => ({
  names: [{ facet: "types", value }],
  phrase: phrase.length > 0 ? phrase : [value],
  labels: [],
});
const whole = ["width", "depth", "height"];

test.each([
  ["small sofa", "sofa", "small", "smallest", whole],
  ["Smaller sofa", "sofa", "Smaller", "smallest", whole],
  ["tiny sofa", "sofa", "tiny", "smallest", whole],
  ["little sofa", "sofa", "little", "smallest", whole],
  ["mini sofa", "sofa", "mini", "smallest", whole],
  ["compact sofa", "sofa", "compact", "smallest", whole],
  ["apartment size sofa", "sofa", "apartment size", "smallest", whole],
  ["apartment-sized sofa", "sofa", "apartment-sized", "smallest", whole],
  ["space saving sofa", "sofa", "space saving", "smallest", whole],
  ["large sofa", "sofa", "large", "largest", whole],
  ["larger sofa", "sofa", "larger", "largest", whole],
  ["extra large sofa", "sofa", "extra large", "largest", whole],
  ["extra-large sofa", "sofa", "extra-large", "largest", whole],
  ["XL sofa", "sofa", "XL", "largest", whole],
  ["big sofa", "sofa", "big", "largest", whole],
  ["bigger sofa", "sofa", "bigger", "largest", whole],
  ["huge sofa", "sofa", "huge", "largest", whole],
  ["giant sofa", "sofa", "giant", "largest", whole],
  ["oversized sofa", "sofa", "oversized", "largest", whole],
  ["over-sized sofa", "sofa", "over-sized", "largest", whole],
  ["narrow sofa", "sofa", "narrow", "smallest", ["width", "depth"]],
  ["slim sofa", "sofa", "slim", "smallest", ["width", "depth"]],
  ["skinny sofa", "sofa", "skinny", "smallest", ["width", "depth"]],
  ["wide sofa", "sofa", "wide", "largest", ["width"]],
  ["long sofa", "sofa", "long", "largest", ["width"]],
  ["shallow sofa", "sofa", "shallow", "smallest", ["depth"]],
  ["deep sofa", "sofa", "deep", "largest", ["depth"]],
  ["low sofa", "sofa", "low", "smallest", ["height"]],
  ["short sofa", "sofa", "short", "smallest", ["height"]],
  ["tall sofa", "sofa", "tall", "largest", ["height"]],
  ["sofa small", "sofa", "small", "smallest", whole],
  ["blue  small  velvet sofa", "blue velvet sofa", "small", "smallest", whole],
  ["large sofa with chaise", "sofa with chaise", "large", "largest", whole],
])("reads %s", (keyword, rest, words, third, sides) => {
  expect(relativeSizeOf(keyword, kind("sofa"))).toEqual({ keyword: rest, words, third, sides });
});

test.each([
  "for small apartment",
  "for a small apartment",
  "for an tiny apartment",
  "for my little studio",
  "for small spaces",
  "for a small living room",
  "for  small  homes",
])("reads a piece %s as a small one", (home) => {
  expect(relativeSizeOf(`oak desk ${home}`, kind("desk"))).toEqual({
    keyword: "oak desk",
    words: home,
    third: "smallest",
    sides: whole,
  });
});

describe("finds none", () => {
  test.each([
    "sofa",
    "smallwood sofa",
    "enlarge sofa",
    "low-back sofa",
    "low back sofa",
    "low backed sofa",
    "tall backs sofa",
    "wide arm sofa",
    "long legs sofa",
    "deep seat sofa",
    "extra-long-lasting sofa",
    "sofa with large drawers",
    "sofa with large cushions",
    "sofa for tall people",
    "sofa for a large family",
    "sofa without large cushions",
    "sofa in a large room",
    "sofa on tall legs",
    "sofa from a small shop",
    "sofa near a small lake",
    "sofa by a small maker",
    "sofa like a large cloud",
  ])("in %s", (keyword) => {
    expect(relativeSizeOf(keyword, kind("sofa"))).toBeNull();
  });

  test("in the name of the kind itself", () => {
    const longTable = kind("tables", "long", "table");
    expect(["long table", "Long table"].map((typed) => relativeSizeOf(typed, longTable))).toEqual([
      null,
      null,
    ]);
  });

  test("without a kind of piece", () => {
    expect(relativeSizeOf("small", null)).toBeNull();
  });
});
