import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { TestProjectInlineConfiguration } from "vitest/config";

/**
 * Tests without a browser, a server or a database: they live beside the code that they test. Files share a worker's
 * modules, which halves the time; only those that stand in for a browser's globals are isolated.
 */
function unit(name: string, folder: string, { isolate = false } = {}): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: "node",
      isolate,
      restoreMocks: true,
      maxWorkers: 2,
      include: [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`],
      // The proof of a machine takes a second or two, and far longer on a machine that does much else.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}

/** Projects with a setup of their own keep it in a file of their own. */
const configured = {
  server: "apps/server/vitest.config.ts",
  "server-postgres": "apps/server/vitest.postgres.config.ts",
  stories: "packages/ui/vitest.stories.config.ts",
  visual: "packages/ui/vitest.visual.config.ts",
};

const namedProjects = process.argv.flatMap((argument, index) =>
  process.argv[index - 1] === "--project" ? [argument] : (argument.match(/^--project=(.+)/)?.slice(1) ?? []),
);

/** Reading the stories' setup looks for a browser and indexes every story, so it is left out of runs that do not need it. */
const wanted = Object.entries(configured)
  .filter(([name]) => namedProjects.length === 0 || namedProjects.includes(name))
  .map(([, path]) => path)
  .filter((path) => existsSync(fileURLToPath(new URL(path, import.meta.url))));

export default defineConfig({
  test: {
    // Says so instead of failing, for one project; `scripts/test.ts` fails a group in which no test ran.
    passWithNoTests: true,
    projects: [
      unit("contract", "packages/contract/src"),
      unit("machines", "packages/machines/src"),
      unit("api-client", "packages/api-client/src"),
      unit("demo", "packages/demo/src"),
      unit("studio", "packages/demo/studio"),
      unit("ui-unit", "packages/ui/src"),
      unit("marketplace-unit", "apps/marketplace/app", { isolate: true }),
      unit("explorer", "apps/explorer/src"),
      unit("tooling", "{scripts,bench}"),
      unit("packages", "examples"),
      ...wanted,
    ],
  },
});
