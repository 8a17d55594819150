import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { repositoryRoot } from "./repository-root.ts";

const marketplace = join(repositoryRoot, "apps/marketplace");
const build = join(marketplace, "build");
const stamp = join(build, "inputs.sha256");

/** Everything that the built marketplace is made from. */
const inputs = [
  "apps/marketplace/{app,public}/**/*",
  "apps/marketplace/*.{ts,json}",
  "packages/{contract,machines,api-client,ui}/src/**/*",
  "packages/{contract,machines,api-client,ui}/package.json",
  "tsconfig.base.json",
  "pnpm-lock.yaml",
];
const unbuilt = /\.(test|stories)\.tsx?$|\/(fixtures|mocks|testing)\/|\.tsbuildinfo$/;

/**
 * Builds the marketplace for production unless a finished build of the same inputs is there,
 * and writes a `.br` and a `.gz` beside every asset that shrinks.
 *
 * @param say receives one line for each step that takes time
 * @throws BuildFailed with the whole output of the bundler
 */
export async function buildWhenStale(say: (line: string) => void): Promise<void> {
  const wanted = await fingerprint(repositoryRoot);
  const reason = await staleness(wanted);
  if (reason === undefined) return;
  const started = Date.now();
  say(`Building the marketplace (${reason}); this takes about half a minute …`);
  // Until the new stamp is written the build counts as unfinished, however this process ends.
  await rm(stamp, { force: true });
  await bundle();
  const compressed = await compressAssets();
  await writeFile(stamp, wanted);
  say(`Built and compressed ${compressed} files in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

export class BuildFailed extends Error {
  override readonly name = "BuildFailed";
}

async function staleness(wanted: string): Promise<string | undefined> {
  if (!existsSync(build)) return "first start";
  if (!existsSync(stamp)) return "the last build did not finish";
  return (await readFile(stamp, "utf8")) === wanted ? undefined : "its source changed";
}

/** A hash over names and contents, so that neither a checkout nor a touched file looks like a change. */
export async function fingerprint(root: string): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob(inputs, { cwd: root })) {
    if (!unbuilt.test(path) && (await stat(join(root, path))).isFile()) paths.push(path);
  }
  const hash = createHash("sha256");
  for (const path of paths.toSorted()) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
  }
  return hash.digest("hex");
}

async function bundle(): Promise<void> {
  const program = createRequire(join(marketplace, "package.json")).resolve("@react-router/dev/package.json");
  const child = spawn(process.execPath, [join(program, "../bin.cjs"), "build"], {
    cwd: marketplace,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  if (code !== 0) throw new BuildFailed(`The marketplace did not build.\n${output.join("")}`);
}

const compressible = /\.(js|css|svg|json|html|txt|xml|webmanifest|ico|map)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Hono compresses on the way out without brotli, and once a request: the assets never change, so it is done here. */
async function compressAssets(): Promise<number> {
  const client = join(build, "client");
  let count = 0;
  for await (const path of glob("**/*", { cwd: client })) {
    const file = join(client, path);
    if (!compressible.test(path) || !(await stat(file)).isFile()) continue;
    const content = await readFile(file);
    if (content.byteLength < 512) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    const [br, gz] = await Promise.all([brotli(content, quality), zip(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    count += 1;
  }
  return count;
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
