import { termsOf } from "@heirloop/contract/catalog/catalog-terms";
import { describe, expect, test } from "vitest";
import { kindAliases, narrowerKinds, unspecificKinds } from "./kind-names.ts";
import { createKindVocabulary } from "./kind-vocabulary.ts";

const catalog = createKindVocabulary(
  { types: termsOf.type, subCategories: termsOf.subCategory, categories: termsOf.category },
  [],
);
const vocabularyOf = (types: readonly string[], others: readonly string[] = []) => {
  const vocabulary = createKindVocabulary({ types, subCategories: [], categories: [] }, others);
  return (keyword: string) => vocabulary.kindOf(keyword)?.names.map(({ value }) => value) ?? [];
};

describe("the names that the catalog lacks", () => {
  test.each(Object.entries(kindAliases))("%s names %j", (alias, targets) => {
    expect(targets.length).toBeGreaterThan(0);
    expect(catalog.kindOf(alias)?.names.map(({ value }) => value)).toEqual(targets);
  });

  test("are aliases of types, else of subcategories, else of categories", () => {
    const vocabulary = createKindVocabulary(
      { types: ["loveseats"], subCategories: ["loveseats", "sofas"], categories: ["lighting"] },
      [],
    );
    expect(["love seat", "couch", "light"].map((alias) => vocabulary.kindOf(alias)?.names)).toEqual([
      [{ facet: "types", value: "loveseats" }],
      [{ facet: "subCategories", value: "sofas" }],
      [{ facet: "categories", value: "lighting" }],
    ]);
  });

  test("are left out when the catalog lacks the target too", () => {
    expect(vocabularyOf(["lamps"])("couch")).toEqual([]);
  });

  test("come with the catalog's own terms", () => {
    expect(catalog.kindOf("tv stand")?.labels).toEqual([["media", "console"]]);
    expect(catalog.kindOf("bed")?.labels).toEqual([]);
  });
});

test.each(Object.entries(narrowerKinds))("%s is narrower than %j", (name, targets) => {
  const kind = catalog.kindOf(`velvet ${name}`);
  expect(kind).toMatchObject({ phrase: name.split(" "), isNarrower: true });
  expect(kind?.labels).toHaveLength(targets.length);
  expect(kind?.names.map(({ value }) => value)).toEqual(targets);
});

test.each([...unspecificKinds])("%s is in the catalog, and no kind", (name) => {
  expect([termsOf.type, termsOf.subCategory, termsOf.category].some((names) => names.includes(name))).toBe(
    true,
  );
  expect(catalog.kindOf(name)).toBeNull();
});

test("a name that ends in one of them is still a kind", () => {
  expect(catalog.kindOf("other furniture")?.names.map(({ value }) => value)).toEqual(["other_furniture"]);
});

test("a name with two kinds is neither", () => {
  const namesOf = vocabularyOf(["plants_and_stands", "pots and jars", "sand_tables", "old_andirons"]);
  expect(["stand", "plants and stands", "jar", "sand table", "andiron"].map(namesOf)).toEqual([
    [],
    [],
    [],
    ["sand_tables"],
    ["old_andirons"],
  ]);
});

test.each(["with", "without", "for", "in", "on", "from", "near", "by", "like", "WITH"])(
  "words after %s do not say what the piece is",
  (preposition) => {
    expect(catalog.kindOf(`dresser ${preposition} a mirror`)?.names[0]?.value).toBe("dressers");
    expect(catalog.kindOf(`something ${preposition} a dresser`)?.names[0]?.value).toBe("dressers");
  },
);

test("the longest phrase wins, and the last of several", () => {
  const namesOf = vocabularyOf(["loveseats", "desks", "desk_lamps", "lamps"]);
  expect(
    ["two seater sofa", "desk lamp", "desk and lamp", "lamp, desk", "desk lamp desk", "lamp of oak"].map(
      namesOf,
    ),
  ).toEqual([["loveseats"], ["desk_lamps"], ["desk_lamps"], ["desks"], ["desks"], ["desk_lamps", "lamps"]]);
});

test("a kind has the terms that named it", () => {
  expect(catalog.kindOf("old oak bedside tables from Utah")?.phrase).toEqual(["bedside", "table"]);
});

test("only types are also named by their last words", () => {
  const vocabulary = createKindVocabulary(
    { types: ["tall_oak_desks"], subCategories: ["floor_lamps"], categories: ["wall_decor"] },
    [],
  );
  const named = (keyword: string) => vocabulary.kindOf(keyword)?.names.map(({ value }) => value);
  expect(
    ["desk", "oak desk", "tall oak desk", "lamp", "decor", "floor lamp", "wall decor"].map(named),
  ).toEqual([
    ["tall_oak_desks"],
    ["tall_oak_desks"],
    ["tall_oak_desks"],
    undefined,
    undefined,
    ["floor_lamps"],
    ["wall_decor"],
  ]);
});

describe("styles and brands", () => {
  test("hide a kind in their names", () => {
    const namesOf = vocabularyOf(["art", "rugs"], ["art_deco", "Rugs USA", "The Art of Rugs"]);
    expect(["art deco", "rugs usa", "art", "rug", "art deco art"].map(namesOf)).toEqual([
      [],
      [],
      ["art"],
      ["rugs"],
      ["art"],
    ]);
  });

  test("hide no kind when they are one word or a kind's name", () => {
    const namesOf = vocabularyOf(["sofas", "side_tables"], ["Sofas", "side tables"]);
    expect(["sofa", "side table"].map(namesOf)).toEqual([["sofas"], ["side_tables"]]);
  });

  test("keep their stop words", () => {
    expect(vocabularyOf(["art"], ["the_art"])("the art")).toEqual(["art"]);
  });
});

test("reads the first 12 words", () => {
  const words = (count: number) => `${"old ".repeat(count)}desk`;
  expect([words(11), words(12)].map(vocabularyOf(["desks"]))).toEqual([["desks"], []]);
});

test("nothing names a name without letters", () => {
  expect(vocabularyOf(["!!", "desks"])("")).toEqual([]);
});
