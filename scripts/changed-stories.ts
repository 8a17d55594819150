import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { repositoryRoot } from "./repository-root.ts";
import { storiesDependingOn, type WorkspacePackage } from "./story-dependencies.ts";
import type { Sources } from "./story-gate.ts";

const run = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run("git", args, { cwd: repositoryRoot, maxBuffer: 64_000_000 });
  return stdout.trim();
}

const refExists = (ref: string): Promise<boolean> =>
  git("rev-parse", "--verify", "--quiet", ref).then(
    () => true,
    () => false,
  );

/** Everything that differs from the merge base, committed or not. */
async function changedFiles(base: string): Promise<string[]> {
  const since = await git("merge-base", "HEAD", base);
  const lists = await Promise.all([
    git("diff", "--name-only", "--no-renames", since),
    git("ls-files", "--others", "--exclude-standard"),
  ]);
  return lists.flatMap((list) => list.split("\n")).filter((path) => path !== "");
}

/** Every file that a story may import. */
export async function readSources(): Promise<Sources> {
  const paths = globSync("{packages/*/src/**/*,.storybook/*}.{ts,tsx,css}", { cwd: repositoryRoot });
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(repositoryRoot, path), "utf8")] as const),
    ),
  );
}

const manifest = z.object({ name: z.string(), exports: z.optional(z.record(z.string(), z.string())) });

export async function readWorkspacePackages(): Promise<ReadonlyMap<string, WorkspacePackage>> {
  const paths = globSync("packages/*/package.json", { cwd: repositoryRoot });
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const { name, exports = {} } = manifest.parse(
          JSON.parse(await readFile(join(repositoryRoot, path), "utf8")),
        );
        return [name, { folder: dirname(path), exports }] as const;
      }),
    ),
  );
}

/**
 * The story files that a change since the merge base can affect.
 *
 * @param base - a branch or commit; without one, `origin/main`, or `main` where there is no remote
 */
export async function findChangedStories(base: string | undefined): Promise<string[]> {
  const from = base ?? ((await refExists("origin/main")) ? "origin/main" : "main");
  const [changed, sources, packages] = await Promise.all([
    changedFiles(from),
    readSources(),
    readWorkspacePackages(),
  ]);
  return storiesDependingOn(changed, sources, packages);
}
