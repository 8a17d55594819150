import type { Db } from "../../platform/database/database.ts";
import { capturedEmailTable, type CapturedEmailRow } from "./saved-pieces.table.ts";

export async function upsertCapturedEmail(tx: Db, row: CapturedEmailRow): Promise<void> {
  await tx
    .insert(capturedEmailTable)
    .values(row)
    .onConflictDoUpdate({ target: capturedEmailTable.email, set: row });
}
