import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BlobStore } from "./blob-store.ts";

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

/**
 * Tests that every implementation of {@link BlobStore} has to pass. `create` returns an empty store and a
 * cleanup function.
 */
export function blobStoreSuite(
  name: string,
  create: () => Promise<{ store: BlobStore; close: () => Promise<void> }>,
): void {
  describe(`blob store: ${name}`, () => {
    let store: BlobStore;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ store, close } = await create());
    });
    afterAll(() => close());

    const read = async (key: string): Promise<number[] | null> => {
      const found = await store.read(key);
      return found === null ? null : [...found];
    };

    test("reads what was written, byte for byte", async () => {
      await store.write("uploads/chair.webp", bytes(0, 255, 10, 13));
      expect(await read("uploads/chair.webp")).toEqual([0, 255, 10, 13]);
    });

    test("returns null for a key that was never written", async () => {
      expect(await read("uploads/never.webp")).toBeNull();
    });

    test("replaces the content of a key", async () => {
      await store.write("a/one", bytes(1));
      await store.write("a/one", bytes(2, 3));
      expect(await read("a/one")).toEqual([2, 3]);
    });

    test("removes a key and keeps the others, and accepts removing it again", async () => {
      await store.write("b/one", bytes(1));
      await store.write("b/two", bytes(2));
      await store.remove("b/one");
      await store.remove("b/one");
      expect([await read("b/one"), await read("b/two")]).toEqual([null, [2]]);
    });
  });
}
