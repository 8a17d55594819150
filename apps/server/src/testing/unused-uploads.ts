import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { eq } from "drizzle-orm";
import { uploadRetention } from "../modules/upload-retention/upload-retention.jobs.ts";
import { uploadTable } from "../modules/upload/upload.table.ts";
import type { Db } from "../platform/database/database.ts";
import { transaction } from "../platform/database/transaction.ts";
import { uploadedPicture, type TestPerson } from "./marketplace-world.ts";
import type { TestServer } from "./test-server.ts";

export const day = 24 * 60 * 60 * 1000;

/** Uploads a picture as long ago as unused ones are kept, and a day more or less; returns its path. */
export async function oldUpload(
  server: TestServer,
  { token }: TestPerson,
  {
    visibility = "public",
    daysOver = 1,
  }: { visibility?: "public" | "private" | undefined; daysOver?: number } = {},
): Promise<string> {
  const [address = ""] = (await uploadedPicture(server, token, visibility)).split("?");
  const createdAt = new Date(server.clock.now().getTime() - constants.unusedPicturesKept - daysOver * day);
  await server.db.update(uploadTable).set({ createdAt }).where(eq(uploadTable.address, address));
  return address;
}

/** Whether the upload is marked as used; null if it was deleted. */
export async function isMarked({ db }: TestServer, address: string): Promise<boolean | null> {
  const [row] = await db.select().from(uploadTable).where(eq(uploadTable.address, address));
  return row?.used ?? null;
}

/** Runs a job of the module in a transaction of the caller. */
export async function runRetentionJob({ deps }: TestServer, name: string, tx: Db): Promise<void> {
  const job = (uploadRetention.jobs?.(deps) ?? []).find(({ kind }) => kind.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  await job.run({}, tx, name);
}

/** Deletes the rows of unused pictures; their files are removed by the jobs of the next day. */
export async function deleteUnusedUploads(server: TestServer): Promise<void> {
  await transaction(server.db, (tx) => runRetentionJob(server, "upload.delete-unused-daily", tx));
  await server.deps.jobs.runDue();
}

export async function runJobsOfNextDay({ clock, deps }: TestServer): Promise<void> {
  clock.advance(day);
  await deps.jobs.runDue();
}
