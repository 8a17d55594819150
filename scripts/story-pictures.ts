import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/** A committed picture, or the files of a run for one that differs. */
export type PictureKind = "committed" | "difference";

const folders: Record<PictureKind, string> = {
  committed: join(repositoryRoot, ".storybook/pictures"),
  difference: join(repositoryRoot, ".vitest/visual"),
};

export const pictureFolder = (kind: PictureKind): string => folders[kind];

/** The file path of `components-button/variants/dark`. */
export const pictureFile = (kind: PictureKind, name: string): string => join(folders[kind], `${name}.webp`);

/** The pictures that the last run used, one path per line. */
export const pictureNotes = join(repositoryRoot, ".vitest/visual/asked-for.txt");

/** The report of the last run. */
export const pictureReport = join(repositoryRoot, ".vitest/visual/report.html");
