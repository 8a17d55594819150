import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { parseImportLayout } from "@heirloop/machines/listing-import/import-columns";
import { parseImportRow } from "@heirloop/machines/listing-import/import-row";
import { takenDownMessage } from "@heirloop/machines/listing/listing-moderation";
import { rejectedCsv, type RejectedRow } from "@heirloop/machines/listing-import/rejected-csv";
import { createMockListing } from "./listing-change.mock.ts";
import { mock, type MockCaller, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import type { MockImport, MockWorld } from "./mock-world.ts";

/** Rows of cells; enough of CSV for tests and stories: commas, quotes, and no line breaks within a cell. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = ""]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");

function readFile(text: string): { headings: string[]; rows: string[][] } {
  const [headings, ...rows] = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map(cellsOf)
    .filter(isFilled);
  if (headings === undefined) throw badField("file", "This file is empty");
  if (rows.length === 0) throw badField("file", "There are headings in this file and no pieces");
  return { headings, rows };
}

function importFile(
  world: MockWorld,
  { account }: MockCaller,
  fileName: string,
  { headings, rows }: { headings: string[]; rows: string[][] },
): MockImport {
  const layout = parseImportLayout(headings);
  if (layout.missing.length > 0)
    throw badField(
      "file",
      `The first row lacks ${layout.missing.length === 1 ? "the heading" : "the headings"} ${layout.missing.join(", ")}`,
    );
  const rejected: RejectedRow[] = [];
  const rowsOfSku = new Map<string, number>();
  const counts = { created: 0, existing: 0, withoutPictures: 0 };
  for (const [at, cells] of rows.entries()) {
    const read = parseImportRow(layout, cells);
    if (!read.ok) {
      rejected.push({ row: at + 2, cells, problems: read.problems });
      continue;
    }
    const namesake = read.sku === null ? undefined : rowsOfSku.get(read.sku);
    if (read.sku !== null && namesake === undefined) rowsOfSku.set(read.sku, at + 2);
    if (namesake !== undefined) {
      const message = `Row ${namesake} has the same SKU: give each piece one of its own`;
      rejected.push({ row: at + 2, cells, problems: [{ field: "sku", message }] });
      continue;
    }
    const duplicates = rows.slice(0, at).filter((other) => other.join("\n") === cells.join("\n")).length;
    const print = JSON.stringify([account.id, read.sku ?? [read.draft, duplicates]]);
    const before = world.importedRows.get(print);
    const takenDown = before === undefined ? null : world.index.listings.get(before)?.takenDown;
    if (takenDown) {
      const message = takenDownMessage(takenDown.reason);
      rejected.push({ row: at + 2, cells, problems: [{ field: "row", message }] });
      continue;
    }
    if (before !== undefined) {
      counts.existing += 1;
      continue;
    }
    const { id } = createMockListing(world, account, read.draft);
    world.importedRows.set(print, id);
    counts.created += 1;
    if (read.draft.images.length === 0) counts.withoutPictures += 1;
  }
  return {
    id: world.newId(),
    sellerId: account.id,
    headings,
    rejected,
    status: {
      fileName,
      status: "done",
      total: rows.length,
      ...counts,
      rejected: rejected.flatMap(({ row, problems }) => problems.map((one) => ({ row, ...one }))),
    },
  };
}

function importOf({ imports }: MockWorld, id: string, { account }: MockCaller): MockImport {
  const found = imports.find((one) => one.id === id && one.sellerId === account.id);
  if (found === undefined) throw problem("not-found");
  return found;
}

export const listingImportMocks: readonly MockRoute[] = [
  mock(listingEndpoints.import, async ({ file, caller, world }) => {
    const made = importFile(world, caller, file.name, readFile(await file.text()));
    world.imports.push(made);
    return { importId: made.id };
  }),
  mock(
    listingEndpoints.importStatus,
    ({ params, caller, world }) => importOf(world, params.id, caller).status,
  ),
  mock(listingEndpoints.importRejected, ({ params, caller, world }) => {
    const { headings, rejected } = importOf(world, params.id, caller);
    return rejectedCsv(headings, rejected);
  }),
];
