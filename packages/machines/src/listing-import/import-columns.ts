/** Column headings of an import file; the first ten are required (docs/product.md §7). */
export const importColumns = [
  "title",
  "description",
  "price",
  "condition",
  "category",
  "sub_category",
  "type",
  "width",
  "depth",
  "height",
  "brand",
  "condition_notes",
  "materials",
  "style",
  "color",
  "rooms",
  "weight",
  "comes_apart",
  "pickup",
  "delivery",
  "pictures",
  "sku",
] as const;
export type ImportColumn = (typeof importColumns)[number];

const needed = importColumns.slice(0, 10);

/** Other headings that sellers use. */
const otherNames = new Map<string, ImportColumn>(
  Object.entries({
    name: "title",
    subcategory: "sub_category",
    kind: "type",
    maker: "brand",
    notes: "condition_notes",
    material: "materials",
    colour: "color",
    room: "rooms",
    picture: "pictures",
    images: "pictures",
    image: "pictures",
  } satisfies Record<string, ImportColumn>),
);

const isColumn = (name: string): name is ImportColumn => importColumns.some((column) => column === name);

function columnNamed(heading: string): ImportColumn | null {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return isColumn(name) ? name : (otherNames.get(name) ?? null);
}

export type ImportLayout = {
  /** The position of each column in a row, from 0. */
  places: ReadonlyMap<ImportColumn, number>;
  /** Required columns that are missing. */
  missing: readonly ImportColumn[];
};

/** Reads the headings of a file. Unknown ones are ignored; of duplicates, the first counts. */
export function parseImportLayout(headings: readonly string[]): ImportLayout {
  const places = new Map<ImportColumn, number>();
  for (const [place, heading] of headings.entries()) {
    const column = columnNamed(heading);
    if (column !== null && !places.has(column)) places.set(column, place);
  }
  return { places, missing: needed.filter((column) => !places.has(column)) };
}
