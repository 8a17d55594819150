import { escapeFormula } from "./formula-cell.ts";

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A number that a spreadsheet may calculate with: a negative one is not a formula. */
export type NumberCell = Readonly<{ number: string }>;
export type CsvCell = string | NumberCell;

/** One line of a CSV file (RFC 4180) whose texts spreadsheets do not take for formulas. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => (typeof cell === "string" ? quoted(escapeFormula(cell)) : cell.number)).join(",")}\r\n`;
