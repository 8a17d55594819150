import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const machineFiles = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".machine.ts"),
);

const testsBeside = (file: string): string[] =>
  readdirSync(join(source, dirname(file)))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(source, dirname(file), name), "utf8"));

/** A proof only counts when the test requires it to have no gaps. */
const proves = (text: string, machine: string): boolean =>
  new RegExp(String.raw`proveMachine\(\{\s*machine: ${machine}\b`).test(text) &&
  /expect\((?:\w+\.)?gaps\)\.toEqual\(\[\]\)|\bgaps: \[\]/.test(text);

test("finds machines", () => {
  expect(machineFiles).not.toEqual([]);
});

test.each(machineFiles)("%s is proven: a test next to it covers every state and transition", (file) => {
  const [, machine = ""] = /export const (\w+Machine)\b/.exec(readFileSync(join(source, file), "utf8")) ?? [];
  expect(machine).not.toBe("");
  expect(testsBeside(file).some((text) => proves(text, machine))).toBe(true);
});
