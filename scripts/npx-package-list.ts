import { readdir, readFile, readlink, stat, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";

type Entry = { link: true; resolved: string } | { name?: unknown; version?: unknown };

const posix = (path: string): string => path.split(sep).join("/");

async function manifestOf(folder: string): Promise<Entry> {
  try {
    const read: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    if (typeof read !== "object" || read === null) return {};
    return {
      ...("name" in read && { name: read.name }),
      ...("version" in read && { version: read.version }),
    };
  } catch {
    return {};
  }
}

/** The entries of `node_modules`: links and the packages they point to, by their path from the root. */
async function installed(root: string): Promise<Record<string, Entry>> {
  const found: Record<string, Entry> = {};
  const visit = async (folder: string): Promise<void> => {
    const isPackage = basename(folder) !== "node_modules" && !basename(folder).startsWith("@");
    const path = posix(relative(root, folder));
    if (isPackage) {
      if (path in found) return;
      found[path] = {};
      found[path] = await manifestOf(folder);
    }
    const parent = isPackage ? join(folder, "node_modules") : folder;
    for (const entry of await readdir(parent, { withFileTypes: true }).catch(() => [])) {
      const child = join(parent, entry.name);
      if (entry.isDirectory() && !entry.name.startsWith(".")) await visit(child);
      if (!entry.isSymbolicLink()) continue;
      const target = resolve(parent, await readlink(child));
      found[posix(relative(root, child))] = { link: true, resolved: posix(relative(root, target)) };
      if ((await stat(target)).isDirectory()) await visit(target);
    }
  };
  await visit(join(root, "node_modules"));
  return found;
}

/**
 * Before npx hands over to pnpm, it scans all installed packages, some 2,700, for two to three seconds. It
 * skips the scan when it finds npm's own list of packages and the list is newer than its entries, so this
 * writes that list. An outdated list is ignored, and nothing else reads it
 * (docs/decisions/0045-npm-package-list-at-start.md).
 */
export async function writeNpxPackageList(root: string): Promise<void> {
  try {
    const list = { name: "heirloop", lockfileVersion: 3, requires: true, packages: await installed(root) };
    await writeFile(join(root, "node_modules/.package-lock.json"), JSON.stringify(list));
  } catch {
    // Then npx scans the packages itself.
  }
}
