import { existsSync, globSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { findChangedStories } from "./changed-stories.ts";
import { approvals, pictureDifferences, pictureReportPage } from "./picture-report.ts";
import { repositoryRoot } from "./repository-root.ts";
import { runProgram } from "./run-program.ts";
import { pictureFile, pictureFolder, pictureNotes, pictureReport } from "./story-pictures.ts";

/**
 * `pnpm visual` compares every story of `.storybook/pictured-stories.ts` with its committed pictures; `pnpm
 * visual --update` accepts the current ones. Story paths restrict either to those stories, and `--changed` to those that
 * depend on a file changed since the merge base with the main branch (`--changed=<branch>` with another).
 * `pnpm visual --approve` accepts the differences of the last report, without running anything.
 */
const options = process.argv.slice(2);

if (options.includes("--approve")) {
  const found = globSync("**/*.webp", { cwd: pictureFolder("difference") });
  for (const { name, path } of approvals(found))
    await cp(join(pictureFolder("difference"), path), pictureFile("committed", name));
  console.log(`${approvals(found).length} approved.`);
  await rm(pictureFolder("difference"), { recursive: true, force: true });
  process.exit(0);
}

const accept = options.includes("--update");
const changed = options.find((option) => /^--changed(?:=|$)/.test(option));
const affected = changed === undefined ? [] : await findChangedStories(changed.split("=")[1]);
if (changed !== undefined) {
  console.log(`${affected.length} story files depend on what changed.`);
  if (affected.length === 0) process.exit(0);
}
const paths = [...options.filter((option) => !option.startsWith("--")), ...affected];
const narrowed = paths.length > 0;

await rm(pictureFolder("difference"), { recursive: true, force: true });
await mkdir(pictureFolder("difference"), { recursive: true });

const { exitCode } = await runProgram({
  command: "vitest",
  args: [
    "run",
    "--project",
    "visual",
    `--update=${accept ? "all" : "none"}`,
    "--reporter=default",
    "--reporter=./scripts/count-reporter.ts",
    ...paths,
  ],
  limitSeconds: 1750,
  output: "stream",
  // The committed pictures were taken with the packaged browser, so it overrides a developer's own.
  env: { CHROMIUM_PATH: "" },
});

const left = globSync("**/*.webp", { cwd: pictureFolder("difference") });
const differences = pictureDifferences(left, (name) =>
  relative(dirname(pictureReport), pictureFile("committed", name)),
);

/** Pictures of deleted or renamed stories. Only known when every story has run. */
async function unusedPictures(): Promise<string[]> {
  if (narrowed || exitCode !== 0 || !existsSync(pictureNotes)) return [];
  const known = new Set((await readFile(pictureNotes, "utf8")).split("\n"));
  return globSync("**/*.webp", { cwd: pictureFolder("committed") })
    .map((path) => join(pictureFolder("committed"), path))
    .filter((path) => !known.has(path));
}

const unused = await unusedPictures();
if (accept) await Promise.all(unused.map((path) => rm(path)));
const orphaned = accept ? [] : unused.map((path) => relative(repositoryRoot, path));

await writeFile(pictureReport, pictureReportPage(differences, orphaned));
for (const { name } of differences) console.error(`${name} differs.`);
for (const path of orphaned) console.error(`${path} belongs to no story.`);
console.log(
  differences.length === 0 && orphaned.length === 0
    ? "No picture differs."
    : `${differences.length} differ, ${orphaned.length} belong to no story: ${relative(process.cwd(), pictureReport)}`,
);
process.exitCode = exitCode === 0 && orphaned.length === 0 ? 0 : 1;
