import { expect, test } from "vitest";
import { escapeFormula, unescapeFormula } from "../csv/formula-cell.ts";
import { parseImportLayout } from "./import-columns.ts";
import { parseImportRow } from "./import-row.ts";
import { rejectedCsv } from "./rejected-csv.ts";

const headings = [
  "Title",
  "Description",
  "Price",
  "Condition",
  "Category",
  "Subcategory",
  "Type",
  "Width",
  "Depth",
  "Height",
  "Materials",
  "Colour",
  "Weight",
  "Pickup",
  "Delivery",
  "Images",
  "SKU",
  "Shelf",
];
const chair = [
  "Oak chair",
  "Turned legs.",
  "$1,250.5",
  "Like new",
  "Seating",
  "Chairs",
  "Dining chair",
  '18"',
  "19,5",
  "32 in",
  "Oak; paper cord",
  "brown",
  "11 lbs",
  "yes",
  "",
  "/pictures/a|/pictures/b",
  "OC-1",
  "B4",
];
const optional = ["Maker", "Notes", "Style", "Rooms"];
const layout = parseImportLayout(headings);
const withCell = (heading: string, cell: string) =>
  parseImportRow(layout, chair.with(headings.indexOf(heading), cell));

test("finds headings by their usual names in any order and spelling", () => {
  expect(layout.missing).toEqual([]);
  expect(layout.places.get("sub_category")).toBe(5);
  expect(layout.places.get("pictures")).toBe(15);
  expect(parseImportLayout(["Price", "price", "SHELF", "constructor", "__proto__"])).toEqual({
    places: new Map([["price", 0]]),
    missing: [
      "title",
      "description",
      "condition",
      "category",
      "sub_category",
      "type",
      "width",
      "depth",
      "height",
    ],
  });
});

test.each([
  ["Name", "title"],
  ["Kind", "type"],
  ["Maker", "brand"],
  ["Notes", "condition_notes"],
  ["Material", "materials"],
  ["Room", "rooms"],
  ["Picture", "pictures"],
  ["Image", "pictures"],
  ["  Condition -  notes ", "condition_notes"],
] as const)("reads the heading %j as %s", (heading, column) => {
  expect(parseImportLayout([heading]).places).toEqual(new Map([[column, 0]]));
});

test("parses a row into a draft, with amounts and measurements as people write them", () => {
  expect(parseImportRow(layout, chair)).toEqual({
    ok: true,
    sku: "OC-1",
    draft: {
      title: "Oak chair",
      description: "Turned legs.",
      price: 1_250_50,
      images: ["/pictures/a", "/pictures/b"],
      brand: null,
      condition: "like_new",
      conditionNotes: null,
      category: "seating",
      subCategory: "chairs",
      type: "dining_chairs",
      materials: ["oak", "paper_cord"],
      style: null,
      color: "brown",
      rooms: [],
      dimensions: { width: 18, depth: 19.5, height: 32 },
      weight: 11,
      comesApart: null,
      delivery: { pickup: true, delivery: false },
    },
  });
});

test("refuses a long measurement in linear time", () => {
  const row = chair.with(headings.indexOf("Width"), `1${" ".repeat(200_000)}x`);
  expect(parseImportRow(layout, row)).toMatchObject({ ok: false, problems: [{ field: "width" }] });
});

test.each([
  ["Legs", { ok: true, draft: { comesApart: "legs" } }],
  ["disassembles", { ok: true, draft: { comesApart: "disassembles" } }],
  [
    "sometimes",
    { ok: false, problems: [{ field: "comes_apart", message: "Enter legs, disassembles or no" }] },
  ],
])("reads %s in the column Comes apart", (cell, read) => {
  const wider = parseImportLayout([...headings, "Comes apart"]);
  expect(parseImportRow(wider, [...chair, cell])).toMatchObject(read);
});

test("parses the optional columns, without the spaces around them", () => {
  const cells = [" Knoll ", " A scratch on one leg. ", " Art Deco ", " Bedroom ; Office "];
  const row = chair
    .with(headings.indexOf("Condition"), "like -  new")
    .with(headings.indexOf("Images"), " /pictures/a | /pictures/b ")
    .with(headings.indexOf("SKU"), " OC-1 ");
  expect(parseImportRow(parseImportLayout([...headings, ...optional]), [...row, ...cells])).toMatchObject({
    ok: true,
    sku: "OC-1",
    draft: {
      brand: "Knoll",
      condition: "like_new",
      conditionNotes: "A scratch on one leg.",
      style: "art_deco",
      rooms: ["bedroom", "office"],
      images: ["/pictures/a", "/pictures/b"],
    },
  });
});

test.each([
  ["", "", true, true],
  ["", "Yes", false, true],
  ["Y", "no", true, false],
  ["true", "n", true, false],
  ["1", "FALSE", true, false],
  ["x", "0", true, false],
])("reads pickup %j and delivery %j as %j and %j", (cell, other, pickup, delivery) => {
  const row = chair.with(headings.indexOf("Pickup"), cell).with(headings.indexOf("Delivery"), other);
  expect(parseImportRow(layout, row)).toMatchObject({ ok: true, draft: { delivery: { pickup, delivery } } });
});

test("allows a row without pictures", () => {
  expect(withCell("Images", "")).toMatchObject({ ok: true, draft: { images: [] } });
});

test.each([
  ["Price", "a lot", "price", "Enter an amount from $1 to $1,000,000, such as 450 or 1,250.50"],
  ["Price", "0.50", "price", "Enter an amount from $1 to $1,000,000, such as 450 or 1,250.50"],
  ["Condition", "worn", "condition", "Use new, like new, excellent, good, fair or restored"],
  ["Width", "wide", "width", "Enter the width in inches, more than 0 and at most 400"],
  ["Width", "0", "width", "Enter the width in inches, more than 0 and at most 400"],
  ["Depth", "401", "depth", "Enter the depth in inches, more than 0 and at most 400"],
  ["Height", "tall", "height", "Enter the height in inches, more than 0 and at most 400"],
  ["Weight", "light", "weight", "Enter the weight in pounds, more than 0 and at most 2000"],
  ["Title", " ", "title", "Give the piece a title"],
  ["Pickup", "no", "delivery", "Offer pickup, delivery or both"],
  ["Pickup", "maybe", "pickup", "Enter yes or no"],
  ["Delivery", "maybe", "delivery", "Enter yes or no"],
  [
    "Category",
    "Win A Prize",
    "category",
    "“Win A Prize” is not a category we list. Choose one from the list.",
  ],
  ["Subcategory", "Sofas", "sub_category", "Dining Chairs are listed in Seating › Chairs"],
  ["Type", "constructor", "type", "“constructor” is not a type we list. Choose one from the list."],
  ["Type", "Dinning chairs", "type", "“Dinning chairs” is not a type we list. Did you mean “Dining Chairs”?"],
  [
    "Materials",
    "oak; kryptonite; mithril",
    "materials",
    "“kryptonite” is not a material we list. Choose one from the list.",
  ],
  ["Colour", "__proto__", "color", "“__proto__” is not a color we list. Choose one from the list."],
  ["Images", "/pictures/a;".repeat(13), "pictures", "Use at most 12 pictures"],
  ["Maker", "B".repeat(81), "brand", "Use at most 80 characters"],
  ["Notes", "n".repeat(601), "condition_notes", "Use at most 600 characters"],
  ["Style", "Martian", "style", "“Martian” is not a style we list. Choose one from the list."],
  ["Rooms", "Dungeon", "rooms", "“Dungeon” is not a room we list. Choose one from the list."],
])("rejects a row for its column %s alone: %j", (heading, cell, field, message) => {
  const columns = [...headings, ...optional];
  const row = [...chair, ...optional.map(() => "")].with(columns.indexOf(heading), cell);
  expect(parseImportRow(parseImportLayout(columns), row)).toEqual({
    ok: false,
    problems: [{ field, message }],
  });
});

test("names every column missing from a short row once", () => {
  const read = parseImportRow(layout, ["Chair"]);
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
    "description",
    "price",
    "condition",
    "category",
    "sub_category",
    "type",
    "width",
    "depth",
    "height",
  ]);
});

test("returns rejected rows unchanged, with the reason, quoted where necessary", () => {
  const rows = [
    {
      row: 3,
      cells: ['A "good" chair', "1,2"],
      problems: [{ field: "price", message: "Enter an amount" }],
    },
  ];
  expect(rejectedCsv(["title", "price"], rows)).toBe(
    'title,price,row,problem\r\n"A ""good"" chair","1,2",3,price: Enter an amount\r\n',
  );
});

test("fills up short rows and lists all problems of a row in one cell", () => {
  const problems = [
    { field: "price", message: "Enter an amount" },
    { field: "type", message: "Choose a type" },
  ];
  expect(rejectedCsv(["title", "price", "type"], [{ row: 2, cells: ["Chair"], problems }])).toBe(
    "title,price,type,row,problem\r\nChair,,,2,price: Enter an amount; type: Choose a type\r\n",
  );
});

test.each(["=HYPERLINK(1)", "+1", "-5", "@SUM(A1)", "\tx", "\rx"])(
  "escapes %j in the file of rejected rows and reads it back unchanged",
  (cell) => {
    const csv = rejectedCsv(["title"], [{ row: 2, cells: [cell], problems: [] }]);
    expect(csv.split("\r\n")[1]?.replaceAll('"', "")).toMatch(/^'/);
    expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
  },
);
