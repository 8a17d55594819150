import { expect, test } from "vitest";
import { escapeFormula, unescapeFormula } from "./formula-cell.ts";
import { readImportLayout } from "./import-columns.ts";
import { readImportRow } from "./import-row.ts";
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
const layout = readImportLayout(headings);
const withCell = (heading: string, cell: string) =>
  readImportRow(layout, chair.with(headings.indexOf(heading), cell));

test("finds headings by their usual names in any order and spelling", () => {
  expect(layout.missing).toEqual([]);
  expect(layout.places.get("sub_category")).toBe(5);
  expect(layout.places.get("pictures")).toBe(15);
  expect(readImportLayout(["Price", "price", "SHELF", "constructor", "__proto__"])).toEqual({
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

test("parses a row into a draft, with amounts and measurements as people write them", () => {
  expect(readImportRow(layout, chair)).toEqual({
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

test.each([
  ["Legs", { ok: true, draft: { comesApart: "legs" } }],
  ["disassembles", { ok: true, draft: { comesApart: "disassembles" } }],
  [
    "sometimes",
    { ok: false, problems: [{ field: "comes_apart", message: "Write legs, disassembles or no" }] },
  ],
])("reads %s in the column Comes apart", (cell, read) => {
  const wider = readImportLayout([...headings, "Comes apart"]);
  expect(readImportRow(wider, [...chair, cell])).toMatchObject(read);
});

test("offers both pickup and delivery by default and allows a row without pictures", () => {
  expect(
    readImportRow(layout, chair.with(headings.indexOf("Pickup"), "").with(headings.indexOf("Images"), "")),
  ).toMatchObject({ ok: true, draft: { images: [], delivery: { pickup: true, delivery: true } } });
});

test.each([
  ["Price", "a lot", "price"],
  ["Price", "0.50", "price"],
  ["Condition", "worn", "condition"],
  ["Width", "wide", "width"],
  ["Width", "0", "width"],
  ["Weight", "light", "weight"],
  ["Title", " ", "title"],
  ["Pickup", "no", "delivery"],
  ["Delivery", "maybe", "delivery"],
  ["Category", "Win A Prize At Evil Dot Test", "category"],
  ["Subcategory", "Sofas", "sub_category"],
  ["Type", "constructor", "type"],
  ["Materials", "oak; kryptonite", "materials"],
  ["Colour", "__proto__", "color"],
])("%s “%s” is an error in the column %s alone", (heading, cell, field) => {
  const read = withCell(heading, cell);
  expect(read.ok ? [] : read.problems.map((problem) => problem.field)).toEqual([field]);
});

test("suggests the catalog term that was meant", () => {
  const read = withCell("Type", "Dinning chairs");
  expect(read.ok ? [] : read.problems).toEqual([
    {
      field: "type",
      message: "“Dinning chairs” is not a type we list. Did you mean “Dining Chairs”?",
    },
  ]);
});

test("names every column missing from a short row once", () => {
  const read = readImportRow(layout, ["Chair"]);
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
      problems: [{ field: "price", message: "Write an amount" }],
    },
  ];
  expect(rejectedCsv(["title", "price"], rows)).toBe(
    'title,price,row,problem\r\n"A ""good"" chair","1,2",3,price: Write an amount\r\n',
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

test("leaves other cells unchanged", () => {
  for (const cell of ["Oak chair", "'s-Hertogenbosch", "5-10", "", "'quoted'"])
    expect([escapeFormula(cell), unescapeFormula(cell)]).toEqual([cell, cell]);
});
