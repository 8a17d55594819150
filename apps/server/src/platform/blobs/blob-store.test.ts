import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BlobStore } from "./blob-store.ts";
import { blobStoreSuite } from "./blob-store.suite.ts";
import { createBoundedBlobStore } from "./bounded-blob-store.ts";
import { createDiskBlobStore } from "./disk-blob-store.ts";

const inFolder = (create: (folder: string) => BlobStore) => async () => {
  const folder = await mkdtemp(join(tmpdir(), "heirloop-blobs-"));
  return { store: create(folder), close: () => rm(folder, { recursive: true, force: true }) };
};

blobStoreSuite("on disk", inFolder(createDiskBlobStore));
blobStoreSuite(
  "on disk, bounded",
  inFolder((folder) => createBoundedBlobStore(folder, 1024 * 1024)),
);
