import { dirname, join } from "node:path/posix";
import { placesOf, type StateStories } from "./machine-state-stories.ts";

/** The text of every source file, by its path in the repository. */
export type Sources = ReadonlyMap<string, string>;

const components = /^packages\/ui\/src\/components\/([^/]+)\//;
const patterns = /^packages\/ui\/src\/patterns\/([^/]+)\//;
const screens = /^packages\/ui\/src\/screens\/.+-(?:screen|drawer|modal|overlay|pill|banner)\.tsx$/;
const story = /\.stories\.tsx$/;
const guidanceFile = /\.guidance\.tsx$/;
const routesFile = "apps/marketplace/app/routes.ts";

const imported = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, path = ""]) => path);

/** Component folders without a story. */
export function componentsWithoutStory(sources: Sources): string[] {
  const folders = (paths: readonly string[]): Set<string> =>
    new Set(paths.flatMap((path) => components.exec(path)?.[1] ?? []));
  const paths = [...sources.keys()];
  const withStory = folders(paths.filter((path) => story.test(path)));
  return [...folders(paths)].filter((name) => !withStory.has(name)).toSorted();
}

/** Patterns that no story renders, directly or through the files that import them. */
export function patternsWithoutStory(sources: Sources): string[] {
  const drawn = new Set<string>();
  const follow = (path: string): void => {
    if (drawn.has(path)) return;
    drawn.add(path);
    for (const target of imported(sources.get(path) ?? ""))
      if (target.startsWith(".")) follow(join(dirname(path), target));
  };
  for (const path of sources.keys()) if (story.test(path)) follow(path);
  return [...sources.keys()]
    .filter((path) => patterns.test(path) && path.endsWith(".tsx") && !guidanceFile.test(path))
    .filter((path) => !drawn.has(path))
    .toSorted();
}

/** The innermost states of each machine, by the machine's id. */
export type MachineStates = ReadonlyMap<string, readonly string[]>;

/** Machine states without a story, table rows of removed states, and stories that do not exist. */
export function statesWithoutStory(machines: MachineStates, table: StateStories, sources: Sources): string[] {
  const exists = (place: string): boolean => {
    const [path = "", name = ""] = place.split("#");
    return sources.get(`packages/ui/src/${path}.stories.tsx`)?.includes(`export const ${name} = `) === true;
  };
  const rows = Object.entries(table).flatMap(([id, states]) =>
    Object.entries(states).map(([state, place]) => ({ id, state, place })),
  );
  return [
    ...[...machines].flatMap(([id, states]) =>
      states
        .filter((state) => table[id]?.[state] === undefined)
        .map((state) => `${id}: ${state} is shown by no story`),
    ),
    ...rows
      .filter(({ id, state }) => machines.get(id)?.includes(state) !== true)
      .map(({ id, state }) => `${id}: there is no state ${state}`),
    ...rows.flatMap(({ id, state, place }) =>
      placesOf(place)
        .filter((story) => !exists(story))
        .map((story) => `${id}: ${state} names ${story}, which is no story`),
    ),
  ];
}

/** Screens, drawers and overlays that no story of the screens renders. */
export function screensWithoutStory(sources: Sources): string[] {
  const drawn = new Set(
    [...sources]
      .filter(([path]) => path.startsWith("packages/ui/src/screens/") && story.test(path))
      .flatMap(([path, text]) => imported(text).map((target) => join(dirname(path), target))),
  );
  return [...sources.keys()].filter((path) => screens.test(path) && !drawn.has(path)).toSorted();
}

/** Whether a file of the app, or one of its imports, imports a screen. */
function leadsToScreen(path: string, sources: Sources, seen: Set<string>): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  return imported(sources.get(path) ?? "").some((target) =>
    target.startsWith("@heirloop/ui/screens/")
      ? screens.test(`${target.replace("@heirloop/ui", "packages/ui/src")}.tsx`)
      : target.startsWith(".") &&
        target.endsWith(".tsx") &&
        leadsToScreen(join(dirname(path), target), sources, seen),
  );
}

/**
 * Routes with a page that show no screen. A route without a default export handles form submissions only.
 *
 * @param withoutPage - routes whose default export renders nothing, each with its reason
 */
export function routesWithoutScreen(
  sources: Sources,
  withoutPage: Readonly<Record<string, string>>,
): string[] {
  return [...(sources.get(routesFile) ?? "").matchAll(/"(routes\/[^"]+\.tsx)"/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !Object.hasOwn(withoutPage, path))
    .filter((path) => {
      const file = join(dirname(routesFile), path);
      return (
        sources.get(file)?.includes("export default ") === true && !leadsToScreen(file, sources, new Set())
      );
    });
}

/** Not documented: the content, the id of the element, and the reference to it. */
const plain = new Set(["children", "id", "ref"]);

/** A type with its properties on one line, `export type ChipProps = { pressed?: boolean };`, has no room for words. */
const propsOnOneLine = (line: string): string[] =>
  /^export type \w+Props = .*\{ .* \}/.test(line)
    ? [...line.replace(/^[^{]*/, "").matchAll(/[{;] ([\w-]+)\??:/g)].map(([, name = ""]) => name)
    : [];

/** The undocumented properties in a file's types: `{ … }`, `Look & { … }`, also with the parts on lines of their own. */
function silentProperties(text: string): string[] {
  let isInType = false;
  /** The indentation of the object that the line is in, `null` outside of one. */
  let object: string | null = null;
  return text.split("\n").flatMap((line, at, lines) => {
    const indent = /^ */.exec(line)?.[0] ?? "";
    if (/^(?:export )?type \w+(?:<.*>)? =/.test(line)) isInType = true;
    if (object === null) {
      if (isInType && line.endsWith("{")) object = indent;
      if (line.endsWith(";")) isInType = false;
      return propsOnOneLine(line);
    }
    if (line.startsWith(`${object}}`)) {
      object = line.endsWith("{") ? object : null;
      isInType = !line.endsWith(";");
      return [];
    }
    const property = indent === `${object}  ` ? /^ *"?([\w-]+)"?\??:/.exec(line)?.[1] : undefined;
    return property !== undefined && lines[at - 1]?.endsWith("*/") !== true ? [property] : [];
  });
}

/** Component properties without a docstring, as `file: property`. */
export function propsWithoutDocs(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => components.test(path) && path.endsWith(".tsx"))
    .filter(([path]) => !story.test(path) && !guidanceFile.test(path))
    .flatMap(([path, text]) =>
      silentProperties(text)
        .filter((property) => !plain.has(property))
        .map((property) => `${path}: ${property}`),
    )
    .toSorted();
}

const documented = /^packages\/ui\/src\/(?:components|patterns)\/[^/]+\/[^/]+\.(?:stories|guidance)\.tsx$/;
/** Flows are beside a pattern and run a machine; nobody chooses between them. */
const flow = /\btitle: "Flows\//;

/** Components and patterns with stories and without guidance for their documentation page, and the reverse. */
export function storiesWithoutGuidance(sources: Sources): string[] {
  return [...sources]
    .filter(([path, text]) => documented.test(path) && !flow.test(text))
    .map(([path]) =>
      story.test(path) ? path.replace(story, ".guidance.tsx") : path.replace(guidanceFile, ".stories.tsx"),
    )
    .filter((other) => !sources.has(other))
    .toSorted();
}

/**
 * What guidance calls a documentation page: a component by its file, `text-link`, and a pattern by the title of its
 * stories, `patterns/price-history`, since its file is often named after one part of it.
 */
function pageOf(path: string, sources: Sources): string {
  const file = path.replace(/^.*\//, "").replace(guidanceFile, "");
  if (components.test(path)) return file;
  const stories = sources.get(path.replace(guidanceFile, ".stories.tsx")) ?? "";
  const title = /\btitle: "Patterns\/([^"]+)"/.exec(stories)?.[1] ?? file;
  return `patterns/${title.toLowerCase().replaceAll(" ", "-")}`;
}

/**
 * Guidance that names a component, a pattern or a version that does not exist.
 *
 * @param versions - the headings of the changelog
 */
export function guidanceFaults(sources: Sources, versions: readonly string[]): string[] {
  const files = [...sources]
    .filter(([path]) => documented.test(path) && guidanceFile.test(path))
    .map(([path, text]) => ({ page: pageOf(path, sources), text }));
  const pages = new Set(files.map(({ page }) => page));
  return files.flatMap(({ page, text }) => [
    ...[...text.matchAll(/\binstead: "([^"]*)"/g)]
      .map(([, instead = ""]) => instead)
      .filter((instead) => instead === page || !pages.has(instead))
      .map((instead) => `${page}: there is no other page ${instead}`),
    ...[...text.matchAll(/\bsince: "([^"]*)"/g)]
      .map(([, since = ""]) => since)
      .filter((since) => !versions.includes(since))
      .map((since) => `${page}: the changelog has no version ${since}`),
  ]);
}
