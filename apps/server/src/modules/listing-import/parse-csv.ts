import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { unescapeFormula } from "@heirloop/machines/csv/formula-cell";
import { CsvError, parse } from "csv-parse";
import { problem } from "../../platform/problem.ts";

export type Sheet = { headings: string[]; rows: string[][] };

const refuse = (message: string, cause?: unknown) =>
  problem("invalid", { detail: message, errors: [{ path: "file", message }], cause });

/** Spreadsheets save as UTF-8 or Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw refuse("This is not a CSV file: save the sheet as CSV first");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Returns the delimiter that occurs most often in the headings. */
function separatorOf(text: string): string {
  const [headings = ""] = text.split("\n", 1);
  const often = (sign: string) => headings.split(sign).length;
  return [";", "\t"].reduce((best, sign) => (often(sign) > often(best) ? sign : best), ",");
}

/**
 * Reads a file of at most `importMaximumBytes` and `importMaximumRows`; throws `invalid` at `file`. Blank
 * rows are left out.
 */
export async function parseCsv(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.byteLength > constants.importMaximumBytes) throw problem("too-large");
  const text = decode(bytes);
  const parser = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  const lines: string[][] = [];
  try {
    for await (const record of parser) {
      const cells: unknown = record;
      if (Array.isArray(cells)) lines.push(cells.map((cell) => unescapeFormula(String(cell))));
      if (lines.length > constants.importMaximumRows + 1)
        throw refuse(
          `Import at most ${constants.importMaximumRows.toLocaleString("en-US")} pieces at a time`,
        );
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw refuse(`Row ${parser.info.records + 1} cannot be read: look at its quotation marks`, error);
    throw error;
  }
  const [headings, ...rows] = lines;
  if (headings === undefined) throw refuse("This file is empty");
  if (rows.length === 0) throw refuse("There are headings in this file and no pieces");
  return { headings, rows };
}
