import { dirname, join } from "node:path/posix";
import type { Sources } from "./story-gate.ts";

/** A package of the workspace: its folder, and the `exports` of its package.json. */
export type WorkspacePackage = { folder: string; exports: Readonly<Record<string, string>> };

const story = /\.stories\.tsx$/;

/** What takes and compares the pictures, or may change every package: all stories depend on it. */
const everywhere =
  /^(?:pnpm-lock\.yaml|pnpm-workspace\.yaml|patches\/|packages\/ui\/vitest\.visual\.config\.ts|\.storybook\/(?:main|pictures\.setup|picture-looks|pictured-stories)\.ts|scripts\/(?:chromium|picture-taker|pixels|story-pictures)\.ts)/;

/** Documentation pages are loaded by the preview and never by a story. */
const documentation = /^\.storybook\/docs\/.+\.tsx?$/;

/** The paths that a file imports at run time; a type changes no pixel. */
function importedPaths(text: string): string[] {
  return [
    ...text.matchAll(/^(?:import|export)(?! type\b)(?:[^;"]*?\bfrom)? "([^"]+)"/gm),
    ...text.matchAll(/\bimport\("([^"]+)"\)/g),
  ].map(([, path = ""]) => path);
}

/** The file of `@heirloop/ui/theme/link`, by the most specific pattern of the package's exports. */
function exportedFile(path: string, packages: ReadonlyMap<string, WorkspacePackage>): string | undefined {
  const [scope = "", name = "", ...rest] = path.split("/");
  const found = packages.get(`${scope}/${name}`);
  if (found === undefined) return undefined;
  const wanted = `./${rest.join("/")}`;
  const matches = Object.entries(found.exports).flatMap(([pattern, target]) => {
    const [before = "", after = ""] = pattern.split("*");
    if (!pattern.includes("*")) return pattern === wanted ? [{ length: Infinity, file: target }] : [];
    if (!wanted.startsWith(before) || !wanted.endsWith(after)) return [];
    const middle = wanted.slice(before.length, wanted.length - after.length);
    return [{ length: before.length + after.length, file: target.replace("*", middle) }];
  });
  const [best] = matches.toSorted((one, other) => other.length - one.length);
  return best === undefined ? undefined : join(found.folder, best.file);
}

function dependencies(
  path: string,
  sources: Sources,
  packages: ReadonlyMap<string, WorkspacePackage>,
): string[] {
  return importedPaths(sources.get(path) ?? "").flatMap((target) => {
    const file = target.startsWith(".") ? join(dirname(path), target) : exportedFile(target, packages);
    return file === undefined || documentation.test(file) ? [] : [file.replace(/\?.*$/, "")];
  });
}

/** `.storybook/pictures/components-badge/tones/own.webp`: the folder is the title of the story's file. */
function pictureFolderOf(text: string): string | undefined {
  const title = /\btitle: "([^"]+)"/.exec(text)?.[1];
  return title?.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/**
 * The story files that a change can affect: those that import a changed file, directly or not, and those whose committed
 * pictures changed.
 *
 * @param changed - paths in the repository, deleted files included
 * @param sources - every source file that a story may import
 */
export function storiesDependingOn(
  changed: readonly string[],
  sources: Sources,
  packages: ReadonlyMap<string, WorkspacePackage>,
): string[] {
  const stories = [...sources.keys()].filter((path) => story.test(path)).toSorted();
  if (changed.some((path) => everywhere.test(path))) return stories;
  const importers = new Map<string, string[]>();
  for (const path of sources.keys())
    for (const file of dependencies(path, sources, packages))
      importers.set(file, [...(importers.get(file) ?? []), path]);
  const affected = new Set(changed);
  for (const path of affected) for (const importer of importers.get(path) ?? []) affected.add(importer);
  const pictures = new Set(
    changed.flatMap((path) => /^\.storybook\/pictures\/([^/]+)\//.exec(path)?.slice(1) ?? []),
  );
  return stories.filter(
    (path) => affected.has(path) || pictures.has(pictureFolderOf(sources.get(path) ?? "") ?? ""),
  );
}
