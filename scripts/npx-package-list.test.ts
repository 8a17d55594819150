import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeNpxPackageList } from "./npx-package-list.ts";

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), "heirloop-npx-"))));
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, name: string): Promise<void> {
  await mkdir(join(root, path), { recursive: true });
  await writeFile(join(root, path, "package.json"), JSON.stringify({ name, version: "1.2.3", main: "a.js" }));
}

async function link(path: string, target: string): Promise<void> {
  await mkdir(join(root, path, ".."), { recursive: true });
  await symlink(target, join(root, path));
}

test("lists links and their targets, including the workspace's own packages", async () => {
  await put("node_modules/.pnpm/chair@1.2.3/node_modules/chair", "chair");
  await put("packages/sofa", "@house/sofa");
  await link("node_modules/chair", ".pnpm/chair@1.2.3/node_modules/chair");
  await link("node_modules/@house/sofa", "../../packages/sofa");
  await link(
    "packages/sofa/node_modules/chair",
    "../../../node_modules/.pnpm/chair@1.2.3/node_modules/chair",
  );
  await writeNpxPackageList(root);
  const chair = "node_modules/.pnpm/chair@1.2.3/node_modules/chair";
  expect(JSON.parse(await readFile(join(root, "node_modules/.package-lock.json"), "utf8"))).toMatchObject({
    lockfileVersion: 3,
    packages: {
      "node_modules/chair": { link: true, resolved: chair },
      [chair]: { name: "chair", version: "1.2.3" },
      "node_modules/@house/sofa": { link: true, resolved: "packages/sofa" },
      "packages/sofa": { name: "@house/sofa", version: "1.2.3" },
      "packages/sofa/node_modules/chair": { link: true, resolved: chair },
    },
  });
});

test("does nothing when nothing is installed or the folder is read-only", async () => {
  await expect(writeNpxPackageList(root)).resolves.toBeUndefined();
});
