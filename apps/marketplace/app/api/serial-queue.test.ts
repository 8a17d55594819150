import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

test("changes are sent one after the other, and only what was said to the last of them counts", async () => {
  const change = createSerialQueue<string>();
  const { promise: later, resolve: letGo } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const first = change(async () => (sent.push("first"), await later, "first"));
  const second = change(async () => (sent.push("second"), "first and second"));
  await Promise.resolve();
  expect(sent).toEqual(["first"]);
  letGo();
  expect([await first, await second, sent]).toEqual([undefined, "first and second", ["first", "second"]]);
  expect(await change(async () => "all three")).toBe("all three");
});

test("one that is refused says so to whoever made it, and the next is sent all the same", async () => {
  const change = createSerialQueue<string>();
  const refused = change(() => Promise.reject(new Error("Sold")));
  const next = change(async () => "next");
  await expect(refused).rejects.toThrow("Sold");
  expect(await next).toBe("next");
});
