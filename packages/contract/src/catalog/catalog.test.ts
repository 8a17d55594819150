import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listingChangeSchema, listingDraftSchema } from "../listing/listing.endpoints.ts";
import { consignmentKinds } from "../consignment/consignment-kinds.ts";
import { catalogKinds, termsOf } from "./catalog-terms.ts";
import { findTerm, findClosestTerm } from "./find-term.ts";
import { editDistance } from "./edit-distance.ts";
import { nameKey, termKey } from "./fold-text.ts";
import { kindOfConsignment } from "./kind-of-consignment.ts";
import { termSchema } from "./term.schema.ts";

const kinds = ["category", "subCategory", "type", "style", "room", "material", "color"] as const;

test.each(kinds)("spells every %s like the catalog and finds it by its label alone", (kind) => {
  const keys = termsOf[kind].map(termKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(termsOf[kind].filter((name) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name))).toEqual([]);
  expect(termsOf[kind].filter((name) => findTerm(kind, name) !== name)).toEqual([]);
});

test("lists each type once", () => {
  const types = catalogKinds.map(({ type }) => type);
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
});

test.each([
  ["material", "Bouclé", "boucle"],
  ["material", "BOUCLE", "boucle"],
  ["style", "Mid-Century Modern", "mid_century_modern"],
  ["style", "midcentury modern", "mid_century_modern"],
  ["style", "1980s", "1980_s"],
  ["style", "20th Century", "20_th_century"],
  ["type", "Coffee table", "coffee_tables"],
  ["type", "loveseats", "loveseats"],
  ["subCategory", "Stools & Benches", "stools_and_benches"],
  ["room", "living-rooms", "living_room"],
] as const)("parses the %s %j as %s", (kind, written, term) => {
  expect(termSchema(kind).parse(written)).toBe(term);
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "Win A Prize At Evil Dot Test"])(
  "finds no term of any kind for %j",
  (written) => {
    for (const kind of kinds) expect(termSchema(kind).safeParse(written).success).toBe(false);
  },
);

test("rejects a misspelled term and suggests the right one", () => {
  expect(termSchema("style").safeParse("scandinavain").error?.issues[0]?.message).toBe(
    "“scandinavain” is not a style we list. Did you mean “Scandinavian”?",
  );
  expect(termSchema("style").safeParse("Win A Prize").error?.issues[0]?.message).toBe(
    "“Win A Prize” is not a style we list. Choose one from the list.",
  );
  expect(findClosestTerm("material", "wallnut")).toBe("walnut");
  expect(findClosestTerm("color", "zz")).toBeUndefined();
});

const draft = {
  title: "Oak bench",
  description: "From a school.",
  price: 320_00,
  images: ["/pictures/one"],
  brand: null,
  condition: "good",
  conditionNotes: null,
  category: "Seating",
  subCategory: "Stools and benches",
  type: "Bench",
  materials: ["Oak", "oak", "Bouclé"],
  style: null,
  color: "Brown",
  rooms: ["Entryway"],
  dimensions: { width: 40, depth: 14, height: 18 },
  weight: null,
  delivery: { pickup: true, delivery: true },
};

test("parses a draft to unique raw names of the catalog", () => {
  expect(listingDraftSchema.parse(draft)).toMatchObject({
    category: "seating",
    subCategory: "stools_and_benches",
    type: "benches",
    materials: ["oak", "boucle"],
    color: "brown",
    rooms: ["entryway"],
  });
});

test.each([
  [{ style: "evil" }, "style"],
  [{ category: "lottery" }, "category"],
  [{ type: "tombola" }, "type"],
  [{ category: "furniture" }, "category"],
  [{ subCategory: "sofas" }, "subCategory"],
  [{ materials: ["oak", "kryptonite"] }, "materials.1"],
  [{ rooms: ["__proto__"] }, "rooms.0"],
  [{ color: "constructor" }, "color"],
])("rejects %o at its field", (part, path) => {
  const issues = listingDraftSchema.safeParse({ ...draft, ...part }).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join("."))).toEqual([path]);
});

test("does not check the place of a type that is changed alone", () => {
  expect(listingChangeSchema.parse({ type: "Benches" })).toEqual({ type: "benches" });
  expect(
    listingChangeSchema.safeParse({ category: "lighting", subCategory: "sofas", type: "benches" }).success,
  ).toBe(false);
});

test.each(consignmentKinds)("maps a consigned %s to a kind in the catalog", (kind) => {
  expect(catalogKinds).toContainEqual(kindOfConsignment(kind));
});

test("lists the terms in API descriptions", () => {
  expect(z.toJSONSchema(termSchema("room"), { io: "input" })).toMatchObject({
    type: "string",
    examples: expect.arrayContaining(["living_room"]),
  });
});

test("treats brand names that differ in case, accents and spaces as equal", () => {
  expect(nameKey("Ravnsborg Møbler")).toBe(nameKey("ravnsborg  MOBLER"));
  expect(nameKey("Halden & Moss")).toBe(nameKey("Halden and Moss"));
  expect(nameKey("Adler")).not.toBe(nameKey("Adlers"));
});

test("counts swapped letters as one edit", () => {
  expect([editDistance("oak", "oka"), editDistance("oak", "teak"), editDistance("", "abc")]).toEqual([
    1, 2, 3,
  ]);
});
