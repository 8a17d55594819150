import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { repositoryRoot } from "./repository-root.ts";

/** A browser that starts with `--version`, and the flags it needs on this machine. */
export type Chromium = { executablePath: string; args: string[] };

const quietFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Pins everything that could change a pixel between machines, for pictures of stories. */
export const pictureFlags = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
  "--hide-scrollbars",
  // A partial repaint differs by a shade at antialiased corners.
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--disable-checker-imaging",
  "--run-all-compositor-stages-before-draw",
];

const run = promisify(execFile);

/**
 * Finds a Chromium that is already available: `CHROMIUM_PATH`, the binary inside
 * the `@sparticuz/chromium` package (Linux on x64; the browser of the committed pictures),
 * Playwright's own, then `/usr/bin/chromium`.
 *
 * @throws Error with one sentence saying what to install, when none of them starts.
 */
export async function findChromium(): Promise<Chromium> {
  const args = process.getuid?.() === 0 ? ["--no-sandbox", ...quietFlags] : quietFlags;
  const configuredPath = process.env["CHROMIUM_PATH"];
  if (configuredPath !== undefined && configuredPath !== "") {
    if (await starts(configuredPath)) return { executablePath: configuredPath, args };
    throw new Error(`CHROMIUM_PATH is set to ${configuredPath}, which does not start as a browser.`);
  }
  for (const candidate of [packagedChromium, playwrightChromium, systemChromium]) {
    // When the package cannot unpack here (no space, an unusual libc), the next candidate is tried.
    const executablePath = await candidate().catch(() => undefined);
    if (executablePath !== undefined && (await starts(executablePath))) return { executablePath, args };
  }
  throw new Error(
    "No Chromium was found: install Chromium or Google Chrome and set CHROMIUM_PATH to its executable, or run `pnpm exec playwright install chromium`.",
  );
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const { stdout } = await run(executablePath, ["--version"], { timeout: 20_000 });
    return stdout.trim() !== "";
  } catch {
    return false;
  }
}

async function systemChromium(): Promise<string | undefined> {
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
    existsSync(path),
  );
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * The package unpacks into a shared folder of the machine and changes the environment of its process. Here it
 * unpacks into a folder of the repository, renamed only once it is complete because two test runners may start at
 * the same moment, and a launcher sets the library and font paths for the browser alone.
 */
async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const manifest = createRequire(import.meta.url)
    .resolve("@sparticuz/chromium")
    .replace(/build\/index\.js$/, "package.json");
  const version = /"version": "([^"]+)"/.exec(await readFile(manifest, "utf8"))?.[1];
  const home = join(repositoryRoot, "node_modules/.cache/chromium", version ?? "unnamed");
  const launcher = join(home, "chromium.sh");
  if (!existsSync(launcher)) await unpack(home);
  return launcher;
}

async function unpack(home: string): Promise<void> {
  const staging = `${home}.${randomUUID()}`;
  await mkdir(staging, { recursive: true });
  try {
    await run(process.execPath, ["--input-type=module", "--eval", unpackProgram], {
      cwd: repositoryRoot,
      env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" },
    });
    await writeFile(join(staging, "fonts.conf"), fontsConfiguration(home));
    await writeFile(join(staging, "chromium.sh"), launcherScript);
    await chmod(join(staging, "chromium.sh"), 0o755);
    await rename(staging, home);
  } catch (error) {
    // Another process finished the same work first, and its folder is identical.
    if (!existsSync(join(home, "chromium.sh"))) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

const unpackProgram = `
const { default: chromium } = await import("@sparticuz/chromium");
await chromium.executablePath();
`;

const launcherScript = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf" exec "$here/chromium" "$@"
`;

/** Only the packaged fonts: the machine's own fonts would show in the committed pictures. */
function fontsConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;
}
