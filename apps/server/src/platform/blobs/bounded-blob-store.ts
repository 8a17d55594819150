import { glob, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createDiskBlobStore } from "./disk-blob-store.ts";
import type { BlobStore } from "./blob-store.ts";

/**
 * Shares of the limit: how much may be written before the folder is measured again, and how much is kept
 * after a cleanup.
 */
const share = { written: 0.1, left: 0.9 };

/**
 * Stores reproducible files in one folder, at most about `maxBytes` in total: the oldest are removed first.
 * The folder is measured at the first write and then each time a tenth of the limit has been written.
 */
export function createBoundedBlobStore(folder: string, maxBytes: number): BlobStore {
  const disk = createDiskBlobStore(folder);
  let unmeasured = Number.POSITIVE_INFINITY;
  let trimming: Promise<void> = Promise.resolve();

  async function trim(): Promise<void> {
    const files = await measure(folder);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= maxBytes) return;
    for (const { path, bytes } of files.toSorted((one, other) => one.changed - other.changed)) {
      if (total <= maxBytes * share.left) return;
      await rm(path, { force: true });
      total -= bytes;
    }
  }

  return {
    ...disk,
    async write(key, bytes) {
      await disk.write(key, bytes);
      unmeasured += bytes.byteLength;
      if (unmeasured < maxBytes * share.written) return;
      unmeasured = 0;
      trimming = trimming.then(trim, trim);
      await trimming;
    },
  };
}

type MeasuredFile = { path: string; bytes: number; changed: number };

async function measure(folder: string): Promise<MeasuredFile[]> {
  const files: MeasuredFile[] = [];
  for await (const name of glob("**/*", { cwd: folder })) {
    const path = join(folder, name);
    // Another request may have removed it in the meantime.
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, bytes: found.size, changed: found.mtimeMs });
  }
  return files;
}
