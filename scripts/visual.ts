import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pictureDifferences, pictureReportPage } from "./picture-report.ts";
import { repositoryRoot } from "./repository-root.ts";
import { runProgram } from "./run-program.ts";
import { pictureFile, pictureFolder, pictureNotes, pictureReport } from "./story-pictures.ts";

/**
 * `pnpm visual` compares every story of `.storybook/pictured-stories.ts` with its committed pictures; `pnpm
 * visual --update` accepts the current ones. Story paths restrict either to those stories.
 */
const options = process.argv.slice(2);
const accept = options.includes("--update");
const narrowed = options.some((option) => !option.startsWith("--"));

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
    ...options.filter((option) => option !== "--update"),
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
const deserted = accept ? [] : unused.map((path) => relative(repositoryRoot, path));

await writeFile(pictureReport, pictureReportPage(differences, deserted));
for (const path of deserted) console.error(`${path} belongs to no story.`);
console.log(
  differences.length === 0 && deserted.length === 0
    ? "No picture differs."
    : `${differences.length} differ, ${deserted.length} belong to no story: ${relative(process.cwd(), pictureReport)}`,
);
process.exitCode = exitCode === 0 && deserted.length === 0 ? 0 : 1;
