import { expect, test } from "vitest";
import { createAdmission } from "./admission.ts";

const staying = new AbortController().signal;

function start() {
  let delay = 0;
  const admission = createAdmission(() => delay);
  const finish: Array<() => void> = [];
  const work = () => new Promise<string>((resolve) => finish.push(() => resolve("done")));
  return {
    admit: (signal = staying) => admission.admit(work, signal),
    async finishOne() {
      finish.shift()?.();
      await new Promise(setImmediate);
    },
    /** Finishes what is running, and what starts in its place. */
    async finishAll() {
      while (finish.length > 0) {
        for (const end of finish.splice(0)) end();
        await new Promise(setImmediate);
      }
    },
    running: () => finish.length,
    setDelay: (milliseconds: number) => void (delay = milliseconds),
  };
}

const overloaded = { code: "overloaded", status: 503, details: { retryAfter: 2 } };

test("runs eight at a time, keeps 64 waiting, and refuses the next at once", async () => {
  const { admit, finishAll, running } = start();
  const accepted = Array.from({ length: 8 + 64 }, () => admit());
  await new Promise(setImmediate);
  expect(running()).toBe(8);
  await expect(admit()).rejects.toMatchObject(overloaded);
  await finishAll();
  expect(await Promise.all(accepted)).toEqual(accepted.map(() => "done"));
  const later = admit();
  await new Promise(setImmediate);
  await finishAll();
  expect(await later).toBe("done");
});

test("accepts eight at most while the event loop is very late, of which it runs three at a time", async () => {
  const { admit, finishAll, running, setDelay } = start();
  setDelay(151);
  const accepted = Array.from({ length: 8 }, () => admit());
  await new Promise(setImmediate);
  expect(running()).toBe(3);
  await expect(admit()).rejects.toMatchObject(overloaded);
  setDelay(150);
  accepted.push(admit());
  await finishAll();
  expect(await Promise.all(accepted)).toEqual(accepted.map(() => "done"));
});

test("starts nothing while more than three run and the event loop is late, and eight once it is on time", async () => {
  const { admit, finishOne, finishAll, running, setDelay } = start();
  const accepted = Array.from({ length: 5 }, () => admit());
  await new Promise(setImmediate);
  setDelay(21);
  accepted.push(...Array.from({ length: 9 }, () => admit()));
  await finishOne();
  await finishOne();
  expect(running()).toBe(3);
  await finishOne();
  expect(running()).toBe(3);
  setDelay(20);
  accepted.push(admit());
  await new Promise(setImmediate);
  expect(running()).toBe(8);
  await finishAll();
  expect(await Promise.all(accepted)).toEqual(accepted.map(() => "done"));
});

test("does not start work whose visitor has left", async () => {
  const { admit, finishAll, running } = start();
  const first = Array.from({ length: 8 }, () => admit());
  await new Promise(setImmediate);
  const visit = new AbortController();
  const left = Promise.allSettled([admit(visit.signal)]);
  visit.abort();
  await finishAll();
  expect(await Promise.all(first)).toEqual(first.map(() => "done"));
  expect(await left).toMatchObject([{ reason: { name: "AbortError" } }]);
  expect(running()).toBe(0);
});
