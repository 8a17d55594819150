import { globSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import type { Plugin } from "vite";
import { runProgram } from "../run-program.ts";
import { publishedDeclaration, publishedName } from "./declarations.ts";
import { folderOf, publishable } from "./publishable.ts";
import type { Publishable } from "./publishable.ts";

/**
 * `pnpm build:packages` writes JavaScript, styles and declarations of each publishable package to its `dist`
 * (docs/decisions/0102-publishable-packages.md). The workspace itself uses the sources.
 */

/** Tests, stories and what only they use. The mocks contain the demo data, which is not published. */
const unpublished =
  /\.(test|stories|guidance|fixture)\.tsx?$|\.d\.ts$|(^|\/)(fixtures|testing|proof|mocks|contract-suite)\//;

/** The published modules of a package: their paths in `src`, without extension. */
function modulesOf(name: Publishable): Map<string, string> {
  const source = join(folderOf(name), "src");
  const paths = globSync("**/*.{ts,tsx}", { cwd: source }).filter((path) => !unpublished.test(path));
  return new Map(paths.toSorted().map((path) => [path.replace(/\.tsx?$/, ""), join(source, path)]));
}

/** A library build puts every asset into the code unless its address says otherwise; fonts are files. */
const fontFiles: Plugin = {
  name: "font-files",
  enforce: "pre",
  transform: {
    filter: { id: /\/theme\/fonts\.(css|ts)$/ },
    handler: (code) =>
      code.replaceAll(/\.woff2"\)/g, '.woff2?no-inline")').replaceAll(/\.woff2\?url"/g, '.woff2?no-inline"'),
  },
};

async function buildJavaScript(name: Publishable, modules: ReadonlyMap<string, string>): Promise<void> {
  const folder = folderOf(name);
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    base: "./",
    publicDir: false,
    plugins: name === "ui" ? [fontFiles, vanillaExtractPlugin({ identifiers: "short" })] : [],
    build: {
      outDir: "dist",
      emptyOutDir: true,
      target: "es2023",
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: {
        entry: Object.fromEntries([...modules].map(([path, file]) => [publishedName(path), file])),
        formats: ["es"],
        cssFileName: "styles",
      },
      rolldownOptions: {
        // Packages are the dependencies of the package; only its own files become part of it.
        external: (id) => !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("\0"),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, "src"),
          entryFileNames: ({ name: path }) => `${publishedName(path.replace(/\.ts\.vanilla$/, ""))}.js`,
          assetFileNames: ({ names: [path = ""] }) =>
            path.endsWith(".woff2") ? "fonts/[name][extname]" : "[name][extname]",
        },
      },
    },
  });
}

async function writeDeclarations(name: Publishable, modules: ReadonlyMap<string, string>): Promise<void> {
  const folder = folderOf(name);
  for (const path of modules.keys()) {
    const target = join(folder, "dist", `${publishedName(path)}.d.ts`);
    await mkdir(dirname(target), { recursive: true });
    const compiled = await readFile(join(folder, "build/types", `${path}.d.ts`), "utf8");
    await writeFile(target, publishedDeclaration(compiled));
  }
}

/** Fonts may only be passed on together with their licenses. */
async function copyFontLicenses(): Promise<void> {
  const folder = folderOf("ui");
  for (const path of globSync("*-license.txt", { cwd: join(folder, "src/theme/fonts") }))
    await copyFile(join(folder, "src/theme/fonts", path), join(folder, "dist/fonts", path));
}

/** @throws Error with the compiler's output when the types are wrong */
export async function buildPackages(): Promise<void> {
  const { exitCode, text } = await runProgram({
    command: "tsc",
    args: ["-b", ...publishable.map((name) => `packages/${name}`)],
    limitSeconds: 240,
    output: "hold",
  });
  if (exitCode !== 0) throw new Error(`The declarations could not be written.\n${text.trim()}`);
  for (const name of publishable) {
    const modules = modulesOf(name);
    await rm(join(folderOf(name), "dist"), { recursive: true, force: true });
    await buildJavaScript(name, modules);
    await writeDeclarations(name, modules);
  }
  await copyFontLicenses();
}

if (import.meta.main) {
  await buildPackages();
  for (const name of publishable) console.log(`packages/${name}/dist`);
}
