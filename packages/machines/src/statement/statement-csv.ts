import { csvLine, type NumberCell } from "../csv/csv-line.ts";
import { statementColumns, type StatementColumn, type StatementEntry } from "./statement-entry.ts";

export const columnLabels: Readonly<Record<StatementColumn, string>> = {
  price: "Price",
  delivery: "Delivery",
  fee: "Our fee",
  share: "Owner’s share",
  refund: "Refund",
  payout: "Payout",
};

/** `-85.00`; dollars without a currency sign, so that spreadsheets can calculate with it. */
const dollars = (cents: number): NumberCell => ({ number: (cents / 100).toFixed(2) });
const optionalDollars = (cents: number | undefined) => (cents === undefined ? "" : dollars(cents));

export const statementCsvHead = csvLine([
  "Date (UTC)",
  "Description",
  "Order",
  "Pieces",
  ...statementColumns.map((column) => `${columnLabels[column]} (USD)`),
  "Change (USD)",
  "Balance (USD)",
]);

const balanceLine = (day: string, label: string, cents: number): string =>
  csvLine([day, label, "", "", ...statementColumns.map(() => ""), "", dollars(cents)]);

/** The first line of a statement after its head: the balance at the start of the month, in cents. */
export const getOpeningCsvLine = (month: string, cents: number): string =>
  balanceLine(`${month}-01`, "Opening balance", cents);

export const getEntryCsvLine = ({
  at,
  label,
  order,
  pieces,
  parts,
  amount,
  balance,
}: StatementEntry): string =>
  csvLine([
    at.slice(0, 10),
    label,
    order,
    pieces.join("; "),
    ...statementColumns.map((column) => optionalDollars(parts[column])),
    dollars(amount),
    dollars(balance),
  ]);

/** The last line: the balance at the end of the month, or of an unfinished one until now. `day`: `2026-11-30`. */
export const getClosingCsvLine = (day: string, isFinished: boolean, cents: number): string =>
  balanceLine(day, isFinished ? "Closing balance" : "Balance so far, the month is not finished", cents);
