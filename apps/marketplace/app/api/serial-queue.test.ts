import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

test("sends changes one after another and returns only the last response", async () => {
  const { change } = createSerialQueue<string>();
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
  const { change } = createSerialQueue<string>();
  const refused = change(() => Promise.reject(new Error("Sold")));
  const next = change(async () => "next");
  await expect(refused).rejects.toThrow("Sold");
  expect(await next).toBe("next");
});

test("is settled once every change is answered, failed ones included", async () => {
  const { change, settled } = createSerialQueue<string>();
  const { promise: later, reject: fail } = Promise.withResolvers<string>();
  const done: string[] = [];
  const refused = change(() => later).catch(() => done.push("refused"));
  const next = change(async () => (done.push("sent"), "next"));
  const waiting = settled().then(() => done.push("settled"));
  await Promise.resolve();
  expect(done).toEqual([]);
  fail(new Error("Sold"));
  await Promise.all([refused, next, waiting]);
  expect(done.toSorted()).toEqual(["refused", "sent", "settled"]);
  expect(done.indexOf("sent")).toBeLessThan(done.indexOf("settled"));
});
