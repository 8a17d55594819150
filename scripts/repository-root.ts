import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository, so that every script runs from any folder. */
export const repositoryRoot = dirname(dirname(fileURLToPath(import.meta.url)));
