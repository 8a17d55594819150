import { csvLine } from "../csv/csv-line.ts";

export type RejectedRow = {
  /** Spreadsheet row number; the headings are row 1. */
  row: number;
  cells: readonly string[];
  problems: ReadonlyArray<{ field: string; message: string }>;
};

/**
 * The rejected rows as uploaded, each with its errors in the last column. Once corrected, the file can be
 * imported as it is.
 */
export function rejectedCsv(headings: readonly string[], rows: readonly RejectedRow[]): string {
  return [
    csvLine([...headings, "row", "problem"]),
    ...rows.map(({ row, cells, problems }) =>
      csvLine([
        ...headings.map((_, place) => cells[place] ?? ""),
        String(row),
        problems.map(({ field, message }) => `${field}: ${message}`).join("; "),
      ]),
    ),
  ].join("");
}
