import { setImmediate as nextIteration } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

test("runs one render per iteration of the event loop, in order", async () => {
  const waitToRender = createRenderQueue();
  const turns: string[] = [];
  const pages = ["first", "second", "third"].map(async (page) => {
    await waitToRender();
    turns.push(page);
  });
  const turnsSeen: string[][] = [];
  while (turns.length < 3) {
    await nextIteration();
    turnsSeen.push([...turns]);
  }
  await Promise.all(pages);
  const counts = turnsSeen.map(({ length }) => length);
  expect(turns).toEqual(["first", "second", "third"]);
  expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBe(1);
});
