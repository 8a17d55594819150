import type { IModule } from "dependency-cruiser";
import { testFile } from "./boundary-rules.ts";

/** Places whose folders are nouns or layers: imports between them may not form a cycle. */
const layeredPlaces = [
  "packages/contract/src",
  "packages/machines/src",
  "packages/demo/src",
  "packages/api-client/src",
  "packages/ui/src/components",
  "packages/ui/src/patterns",
  "packages/ui/src/screens",
  "apps/server/src",
  "apps/server/src/modules",
  "apps/server/src/platform",
  "apps/marketplace/app",
];

export const acyclicFolders = {
  name: "acyclic-folders",
  comment:
    "These folders import each other in a circle. Move what they share into a folder below both, or have the lower one publish an event that the higher one subscribes to.",
};

type FolderImport = { from: string; to: string; file: string; imported: string };

/** The imports that form a cycle between folders, one per pair of folders. */
export function folderCycles(modules: readonly IModule[]): { from: string; to: string }[] {
  const shipped = modules.filter(({ source }) => !new RegExp(testFile).test(source));
  return layeredPlaces.flatMap((place) => {
    const imports = shipped.flatMap((module) => importsBetweenFolders(place, module));
    const pairs = new Map(imports.map((found) => [`${found.from} ${found.to}`, found]));
    const next = Map.groupBy(pairs.values(), ({ from }) => from);
    return [...pairs.values()]
      .filter(({ from, to }) => reaches(next, to, from))
      .map(({ file, imported }) => ({ from: file, to: imported }));
  });
}

function importsBetweenFolders(place: string, { source, dependencies }: IModule): FolderImport[] {
  const from = folderIn(place, source);
  if (from === undefined) return [];
  return dependencies.flatMap(({ resolved }) => {
    const to = folderIn(place, resolved);
    return to === undefined || to === from ? [] : [{ from, to, file: source, imported: resolved }];
  });
}

function folderIn(place: string, path: string): string | undefined {
  if (!path.startsWith(`${place}/`)) return undefined;
  const [folder, ...rest] = path.slice(place.length + 1).split("/");
  return rest.length === 0 ? undefined : folder;
}

function reaches(next: ReadonlyMap<string, readonly FolderImport[]>, start: string, goal: string): boolean {
  const seen = new Set([start]);
  for (const folder of seen) {
    if (folder === goal) return true;
    for (const { to } of next.get(folder) ?? []) seen.add(to);
  }
  return false;
}
