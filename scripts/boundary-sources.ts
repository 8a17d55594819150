import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { testFile } from "./boundary-rules.ts";

/** A rule about a file's path or text, for what imports do not show. */
export type SourceRule = {
  name: string;
  /** What to do instead. */
  comment: string;
  broken(file: SourceFile): boolean;
};

export type SourceFile = { path: string; text: string };

const code = /\.(ts|tsx|mts|js|mjs)$/;
const isTest = new RegExp(testFile);

/** Tools, tests and configuration are set up through the environment. */
function mayReadEnvironment(path: string): boolean {
  return (
    basename(path) === "env.ts" ||
    isTest.test(path) ||
    /^(scripts|bench|e2e|\.storybook)\//.test(path) ||
    !path.includes("/")
  );
}

function stripComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "$1");
}

export const sourceRules: SourceRule[] = [
  {
    name: "environment-in-env",
    comment:
      "Only env.ts reads environment variables. Add the setting to its schema and pass the value as a parameter.",
    broken: ({ path, text }) =>
      code.test(path) &&
      !mayReadEnvironment(path) &&
      /\bprocess\.env\b|\bfrom "node:process"|process\["env"\]/.test(stripComments(text)),
  },
  {
    name: "no-barrel",
    comment:
      "No index file and no `export *`: importers name the exact subpath, so that a page loads what it uses.",
    broken: ({ path, text }) =>
      /^(packages|apps|e2e)\//.test(path) &&
      code.test(path) &&
      ((/^index\.[mt]?[jt]sx?$/.test(basename(path)) && !path.includes("/routes/")) ||
        /^export \* /m.test(stripComments(text))),
  },
  {
    name: "folder-names-a-concept",
    comment:
      "No folder is called utils, helpers, common, lib or shared: name it after the concept that its files share.",
    broken: ({ path }) =>
      path
        .split("/")
        .slice(0, -1)
        .some((folder) => /^(utils?|helpers?|commons?|libs?|shared|misc)$/.test(folder)),
  },
  {
    name: "headless-without-dom",
    comment:
      "contract and machines compile without the DOM library: pass in what a browser provides as input or as a provided actor.",
    broken: ({ path, text }) =>
      (/^packages\/(contract|machines)\/tsconfig.*\.json$/.test(path) &&
        /"lib":\s*\[[^\]]*"dom/i.test(text)) ||
      (/^packages\/(contract|machines)\/src\//.test(path) &&
        /<reference\s+(lib="dom|types="node)/i.test(text)),
  },
  {
    name: "no-clock-in-machines",
    comment:
      "A machine reads no clock and no random number: take them as input, and express waiting as `after`.",
    broken: ({ path, text }) =>
      path.startsWith("packages/machines/src/") &&
      !isTest.test(path) &&
      /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\bperformance\.now\(|\bcrypto\.randomUUID\(/.test(
        stripComments(text),
      ),
  },
  {
    name: "file-endings",
    comment:
      "Write a relative import with its file extension (`./price.ts`): Node runs the sources directly.",
    broken: ({ path, text }) =>
      /^(packages|apps|e2e|bench)\//.test(path) &&
      /\.tsx?$/.test(path) &&
      /(?:from|import)\s*\(?\s*"\.{1,2}\/(?!(?:[^"]*\/)?\+types\/)(?:[^"]*\/)?[^"/]*(?<!\.(?:ts|tsx|css|json|js|mjs|svg|png|woff2)(?:\?[a-z]+)?)"/.test(
        stripComments(text),
      ),
  },
];

export type SourceViolation = { rule: string; comment: string; from: string };

export async function brokenSourceRules(root: string, paths: readonly string[]): Promise<SourceViolation[]> {
  const files = await Promise.all(
    paths
      .filter((path) => code.test(path) || path.endsWith(".json"))
      .map(async (path) => ({ path, text: await readFile(join(root, path), "utf8") })),
  );
  return sourceRules.flatMap(({ name, comment, broken }) =>
    files.filter((file) => broken(file)).map(({ path }) => ({ rule: name, comment, from: path })),
  );
}
