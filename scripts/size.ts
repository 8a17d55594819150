import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";
import {
  brokenBudgets,
  brotliBytes,
  parseChunkManifest,
  parseRouteManifest,
  scriptsByRoute,
} from "./size-of-routes.ts";
import type { RouteSize } from "./size-of-routes.ts";

const client = join(repositoryRoot, "apps/marketplace/build/client");

async function measure(): Promise<RouteSize[]> {
  const [manifestPath] = await Array.fromAsync(glob("assets/manifest-*.js", { cwd: client }));
  if (manifestPath === undefined || !existsSync(join(client, ".vite/manifest.json"))) {
    throw new Error("The marketplace is not built: run `pnpm build` first.");
  }
  const manifest = parseRouteManifest(await readFile(join(client, manifestPath), "utf8"));
  const chunks = parseChunkManifest(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const bytes = new Map<string, number>();
  const sizeOf = async (file: string): Promise<number> => {
    const known = bytes.get(file) ?? brotliBytes(await readFile(join(client, file)));
    bytes.set(file, known);
    return known;
  };
  const sizes: RouteSize[] = [];
  for (const { path, scripts } of scriptsByRoute(manifest, chunks)) {
    let total = 0;
    for (const file of scripts) total += await sizeOf(file);
    sizes.push({ path, bytes: total, files: scripts.length });
  }
  return sizes;
}

const sizes = await measure();
const width = Math.max(...sizes.map(({ path }) => path.length));
console.log(`Scripts at first load, brotli\n`);
for (const { path, bytes, files } of sizes) {
  console.log(
    `${path.padEnd(width)}  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${String(files).padStart(3)} files`,
  );
}
const broken = brokenBudgets(sizes);
for (const sentence of broken) console.error(`\n${sentence}`);
process.exitCode = broken.length === 0 ? 0 : 1;
