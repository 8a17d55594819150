import { join } from "node:path";
import { repositoryRoot } from "../repository-root.ts";

/** The packages that can be published, in the order in which they are built: each after those it imports. */
export const publishable = ["contract", "machines", "api-client", "ui"] as const;

export type Publishable = (typeof publishable)[number];

export const folderOf = (name: Publishable): string => join(repositoryRoot, "packages", name);
