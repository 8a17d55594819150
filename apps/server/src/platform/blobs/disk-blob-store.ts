import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BlobStore } from "./blob-store.ts";

const keyForm = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** No such file, a file instead of a folder, or a name that is too long. */
const nowhere = new Set<unknown>(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

/** Files in one folder. Writes are atomic. */
export function createDiskBlobStore(folder: string): BlobStore {
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
    return join(folder, key);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}.part`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && "code" in error && nowhere.has(error.code)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
