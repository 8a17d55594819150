import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBoundedBlobStore } from "./bounded-blob-store.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "heirloop-bounded-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kilobyte = new Uint8Array(1000);
const names = Array.from({ length: 12 }, (_, index) => `sofa-${index}/160.webp`);

test("keeps what fits", async () => {
  const storage = createBoundedBlobStore(folder, 12_000);
  for (const name of names) await storage.write(name, kilobyte);
  const contents = await Promise.all(names.map((name) => storage.read(name)));
  expect(contents.filter((bytes) => bytes !== null)).toHaveLength(12);
});

test("removes the oldest files above the limit", async () => {
  const storage = createBoundedBlobStore(folder, 5000);
  for (const [index, name] of names.entries()) {
    await storage.write(name, kilobyte);
    await utimes(join(folder, name), index, index);
  }
  await storage.write("last/160.webp", kilobyte);
  const contents = await Promise.all(names.map((name) => storage.read(name)));
  expect(contents.map((bytes) => bytes !== null)).toEqual(names.map((_, index) => index >= 8));
  expect(await storage.read("last/160.webp")).not.toBeNull();
});

test("counts files left by an earlier process", async () => {
  const earlier = createBoundedBlobStore(folder, 100_000);
  for (const name of names) await earlier.write(name, kilobyte);
  const storage = createBoundedBlobStore(folder, 5000);
  await storage.write("last/160.webp", kilobyte);
  const contents = await Promise.all(names.map((name) => storage.read(name)));
  expect(contents.filter((bytes) => bytes !== null).length).toBeLessThan(5);
});
