import { expect, test } from "vitest";
import { readSources, readWorkspacePackages } from "./changed-stories.ts";
import { storiesDependingOn, type WorkspacePackage } from "./story-dependencies.ts";

const packages = new Map<string, WorkspacePackage>([
  [
    "@heirloop/contract",
    { folder: "packages/contract", exports: { "./*": "./src/*.ts", "./money/*": "./src/cents/*.ts" } },
  ],
]);

const sources = new Map(
  Object.entries({
    ".storybook/preview.tsx":
      'import "./docs/docs.css";\nconst page = lazy(() => import("./docs/component-page.tsx"));',
    ".storybook/docs/component-page.tsx": 'import { icons } from "../../packages/ui/src/icons.ts";',
    "packages/contract/src/order/order.ts": "",
    "packages/contract/src/cents/cents.ts": "",
    "packages/ui/src/badge/badge.css.ts": "",
    "packages/ui/src/badge/badge.tsx":
      'import * as css from "./badge.css.ts";\nimport type { Order } from "@heirloop/contract/order/order";',
    "packages/ui/src/badge/badge.stories.tsx":
      'import preview from "../../../../.storybook/preview.tsx";\nimport {\n  Badge,\n} from "./badge.tsx";\npreview.meta({ title: "Components/Badge" });',
    "packages/ui/src/price/price.tsx": 'export { cents } from "@heirloop/contract/money/cents";',
    "packages/ui/src/price/price.stories.tsx":
      'import { Price } from "./price.tsx";\nconst Order = lazy(() => import("@heirloop/contract/order/order"));\npreview.meta({ title: "Patterns/Price Guide" });',
    "packages/ui/src/icons.ts": "",
  }),
);

const badge = "packages/ui/src/badge/badge.stories.tsx";
const price = "packages/ui/src/price/price.stories.tsx";

test.each([
  ["a story itself", badge, [badge]],
  ["a style that a component imports", "packages/ui/src/badge/badge.css.ts", [badge]],
  ["a style of the preview", ".storybook/docs/docs.css", [badge]],
  ["a file of another package", "packages/contract/src/cents/cents.ts", [price]],
  [
    "a file that one story loads lazily and another uses as a type",
    "packages/contract/src/order/order.ts",
    [price],
  ],
  ["what only a documentation page imports", "packages/ui/src/icons.ts", []],
  ["what no story imports", "apps/server/src/main.ts", []],
  ["a committed picture", ".storybook/pictures/patterns-price-guide/default/own.webp", [price]],
  ["a dependency", "pnpm-lock.yaml", [badge, price]],
  ["what takes the pictures", "scripts/picture-taker.ts", [badge, price]],
])("finds the stories that depend on %s", (_, changed, stories) =>
  expect(storiesDependingOn([changed], sources, packages)).toEqual(stories),
);

test("finds the stories of this repository", async () => {
  const own = await readSources();
  const workspace = await readWorkspacePackages();
  const affected = (path: string): number => storiesDependingOn([path], own, workspace).length;
  const stories = [...own.keys()].filter((path) => path.endsWith(".stories.tsx"));
  expect(affected("packages/ui/src/theme/tokens.ts")).toBe(stories.length);
  expect(storiesDependingOn(["packages/ui/src/components/stepper/stepper.css.ts"], own, workspace)).toContain(
    "packages/ui/src/screens/consign-form/consign-form-screen.stories.tsx",
  );
  expect(affected("packages/contract/src/listing/listing-facets.ts")).toBeGreaterThan(0);
  expect(affected("packages/ui/src/screens/login/login-screen.tsx")).toBeLessThan(5);
});
