import { escapeFormula } from "./formula-cell.ts";

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const line = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(escapeFormula(cell))).join(",")}\r\n`;

export type RejectedRow = {
  /** As a spreadsheet counts: the headings are row 1. */
  row: number;
  cells: readonly string[];
  problems: ReadonlyArray<{ field: string; message: string }>;
};

/** The rows that were turned away as they came, each with what is wrong at its end: mended, the file can be imported as it is. */
export function rejectedCsv(headings: readonly string[], rows: readonly RejectedRow[]): string {
  return [
    line([...headings, "row", "problem"]),
    ...rows.map(({ row, cells, problems }) =>
      line([
        ...headings.map((_, place) => cells[place] ?? ""),
        String(row),
        problems.map(({ field, message }) => `${field}: ${message}`).join("; "),
      ]),
    ),
  ].join("");
}
