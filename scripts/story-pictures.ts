import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/** A committed picture, or what a run left of one that differs. */
export type PictureKind = "committed" | "difference";

const folders: Record<PictureKind, string> = {
  committed: join(repositoryRoot, ".storybook/pictures"),
  difference: join(repositoryRoot, ".vitest/visual"),
};

export const pictureFolder = (kind: PictureKind): string => folders[kind];

/** `components-button/variants/dark` → the path of its file. */
export const pictureFile = (kind: PictureKind, name: string): string => join(folders[kind], `${name}.webp`);

/** Which committed pictures the last run asked for, a path a line. */
export const pictureNotes = join(repositoryRoot, ".vitest/visual/asked-for.txt");

/** The readable report of the last run. */
export const pictureReport = join(repositoryRoot, ".vitest/visual/report.html");
