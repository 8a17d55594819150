import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprint, parts } from "./build.ts";

let tree = "";

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), text);
}

beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), "heirloop-build-"));
  await write("apps/marketplace/app/routes/home.tsx", "export default 1;");
  await write("packages/ui/src/components/button.tsx", "export const Button = 1;");
  await write("apps/server/src/main.ts", "run();");
  await write("pnpm-lock.yaml", "one");
});

afterEach(async () => {
  await rm(tree, { recursive: true, force: true });
});

const pages = (): string => fingerprint(tree, parts.marketplace.inputs);
const program = (): string => fingerprint(tree, parts.server.inputs);

test.each([
  ["a route changed", "apps/marketplace/app/routes/home.tsx"],
  ["a route is new", "apps/marketplace/app/routes/product.tsx"],
  ["a component changed", "packages/ui/src/components/button.tsx"],
  ["a schema is new", "packages/contract/src/order/order.schema.ts"],
  ["a dependency changed", "pnpm-lock.yaml"],
  ["a static file is new", "apps/marketplace/public/favicon.svg"],
])("rebuilds the pages when %s", async (_, path) => {
  const before = pages();
  await write(path, "changed");
  expect(pages()).not.toBe(before);
});

test.each([
  ["a story changed", "packages/ui/src/components/button.stories.tsx"],
  ["a test changed", "packages/contract/src/order/order.schema.test.ts"],
  ["the server changed", "apps/server/src/main.ts"],
  ["something was built", "apps/marketplace/build/client/assets/root.js"],
  ["the guidance of a component changed", "packages/ui/src/components/button.guidance.tsx"],
])("keeps the built pages when %s", async (_, path) => {
  const before = pages();
  await write(path, "changed");
  expect(pages()).toBe(before);
});

test.each([
  ["one of its modules changed", "apps/server/src/main.ts"],
  ["the demo world changed", "packages/demo/src/world/demo-world.ts"],
  ["a piece was rendered again", "packages/demo/shots/index.json"],
  ["the list of pieces changed", "packages/demo/studio/pieces.json"],
  ["a dependency changed", "pnpm-lock.yaml"],
])("rebuilds the server when %s", async (_, path) => {
  const before = program();
  await write(path, "changed");
  expect(program()).not.toBe(before);
});

test.each([
  ["a route changed", "apps/marketplace/app/routes/home.tsx"],
  ["a test changed", "apps/server/src/env.test.ts"],
  ["something was built", "apps/server/build/main.js"],
])("keeps the built server when %s", async (_, path) => {
  const before = program();
  await write(path, "changed");
  expect(program()).toBe(before);
});

test("keeps the build when a file was only touched", async () => {
  const before = pages();
  await utimes(join(tree, "pnpm-lock.yaml"), new Date(0), new Date(0));
  expect(pages()).toBe(before);
});
