import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { exportTokens } from "@heirloop/ui/theme/export-tokens";
import { repositoryRoot } from "./repository-root.ts";

/** Writes the design tokens to `packages/ui/tokens`, for Style Dictionary, Figma and plain CSS. */
const folder = join(repositoryRoot, "packages/ui/tokens");
await rm(folder, { recursive: true, force: true });
for (const [name, text] of Object.entries(exportTokens())) {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
