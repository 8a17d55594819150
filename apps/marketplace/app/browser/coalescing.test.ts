import { expect, test } from "vitest";
import { createCoalescing } from "./coalescing.ts";

/** Work that the test ends. */
function createWork() {
  const begun: string[] = [];
  const endings: Array<PromiseWithResolvers<void>> = [];
  const work = (name: string) => (): Promise<void> => {
    begun.push(name);
    const ending = Promise.withResolvers<void>();
    endings.push(ending);
    return ending.promise;
  };
  return { begun, endings, work };
}

test("runs once more after what is under way, for all calls in between", async () => {
  const runCoalesced = createCoalescing();
  const { begun, endings, work } = createWork();
  const first = runCoalesced(work("first"));
  const others = [runCoalesced(work("second")), runCoalesced(work("third"))];
  expect(begun).toEqual(["first"]);
  endings[0]?.resolve();
  await first;
  await Promise.resolve();
  expect(begun).toEqual(["first", "third"]);
  endings[1]?.resolve();
  await Promise.all(others);
  void runCoalesced(work("fourth"));
  expect(begun).toEqual(["first", "third", "fourth"]);
});

test("goes on after work that failed", async () => {
  const runCoalesced = createCoalescing();
  const { begun, endings, work } = createWork();
  const first = runCoalesced(work("first"));
  const second = runCoalesced(work("second"));
  endings[0]?.reject(new Error("unreachable"));
  await expect(first).rejects.toThrow("unreachable");
  await Promise.resolve();
  expect(begun).toEqual(["first", "second"]);
  endings[1]?.resolve();
  await second;
});
