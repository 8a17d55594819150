import { glob } from "node:fs/promises";
import { cruise } from "dependency-cruiser";
import type { ICruiseOptions } from "dependency-cruiser";
import { importRules } from "./boundary-rules.ts";
import { brokenSourceRules } from "./boundary-sources.ts";
import { acyclicFolders, folderCycles } from "./folder-cycles.ts";
import { repositoryRoot } from "./repository-root.ts";

export type Violation = { rule: string; comment: string; from: string; to?: string };
export type BoundaryReport = { violations: Violation[]; modules: number; imports: number };

const ignored = String.raw`(^|/)(node_modules|build|dist|\.react-router|\.data|test-results)/`;

/**
 * Checks every import and every source file below `root` against the rules of docs/architecture.md.
 *
 * @throws Error when the tree cannot be read; violations are returned.
 */
export async function checkBoundaries(root: string): Promise<BoundaryReport> {
  const files = await sourcesBelow(root);
  const options: ICruiseOptions = {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: importRules },
    // Type imports count as imports: a dependency in the wrong direction is one even for a type.
    tsPreCompilationDeps: true,
    parser: "tsc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: String.raw`(^|/)(build|dist|\.react-router)/` },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module-sync", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  };
  const code = files.filter((path) => /^(packages|apps|e2e)\/.*\.tsx?$/.test(path));
  const { output } = await cruise(code, options);
  if (typeof output === "string")
    throw new Error("dependency-cruiser answered with text instead of a result.");
  const comments = new Map(importRules.map((rule) => [rule.name, rule.comment]));
  const broken = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    comment: comments.get(rule.name) ?? "",
    from,
    to,
  }));
  const cycles = folderCycles(output.modules).map((found) => ({
    rule: acyclicFolders.name,
    comment: acyclicFolders.comment,
    ...found,
  }));
  return {
    violations: [...broken, ...cycles, ...(await brokenSourceRules(root, files))],
    modules: code.length,
    imports: output.summary.totalDependenciesCruised ?? 0,
  };
}

async function sourcesBelow(root: string): Promise<string[]> {
  const skip = new RegExp(ignored);
  const paths: string[] = [];
  const patterns = [
    "packages/**/*.{ts,tsx,mts,js,mjs,json}",
    "apps/**/*.{ts,tsx,mts,js,mjs,json}",
    "e2e/**/*.{ts,tsx,json}",
    "scripts/**/*.ts",
    "bench/**/*.ts",
    "*.ts",
  ];
  for await (const path of glob(patterns, {
    cwd: root,
    exclude: (name) => name === "node_modules" || name === "build" || name === "dist",
  })) {
    if (!skip.test(path)) paths.push(path);
  }
  return paths.toSorted();
}

function print({ violations, modules, imports }: BoundaryReport): void {
  for (const [rule, found] of Map.groupBy(violations, (violation) => violation.rule)) {
    console.error(`\n${rule}: ${found[0]?.comment ?? ""}`);
    for (const { from, to } of found)
      console.error(to === undefined || to === from ? `  ${from}` : `  ${from} → ${to}`);
  }
  const summary = `${modules} files, ${imports} imports`;
  if (violations.length === 0) console.log(`Boundaries hold: ${summary}.`);
  else console.error(`\n${violations.length} broken boundaries in ${summary}.`);
}

if (import.meta.main) {
  const report = await checkBoundaries(repositoryRoot);
  print(report);
  process.exitCode = report.violations.length === 0 ? 0 : 1;
}
