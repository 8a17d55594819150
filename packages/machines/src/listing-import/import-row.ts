import { importedDraftSchema } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { numberOf } from "@heirloop/contract/number/number-of";
import type { ImportColumn, ImportLayout } from "./import-columns.ts";

export type ImportProblem = { field: ImportColumn; message: string };
export type ParsedRow =
  | { ok: true; draft: ListingDraft; sku: string | null }
  | { ok: false; problems: readonly ImportProblem[] };

/** The file column of each draft field. */
const columnOf: Readonly<Record<string, ImportColumn>> = {
  conditionNotes: "condition_notes",
  subCategory: "sub_category",
  images: "pictures",
  delivery: "delivery",
  "dimensions.width": "width",
  "dimensions.depth": "depth",
  "dimensions.height": "height",
  title: "title",
  description: "description",
  price: "price",
  brand: "brand",
  condition: "condition",
  category: "category",
  type: "type",
  materials: "materials",
  style: "style",
  color: "color",
  rooms: "rooms",
  weight: "weight",
  comesApart: "comes_apart",
};

/** Error texts worded for a spreadsheet. */
const words: Partial<Record<ImportColumn, string>> = {
  price: amountMessage,
  condition: "Use new, like new, excellent, good, fair or restored",
  width: "Enter the width in inches, more than 0 and at most 400",
  depth: "Enter the depth in inches, more than 0 and at most 400",
  height: "Enter the height in inches, more than 0 and at most 400",
  weight: "Enter the weight in pounds, more than 0 and at most 2000",
  comes_apart: "Enter legs, disassembles or no",
};

const yes = ["yes", "y", "true", "1", "x"];
const no = ["", "no", "n", "false", "0"];

const several = (cell: string): string[] =>
  cell
    .split(/[;|,]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** `72.5`, `72,5` and `72"` → 72.5; anything else → NaN. */
const measure = (cell: string): number =>
  numberOf(cell.replace(/(?:"|”|in|inches|lb|lbs)\.?$/i, "")) ?? Number.NaN;

function switches(
  cellOf: (column: ImportColumn) => string,
): { pickup: boolean; delivery: boolean } | ImportProblem {
  const [pickup, delivery] = [cellOf("pickup").toLowerCase(), cellOf("delivery").toLowerCase()];
  for (const [field, cell] of [
    ["pickup", pickup],
    ["delivery", delivery],
  ] as const)
    if (!yes.includes(cell) && !no.includes(cell)) return { field, message: "Enter yes or no" };
  // A row that says nothing about either offers both.
  if (pickup === "" && delivery === "") return { pickup: true, delivery: true };
  return { pickup: yes.includes(pickup), delivery: yes.includes(delivery) };
}

/**
 * Parses one row of an import file into a draft, or returns every error in it, at most one per column
 * (docs/product.md §7).
 */
export function parseImportRow({ places }: ImportLayout, cells: readonly string[]): ParsedRow {
  const cellOf = (column: ImportColumn): string => (cells[places.get(column) ?? -1] ?? "").trim();
  const offered = switches(cellOf);
  const checked = importedDraftSchema.safeParse({
    title: cellOf("title"),
    description: cellOf("description"),
    price: centsOf(cellOf("price")),
    images: several(cellOf("pictures")),
    brand: cellOf("brand") || null,
    condition: cellOf("condition")
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_"),
    conditionNotes: cellOf("condition_notes") || null,
    category: cellOf("category"),
    subCategory: cellOf("sub_category"),
    type: cellOf("type"),
    materials: several(cellOf("materials")),
    style: cellOf("style") || null,
    color: cellOf("color") || null,
    rooms: several(cellOf("rooms")),
    dimensions: {
      width: measure(cellOf("width")),
      depth: measure(cellOf("depth")),
      height: measure(cellOf("height")),
    },
    comesApart: cellOf("comes_apart").toLowerCase() || null,
    weight: cellOf("weight") === "" ? null : measure(cellOf("weight")),
    delivery: "field" in offered ? { pickup: true, delivery: true } : offered,
  });
  const problems = new Map<ImportColumn, string>();
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = columnOf[path.join(".")] ?? columnOf[String(path[0])];
    if (field !== undefined && !problems.has(field)) problems.set(field, words[field] ?? message);
  }
  if ("field" in offered && !problems.has(offered.field)) problems.set(offered.field, offered.message);
  if (!checked.success || problems.size > 0)
    return { ok: false, problems: [...problems].map(([field, message]) => ({ field, message })) };
  return { ok: true, draft: checked.data, sku: cellOf("sku") || null };
}
