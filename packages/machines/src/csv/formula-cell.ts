/** The characters that start a formula in a spreadsheet. */
const formulaStart = /^[=+\-@\t\r]/;

/** Prefixes a formula with an apostrophe, so that spreadsheets read the cell as text. */
export const escapeFormula = (cell: string): string => (formulaStart.test(cell) ? `'${cell}` : cell);

/** The cell as it was before {@link escapeFormula}. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
