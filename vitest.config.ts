import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { TestProjectInlineConfiguration } from "vitest/config";

/** Tests without a browser, a server or a database: they live beside the code that they test. */
function unit(name: string, folder: string): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { name, environment: "node", include: [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`] },
  };
}

/** Projects with a setup of their own keep it in a file of their own. */
const configured = [
  "apps/server/vitest.config.ts",
  "apps/server/vitest.postgres.config.ts",
  "packages/ui/vitest.stories.config.ts",
  "packages/ui/vitest.visual.config.ts",
];

export default defineConfig({
  test: {
    // Says so instead of failing, for one project; `scripts/test.ts` fails a group in which no test ran.
    passWithNoTests: true,
    projects: [
      unit("contract", "packages/contract/src"),
      unit("machines", "packages/machines/src"),
      unit("api-client", "packages/api-client/src"),
      unit("demo", "packages/demo/src"),
      unit("ui-unit", "packages/ui/src"),
      unit("marketplace-unit", "apps/marketplace/app"),
      unit("explorer", "apps/explorer/src"),
      unit("tooling", "{scripts,bench}"),
      ...configured.filter((path) => existsSync(fileURLToPath(new URL(path, import.meta.url)))),
    ],
  },
});
