import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "./repository-root.ts";

const folder = join(repositoryRoot, "docs/decisions");
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
const records = readdirSync(folder).filter((file) => /^\d{4}-.+\.md$/.test(file));

test("numbers the records without gaps", () => {
  expect(records.map((file) => Number.parseInt(file, 10))).toEqual(records.map((_, index) => index + 1));
});

test("gives every record a status, a date and its sections", () => {
  const parts = [
    /^(?:- )?Status: /m,
    /^(?:- )?Date: \d{4}-\d{2}-\d{2}$/m,
    /^## Context$/m,
    /^## Decision$/m,
    /^## Consequences$/m,
  ];
  expect(records.filter((file) => !parts.every((part) => part.test(read(file))))).toEqual([]);
});

test("lists every record once in the index, by its title", () => {
  const listed = Array.from(read("README.md").matchAll(/^- \[(.+)\]\((.+)\)$/gm), ([, title, file]) => [
    file,
    title,
  ]);
  const titles = records.map((file) => [file, read(file).split("\n", 1)[0]?.replace(/^# /, "")]);
  expect(listed.toSorted()).toEqual(titles);
});
