import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprint } from "./build.ts";

let tree = "";

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), text);
}

beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), "heirloop-build-"));
  await write("apps/marketplace/app/routes/home.tsx", "export default 1;");
  await write("packages/ui/src/components/button.tsx", "export const Button = 1;");
  await write("pnpm-lock.yaml", "one");
});

afterEach(async () => {
  await rm(tree, { recursive: true, force: true });
});

test.each([
  ["a route changed", "apps/marketplace/app/routes/home.tsx"],
  ["a route is new", "apps/marketplace/app/routes/product.tsx"],
  ["a component changed", "packages/ui/src/components/button.tsx"],
  ["a schema is new", "packages/contract/src/order/order.schema.ts"],
  ["a dependency changed", "pnpm-lock.yaml"],
  ["a static file is new", "apps/marketplace/public/favicon.svg"],
])("the build is stale when %s", async (_, path) => {
  const before = await fingerprint(tree);
  await write(path, "changed");
  expect(await fingerprint(tree)).not.toBe(before);
});

test.each([
  ["a story changed", "packages/ui/src/components/button.stories.tsx"],
  ["a test changed", "packages/contract/src/order/order.schema.test.ts"],
  ["the server changed", "apps/server/src/main.ts"],
  ["something was built", "apps/marketplace/build/client/assets/root.js"],
])("the build still holds when %s", async (_, path) => {
  const before = await fingerprint(tree);
  await write(path, "changed");
  expect(await fingerprint(tree)).toBe(before);
});

test("the build still holds when a file was only touched", async () => {
  const before = await fingerprint(tree);
  await utimes(join(tree, "pnpm-lock.yaml"), new Date(0), new Date(0));
  expect(await fingerprint(tree)).toBe(before);
});
