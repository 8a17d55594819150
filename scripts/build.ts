import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { glob, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { repositoryRoot } from "./repository-root.ts";

/** A build target: its inputs, its output, and the build itself. */
type Part = {
  /** Patterns relative to the repository's root; `unbuilt` files are left out. */
  inputs: readonly string[];
  folder: string;
  /** Added to the message that it has begun, where it takes long. */
  notice: string;
  make: () => Promise<void>;
};

const marketplace = join(repositoryRoot, "apps/marketplace");

export const parts = {
  marketplace: {
    inputs: [
      "apps/marketplace/{app,public}/**/*",
      "apps/marketplace/*.{ts,json}",
      "packages/{contract,machines,api-client,ui}/src/**/*",
      "packages/{contract,machines,api-client,ui}/package.json",
      "tsconfig.base.json",
      "pnpm-lock.yaml",
    ],
    folder: join(marketplace, "build"),
    notice: "; this takes about half a minute",
    make: async () => {
      const program = createRequire(join(marketplace, "package.json")).resolve(
        "@react-router/dev/package.json",
      );
      await run([join(program, "../bin.cjs"), "build"], marketplace);
      await compressAssets();
    },
  },
  server: {
    inputs: [
      "apps/server/src/**/*.ts",
      "packages/{contract,machines,demo}/src/**/*.ts",
      "packages/demo/{rooms/index,shots/index,studio/pieces}.json",
      "{apps/server,packages/{contract,machines,demo}}/package.json",
      "scripts/bundle-server.ts",
      "pnpm-lock.yaml",
    ],
    folder: join(repositoryRoot, "apps/server/build"),
    notice: "",
    make: () => run([join(repositoryRoot, "scripts/bundle-server.ts")], repositoryRoot),
  },
} satisfies Record<string, Part>;

const unbuilt = /\.(test|stories|guidance)\.tsx?$|\/(fixtures|mocks|testing)\/|\.tsbuildinfo$/;

/**
 * Builds the production output unless a finished build of the same inputs exists, and writes a `.br` and a `.gz` next to
 * every asset that compresses well.
 *
 * @param say receives one line for each step that takes time
 * @throws BuildFailed with the complete output of the bundler
 */
export async function buildWhenStale(say: (line: string) => void): Promise<void> {
  const started = Date.now();
  const built = await Promise.all(Object.entries(parts).map(([name, part]) => buildPart(name, part, say)));
  if (built.includes(true)) say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds one part, unless its build is up to date. */
async function buildPart(name: string, part: Part, say: (line: string) => void): Promise<boolean> {
  const wanted = fingerprint(repositoryRoot, part.inputs);
  const stamp = join(part.folder, "inputs.sha256");
  const reason = staleness(part.folder, stamp, wanted);
  if (reason === undefined) return false;
  say(`Building the ${name} (${reason})${part.notice} …`);
  // The build counts as unfinished until the new stamp is written, even if the process is killed.
  await rm(stamp, { force: true });
  await part.make();
  await writeFile(stamp, wanted);
  return true;
}

export class BuildFailed extends Error {
  override readonly name = "BuildFailed";
}

function staleness(folder: string, stamp: string, wanted: string): string | undefined {
  if (!existsSync(folder)) return "first start";
  if (!existsSync(stamp)) return "the last build did not finish";
  return readFileSync(stamp, "utf8") === wanted ? undefined : "its source changed";
}

/**
 * A hash over names and contents, so that neither a checkout nor a touched file looks like a change. Every
 * start waits for it, and a single pass takes a tenth of the time.
 */
export function fingerprint(root: string, inputs: readonly string[]): string {
  const paths = globSync([...inputs], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !unbuilt.test(path));
  const hash = createHash("sha256");
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

/** Runs a Node program, silently unless it fails. */
async function run(program: readonly string[], folder: string): Promise<void> {
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  if (code !== 0) throw new BuildFailed(`\`node ${program.join(" ")}\` failed.\n${output.join("")}`);
}

const compressible = /\.(js|css|svg|json|html|txt|xml|webmanifest|ico|map)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Hono compresses without brotli and on every request. Assets never change, so they are compressed once here.
 */
async function compressAssets(): Promise<void> {
  const client = join(marketplace, "build/client");
  for await (const path of glob("**/*", { cwd: client })) {
    const file = join(client, path);
    if (!compressible.test(path) || !(await stat(file)).isFile()) continue;
    const content = await readFile(file);
    if (content.byteLength < 512) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    const [br, gz] = await Promise.all([brotli(content, quality), zip(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}

if (import.meta.main) {
  try {
    await buildWhenStale((line) => console.log(line));
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
