import { csvLine } from "../csv/csv-line.ts";
import { type ImportColumn, importColumns } from "./import-columns.ts";

const examples: ReadonlyArray<Partial<Record<ImportColumn, string>>> = [
  {
    title: "Walnut sideboard, three doors",
    description: "Danish, around 1962, in one family ever since.",
    price: "2250",
    condition: "excellent",
    category: "furniture",
    sub_category: "storage",
    type: "sideboards",
    width: "72.5",
    depth: "18",
    height: "31",
    brand: "Arne Vodder",
    condition_notes: "One pale ring on the top.",
    materials: "walnut; brass",
    style: "mid century modern",
    color: "brown",
    rooms: "living room; dining room",
    weight: "140",
    comes_apart: "legs",
    pickup: "yes",
    delivery: "yes",
    sku: "SB-014",
  },
  {
    title: "Dining chair with paper-cord seat",
    description: "New cord last spring.",
    price: "420",
    condition: "restored",
    category: "seating",
    sub_category: "chairs",
    type: "dining chairs",
    width: "20",
    depth: "21",
    height: "30",
    materials: "oak; paper cord",
    style: "scandinavian",
    color: "natural",
    rooms: "dining room",
    weight: "11",
    pickup: "yes",
    delivery: "no",
    sku: "CH-220",
  },
];

/** An import file to start from: every heading and two pieces. */
export const exampleCsv = [
  csvLine(importColumns),
  ...examples.map((example) => csvLine(importColumns.map((column) => example[column] ?? ""))),
].join("");
