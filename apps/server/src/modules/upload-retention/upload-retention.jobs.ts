import { constants } from "@heirloop/contract/constants/marketplace-constants";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { defineJob, handleJob, handleJobOutside, recurring } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import {
  deleteUploads,
  lockUnusedUploads,
  markUploadsUsed,
  restoreUploads,
} from "../upload/upload.queries.ts";
import { findShownPictures } from "./picture-reference.queries.ts";

const day = 24 * 60 * 60 * 1000;
/** Small enough that the files of a batch are removed long before the job counts as dead, even in a slow store. */
const batchSize = 50;

const deleteUnused = defineJob("upload.delete-unused", z.object({}), { untilDone: true });
const removeFiles = defineJob(
  "upload.remove-files",
  z.object({
    uploads: z.array(z.object({ address: z.string(), ownerId: z.string(), createdAt: z.iso.datetime() })),
  }),
  { untilDone: true },
);
/** At most one is open, so servers do not compete for the same pictures. */
const enqueueBatch = ({ jobs }: Deps, tx: Db): Promise<void> =>
  jobs.enqueue(tx, deleteUnused, {}, { key: "batch" });

/**
 * Deletes the rows of a batch of old pictures that nothing uses, after which they cannot be used anymore, and enqueues
 * another batch if there may be more. The files go a day later: a server of the version before that has just seen the
 * row, and locks none, may still store the picture somewhere.
 */
async function deleteBatch(deps: Deps, tx: Db): Promise<void> {
  const now = deps.now().getTime();
  const uploads = await lockUnusedUploads(tx, new Date(now - constants.unusedPicturesKept), batchSize);
  const addresses = uploads.map(({ address }) => address);
  const shown = await findShownPictures(tx, addresses);
  await markUploadsUsed(tx, [...shown]);
  const unused = uploads.filter(({ address }) => !shown.has(address));
  await deleteUploads(
    tx,
    unused.map(({ address }) => address),
  );
  if (unused.length > 0)
    await deps.jobs.enqueue(
      tx,
      removeFiles,
      {
        uploads: unused.map(({ address, ownerId, createdAt }) => ({
          address,
          ownerId,
          createdAt: createdAt.toISOString(),
        })),
      },
      { runAt: new Date(now + day) },
    );
  if (uploads.length === batchSize) await enqueueBatch(deps, tx);
}

type Deleted = z.output<typeof removeFiles.payload>["uploads"];

/** Removes the files, except those of pictures that are shown after all, which get their rows back. */
async function removeFilesOf({ db, pictures }: Deps, uploads: Deleted): Promise<void> {
  const shown = await findShownPictures(
    db,
    uploads.map(({ address }) => address),
  );
  await restoreUploads(
    db,
    uploads
      .filter(({ address }) => shown.has(address))
      .map((upload) => ({ ...upload, createdAt: new Date(upload.createdAt), used: true })),
  );
  for (const { address } of uploads) {
    const key = pictures.uploadedKey(address);
    if (key !== null && !shown.has(address)) await pictures.remove(key);
  }
}

/** Deletes uploaded pictures that nothing has ever used (docs/decisions/0149-unused-pictures.md). */
export const uploadRetention: Module = {
  jobs: (deps) => [
    recurring("upload.delete-unused-daily", day, (tx) => enqueueBatch(deps, tx)),
    handleJob(deleteUnused, (_payload, tx) => deleteBatch(deps, tx)),
    handleJobOutside(removeFiles, ({ uploads }) => removeFilesOf(deps, uploads)),
  ],
};
