import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repositoryRoot } from "./repository-root.ts";

/** One mistake for each rule that this repository relies on; the first line of the file is enough. */
const mistakes: Record<string, { path?: string; text: string }> = {
  "typescript(no-explicit-any)": { text: "export const value: any = 1;" },
  "typescript(no-non-null-assertion)": { text: "export const first = [1].at(0)!;" },
  "typescript(no-unsafe-type-assertion)": { text: 'export const text = JSON.parse("1") as string;' },
  "typescript(no-floating-promises)": {
    text: "async function late(): Promise<void> {}\nlate();\nexport {};",
  },
  "typescript(consistent-type-imports)": {
    text: 'import { Stats } from "node:fs";\nexport type Kept = Stats;',
  },
  "typescript(switch-exhaustiveness-check)": {
    text: 'export function price(side: "buy" | "sell"): void {\n  switch (side) {\n    case "buy":\n      return;\n  }\n}',
  },
  "eslint(no-console)": { text: 'console.log("here");' },
  "eslint(no-restricted-imports)": { text: 'import * as z from "zod";\nexport const schema = z;' },
  "import(no-default-export)": { text: "export default 1;" },
  "unicorn(filename-case)": { path: "packages/contract/src/OrderPrice.ts", text: "export const price = 1;" },
  "react-hooks(rules-of-hooks)": {
    path: "packages/ui/src/patterns/wrong.tsx",
    text: 'import { useState } from "react";\nexport function Wrong({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}',
  },
  "jsx-a11y(alt-text)": {
    path: "packages/ui/src/patterns/silent.tsx",
    text: 'export function Silent() {\n  return <img src="chair.webp" />;\n}',
  },
  "eslint(no-restricted-properties)": {
    path: "packages/machines/src/chance.ts",
    text: "export const chance = Math.random();",
  },
  "vitest(no-focused-tests)": {
    path: "packages/contract/src/only.test.ts",
    text: 'import { expect, test } from "vitest";\ntest.only("one", () => {\n  expect(1).toBe(1);\n});',
  },
};

let tree = "";
let found: Map<string, Set<string>>;

const pathOf = (rule: string): string =>
  mistakes[rule]?.path ?? `packages/contract/src/${rule.replaceAll(/[^a-z]+/g, "-").replace(/-$/, "")}.ts`;

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), "heirloop-lint-"));
  await cp(join(repositoryRoot, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
  await cp(join(repositoryRoot, "tsconfig.base.json"), join(tree, "tsconfig.base.json"));
  const config = {
    extends: "./tsconfig.base.json",
    compilerOptions: { noEmit: true, types: [] },
    include: ["packages"],
  };
  await writeFile(join(tree, "tsconfig.json"), JSON.stringify(config));
  for (const [rule, { text }] of Object.entries(mistakes)) {
    await mkdir(dirname(join(tree, pathOf(rule))), { recursive: true });
    await writeFile(join(tree, pathOf(rule)), `${text}\n`);
  }
  const { stdout } = spawnSync(join(repositoryRoot, "node_modules/.bin/oxlint"), ["--format", "json"], {
    cwd: tree,
    encoding: "utf8",
    timeout: 30_000,
    // A link to node_modules would be linted as well.
    env: { ...process.env, OXLINT_TSGOLINT_PATH: join(repositoryRoot, "node_modules/.bin/tsgolint") },
  });
  const { diagnostics }: { diagnostics: Array<{ code: string; filename: string }> } = JSON.parse(stdout);
  found = new Map();
  for (const { code, filename } of diagnostics)
    found.set(filename, (found.get(filename) ?? new Set()).add(code));
});

afterAll(async () => {
  await rm(tree, { recursive: true, force: true });
});

test.each(Object.keys(mistakes))("finds a planted mistake with %s", (rule) => {
  expect([...(found.get(pathOf(rule)) ?? [])]).toContain(rule);
});
