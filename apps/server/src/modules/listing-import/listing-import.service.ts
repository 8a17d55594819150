import { createHash } from "node:crypto";
import type { ListingImport } from "@heirloop/contract/listing/listing.endpoints";
import { type ImportLayout, parseImportLayout } from "@heirloop/machines/listing-import/import-columns";
import { parseImportRow } from "@heirloop/machines/listing-import/import-row";
import { takenDownMessage } from "@heirloop/machines/listing/listing-moderation";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem, ProblemError } from "../../platform/problem.ts";
import type { UploadedFile } from "../../http/route.ts";
import { findUserById } from "../user/user.queries.ts";
import { createListing } from "../listing/listing.service.ts";
import { importPieces } from "./listing-import.jobs.ts";
import {
  changePiece,
  countOutcomes,
  countDuplicatesBefore,
  findCreatedBefore,
  findImport,
  findRejected,
  findRowBefore,
  findWaitingPieces,
  insertImport,
  setImportStatus,
} from "./listing-import.queries.ts";
import type { ListingImportPieceRow, ListingImportRow } from "./listing-import.table.ts";
import { parseCsv } from "./parse-csv.ts";

/** Rows per transaction: few enough to show progress and not to block others. */
const atATime = 25;

/** Stores a file; a job imports its rows. Throws `invalid` at `file`. */
export async function startImport(
  tx: Db,
  deps: Deps,
  caller: Caller,
  file: UploadedFile,
  now: Date,
): Promise<string> {
  const { headings, rows } = await parseCsv(file.bytes);
  const { missing } = parseImportLayout(headings);
  if (missing.length > 0) {
    const message = `The first row lacks ${missing.length === 1 ? "the heading" : "the headings"} ${missing.join(", ")}`;
    throw problem("invalid", { detail: message, errors: [{ path: "file", message }] });
  }
  const id = deps.newId();
  await insertImport(
    tx,
    {
      id,
      sellerId: caller.userId,
      fileName: file.name.slice(0, 120) || "pieces.csv",
      headings,
      status: "waiting",
      total: rows.length,
      createdAt: now,
    },
    rows.map((cells, at) => ({
      importId: id,
      row: at + 2,
      sellerId: caller.userId,
      cells,
      fingerprint: null,
      outcome: "waiting",
      listingId: null,
      problems: [],
    })),
  );
  await deps.jobs.enqueue(tx, importPieces, { importId: id });
  return id;
}

async function requireImport(db: Db, caller: Caller, id: string): Promise<ListingImportRow> {
  const listingImport = await findImport(db, id);
  if (listingImport?.sellerId !== caller.userId) throw problem("not-found");
  return listingImport;
}

export async function getImport(db: Db, caller: Caller, id: string) {
  const { fileName, status, total } = await requireImport(db, caller, id);
  const rejected = await findRejected(db, id);
  return {
    fileName,
    status,
    total,
    ...(await countOutcomes(db, id)),
    rejected: rejected.flatMap(({ row, problems }) => problems.map((one) => ({ row, ...one }))),
  } satisfies ListingImport;
}

export async function getRejectedRows(db: Db, caller: Caller, id: string) {
  const { headings } = await requireImport(db, caller, id);
  return { headings, rows: await findRejected(db, id) };
}

/**
 * Hashes a shop's SKU of a piece, or else all of its data. Identical rows are separate pieces, distinguished
 * by the number of identical rows before them.
 */
async function fingerprintOf(
  tx: Db,
  piece: ListingImportPieceRow,
  { sku, draft }: { sku: string | null; draft: object },
): Promise<string> {
  const said = sku === null ? [draft, await countDuplicatesBefore(tx, piece)] : [sku];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url");
}

/** A SKU that occurs twice in one file is a mistake, not an update of the same piece. */
const findNamesake = (
  tx: Db,
  piece: ListingImportPieceRow,
  { places }: ImportLayout,
  sku: string,
): Promise<number | null> => findRowBefore(tx, piece, places.get("sku") ?? 0, sku);

async function importPiece(
  tx: Db,
  deps: Deps,
  listingImport: ListingImportRow,
  piece: ListingImportPieceRow,
): Promise<void> {
  const layout = parseImportLayout(listingImport.headings);
  const read = parseImportRow(layout, piece.cells);
  if (!read.ok) return changePiece(tx, piece, { outcome: "rejected", problems: read.problems });
  const namesake = read.sku === null ? null : await findNamesake(tx, piece, layout, read.sku);
  if (namesake !== null) {
    const message = `Row ${namesake} has the same SKU: give each piece one of its own`;
    return changePiece(tx, piece, { outcome: "rejected", problems: [{ field: "sku", message }] });
  }
  const fingerprint = await fingerprintOf(tx, piece, read);
  const before = await findCreatedBefore(tx, listingImport.sellerId, fingerprint);
  if (before !== null && before.takenDownReason !== null) {
    const message = takenDownMessage(before.takenDownReason);
    return changePiece(tx, piece, { outcome: "rejected", problems: [{ field: "row", message }] });
  }
  if (before !== null) return changePiece(tx, piece, { outcome: "existing", fingerprint });
  const caller = { userId: listingImport.sellerId };
  try {
    const listing = await transaction(tx, (inner) =>
      createListing(inner, deps, caller, read.draft, deps.now()),
    );
    await changePiece(tx, piece, { outcome: "created", fingerprint, listingId: listing.id });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const problems = (error.details.errors ?? [{ path: "row", message: error.message }]).map(
      ({ path, message }) => ({ field: path === "images" ? "pictures" : path, message }),
    );
    await changePiece(tx, piece, { outcome: "rejected", problems });
  }
}

/** Imports the next rows of a file. Valid rows are kept even if others fail (docs/product.md §7). */
export async function importNextPieces(tx: Db, deps: Deps, importId: string): Promise<void> {
  const listingImport = await findImport(tx, importId);
  if (listingImport === null || listingImport.status === "done" || listingImport.status === "failed") return;
  const seller = await findUserById(tx, listingImport.sellerId);
  if (seller?.blockedAt !== null) return setImportStatus(tx, importId, "failed");
  const pieces = await findWaitingPieces(tx, importId, atATime);
  for (const piece of pieces) await importPiece(tx, deps, listingImport, piece);
  const ended = pieces.length < atATime;
  await setImportStatus(tx, importId, ended ? "done" : "running");
  if (!ended) await deps.jobs.enqueue(tx, importPieces, { importId });
}
