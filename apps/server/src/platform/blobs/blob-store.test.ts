import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startS3, testBucket } from "../../testing/s3-server.ts";
import type { BlobStore } from "./blob-store.ts";
import { blobStoreSuite } from "./blob-store.suite.ts";
import { createBoundedBlobStore } from "./bounded-blob-store.ts";
import { createDiskBlobStore } from "./disk-blob-store.ts";
import { createS3BlobStore, type S3Settings } from "./s3-blob-store.ts";

const inFolder = (create: (folder: string) => BlobStore) => async () => {
  const folder = await mkdtemp(join(tmpdir(), "heirloop-blobs-"));
  return { store: create(folder), close: () => rm(folder, { recursive: true, force: true }) };
};

blobStoreSuite("on disk", inFolder(createDiskBlobStore));
blobStoreSuite(
  "on disk, bounded",
  inFolder((folder) => createBoundedBlobStore(folder, 1024 * 1024)),
);

blobStoreSuite("on S3", async () => {
  const server = await startS3();
  const store = createS3BlobStore({ ...testBucket, endpoint: server.endpoint });
  return {
    store,
    async close() {
      store.close();
      await server.close();
    },
  };
});

const openS3 = (given: Partial<S3Settings>): BlobStore => {
  const store = createS3BlobStore({ ...testBucket, endpoint: null, ...given });
  onTestFinished(() => store.close());
  return store;
};

test("returns 503 when S3 refuses connections", async () => {
  const store = openS3({ endpoint: "http://127.0.0.1:1" });
  await expect(store.read("uploads/chair.webp")).rejects.toMatchObject({ status: 503 });
  await expect(store.write("uploads/chair.webp", new Uint8Array([1]))).rejects.toMatchObject({ status: 503 });
  await expect(store.remove("uploads/chair.webp")).rejects.toMatchObject({ status: 503 });
});

test("returns 503 when S3 closes every connection", async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const store = openS3({ endpoint: `http://127.0.0.1:${port}` });
  await expect(store.read("uploads/chair.webp")).rejects.toMatchObject({ status: 503 });
});

test("returns 503 for a missing bucket, with the cause for the log", async () => {
  const server = await startS3();
  onTestFinished(() => server.close());
  const store = openS3({ endpoint: server.endpoint, bucket: "elsewhere" });
  await expect(store.read("uploads/chair.webp")).rejects.toMatchObject({
    status: 503,
    cause: { name: "NoSuchBucket" },
  });
});
