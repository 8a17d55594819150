import { brand } from "@heirloop/contract/brand/brand";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { columnLabels } from "@heirloop/machines/statement/statement-csv";
import { statementColumns, type StatementEntry } from "@heirloop/machines/statement/statement-entry";
import { formatMonth } from "@heirloop/machines/statement/statement-month";
import type { Statement } from "./statement.service.ts";

const margin = 40;
const rowHeight = 26;
const fonts = { regular: "Helvetica", bold: "Helvetica-Bold" } as const;
const ink = { text: "#1f1b16", soft: "#6b6358", line: "#d8d0c4" } as const;

type Column = Readonly<{ label: string; width: number; align: "left" | "right" }>;

/** Points; together they fill a US Letter page in landscape. */
const columns: readonly Column[] = [
  { label: "Date", width: 52, align: "left" },
  { label: "Description", width: 190, align: "left" },
  ...statementColumns.map((column) => ({
    label: columnLabels[column],
    width: 57,
    align: "right" as const,
  })),
  { label: "Change", width: 60, align: "right" },
  { label: "Balance", width: 68, align: "right" },
];

/**
 * Text that the standard fonts contain (Windows-1252): other letters lose their accents, and what is left becomes
 * a question mark.
 */
export function toPrintable(text: string): string {
  const kept = /[^\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]/gu;
  return text
    .normalize("NFC")
    .replaceAll("−", "-")
    .replaceAll(kept, (letter) => letter.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(kept, "?"));
}

const optionalCents = (cents: number | undefined): string =>
  cents === undefined || cents === 0 ? "" : formatCents(cents);

type Doc = PDFKit.PDFDocument;
type Style = Readonly<{ font: "regular" | "bold"; size: number; color: "text" | "soft" }>;

const styles = {
  title: { font: "bold", size: 18, color: "text" },
  repeatedTitle: { font: "bold", size: 10, color: "text" },
  note: { font: "regular", size: 8, color: "soft" },
  cell: { font: "regular", size: 8, color: "text" },
  boldCell: { font: "bold", size: 8, color: "text" },
  detail: { font: "regular", size: 7, color: "soft" },
} as const satisfies Record<string, Style>;

type Place = Readonly<{ x: number; y: number; width: number; align?: Column["align"] }>;

/** Writes one line of text, cut off where it does not fit. */
function drawText(doc: Doc, { font, size, color }: Style, text: string, place: Place): void {
  const { x, y, width, align = "left" } = place;
  doc.font(fonts[font]).fontSize(size).fillColor(ink[color]);
  doc.text(toPrintable(text), x, y, { width, align, lineBreak: false, ellipsis: true, height: 12 });
}

function drawLine(doc: Doc, y: number): void {
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .stroke();
}

/** Writes one text into each column; empty ones are left out. */
function drawCells(doc: Doc, style: Style, texts: readonly string[], y: number): void {
  let x = margin;
  for (const [at, { width, align }] of columns.entries()) {
    const text = texts[at] ?? "";
    if (text !== "") drawText(doc, style, text, { x: x + 2, y, width: width - 4, align });
    x += width;
  }
}

type Titles = readonly [title: string, ...about: string[]];

/** Draws what stands above the rows of a page; returns the position of the first row. */
function drawPageTop(doc: Doc, [title, ...about]: Titles, page: number): number {
  const isFirst = page === 1;
  const line = { x: margin, width: doc.page.width - 2 * margin };
  drawText(doc, isFirst ? styles.title : styles.repeatedTitle, title, { ...line, y: margin });
  drawText(doc, styles.note, `Page ${page}`, { ...line, y: margin, align: "right" });
  let top = margin + (isFirst ? 26 : 16);
  if (isFirst) {
    for (const text of about) {
      drawText(doc, styles.note, text, { ...line, y: top });
      top += 12;
    }
    top += 8;
  }
  const labels = columns.map(({ label }) => label);
  drawCells(doc, styles.boldCell, labels, top);
  drawLine(doc, top + 12);
  return top + 14;
}

/** Draws the text below the description of a row. */
function drawDetail(doc: Doc, text: string, y: number): void {
  const [date, description] = columns;
  const x = margin + (date?.width ?? 0) + 2;
  drawText(doc, styles.detail, text, { x, y, width: (description?.width ?? 0) - 4 });
}

function collectBytes(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks)))).on("error", reject);
  });
}

type Writer = Readonly<{
  row: (cells: readonly string[], style?: { bold?: boolean; below?: string }) => void;
  finish: () => Promise<Uint8Array<ArrayBuffer>>;
}>;

/** A table over as many pages as it needs, each with its title and the names of the columns. */
function createWriter(doc: Doc, titles: Titles): Writer {
  const bytes = collectBytes(doc);
  let page = 0;
  let top = 0;
  const startPage = (): void => {
    doc.addPage();
    page += 1;
    top = drawPageTop(doc, titles, page);
  };
  startPage();
  return {
    row: (texts, { bold = false, below = "" } = {}) => {
      if (top + rowHeight > doc.page.height - margin) startPage();
      drawCells(doc, bold ? styles.boldCell : styles.cell, texts, top + 3);
      if (below !== "") drawDetail(doc, below, top + 13);
      top += rowHeight;
      drawLine(doc, top - 1);
    },
    finish: () => {
      doc.end();
      return bytes;
    },
  };
}

const entryCells = ({ at, label, parts, amount, balance }: StatementEntry): string[] => [
  at.slice(0, 10),
  label,
  ...statementColumns.map((column) => optionalCents(parts[column])),
  formatCents(amount),
  formatCents(balance),
];

const balanceCells = (day: string, label: string, cents: number): string[] => [
  day,
  label,
  ...statementColumns.map(() => ""),
  "",
  formatCents(cents),
];

/** Writes a statement as PDF, for the account called `name`. */
export async function writeStatementPdf(
  { month, lastDay, isFinished, opening, loadEntries }: Statement,
  { name, writtenAt }: { name: string; writtenAt: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded for the first statement, because it makes the server start slower.
  const { default: PDFDocument } = await import("pdfkit");
  const title = `${brand.name} statement, ${formatMonth(month)}`;
  const doc = new PDFDocument({
    size: "LETTER",
    layout: "landscape",
    margin: 0,
    autoFirstPage: false,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: writtenAt },
  });
  const writer = createWriter(doc, [
    title,
    `For ${name}. All amounts are in US dollars, and the month is that of UTC.`,
    isFinished
      ? `From ${month}-01 to ${lastDay}.`
      : `From ${month}-01 to ${lastDay}. The month is not finished: the statement will change.`,
    `The balance is what ${brand.name} owes you: what you earned and what was not sent to your bank yet.`,
  ]);
  writer.row(balanceCells(`${month}-01`, "Opening balance", opening), { bold: true });
  let balance = opening;
  for await (const entries of loadEntries()) {
    for (const entry of entries)
      writer.row(entryCells(entry), { below: `${entry.pieces.join(", ")} · ${entry.order}` });
    balance = entries.at(-1)?.balance ?? balance;
  }
  writer.row(balanceCells(lastDay, isFinished ? "Closing balance" : "Balance so far", balance), {
    bold: true,
  });
  return writer.finish();
}
