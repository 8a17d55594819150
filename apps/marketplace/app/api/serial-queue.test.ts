import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

test("sends changes one after another and returns only the last response", async () => {
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

test("rejects the caller of a failed change and still sends the next one", async () => {
  const change = createSerialQueue<string>();
  const refused = change(() => Promise.reject(new Error("Sold")));
  const next = change(async () => "next");
  await expect(refused).rejects.toThrow("Sold");
  expect(await next).toBe("next");
});
