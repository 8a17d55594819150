import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { listingPageSchema } from "@heirloop/contract/listing/listing.endpoints";
import { chromium } from "playwright";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestContext } from "vitest";
import { findChromium } from "../scripts/chromium.ts";
import { buildPackages } from "../scripts/packages/build-packages.ts";
import { folderOf, publishable } from "../scripts/packages/publishable.ts";
import type { Publishable } from "../scripts/packages/publishable.ts";
import { repositoryRoot } from "../scripts/repository-root.ts";

/**
 * Packs the publishable packages and uses them as an app outside of the workspace would. Installing needs a package
 * registry; without one, the tests of the app are skipped and say so.
 */

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), "heirloop-packages-"));
const app = join(folder, "listing-card");
let tarballs: Record<Publishable, string>;
let unreachable: string | undefined;

/** The pnpm that runs the tests, or the one that `npx` brings. */
async function pnpm(args: readonly string[], cwd: string): Promise<void> {
  const program = process.env["npm_execpath"];
  if (program !== undefined && /pnpm[^/\\]*$/.test(program))
    await (/\.[cm]?js$/.test(program)
      ? run(process.execPath, [program, ...args], { cwd })
      : run(program, [...args], { cwd }));
  else await run("npx", ["--yes", "pnpm@12", ...args], { cwd });
}

async function pack(name: Publishable): Promise<string> {
  const tarball = join(folder, `${name}.tgz`);
  await pnpm(["pack", "--out", tarball, "--silent"], folderOf(name));
  return tarball;
}

async function install(): Promise<void> {
  await cp(join(repositoryRoot, "examples/listing-card"), app, {
    recursive: true,
    filter: (path) => !["node_modules", "dist"].includes(basename(path)),
  });
  const quick = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
  try {
    await run("npm", ["install", ...quick, ...Object.values(tarballs)], { cwd: app });
  } catch (error) {
    const text = String(error);
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(text))
      throw error;
    unreachable = "Not tested: npm could not reach its registry to install the dependencies of the packages.";
  }
}

function needApp(context: TestContext): void {
  if (unreachable !== undefined) context.skip(unreachable);
}

const piece = {
  _id: "listing-1",
  heirloopId: "piece-0001",
  slug: "walnut-sideboard",
  title: "Danish walnut sideboard",
  price: 2250_00,
  compareAtPrice: null,
  images: ["/pictures/sideboard"],
  brand: "arne_vodder",
  condition: "good",
  status: "active",
  soldTo: null,
  reservedUntil: null,
  reservedByMe: false,
  newSchema: { categories: ["furniture"], subCategories: ["storage"], types: ["sideboards"] },
  region: null,
  date: "2026-11-21T10:00:00.000Z",
};

const answer = listingPageSchema.parse({
  listings: [piece, { ...piece, heirloopId: "piece-0002", title: "Oak table", status: "sold" }],
  total: 2,
  page: 1,
  totalPages: 1,
  facets: {
    uniqueBrands: [],
    uniqueRegions: [],
    uniqueMaterials: [],
    uniqueStyles: [],
    uniqueRooms: [],
    uniqueCategories: [],
    uniqueSubCategories: [],
    uniqueTypes: [],
  },
  queryId: "query-1",
  leftOut: [],
  correctedTo: null,
});

beforeAll(async () => {
  await buildPackages();
  const [contract, machines, apiClient, ui] = await Promise.all([
    pack("contract"),
    pack("machines"),
    pack("api-client"),
    pack("ui"),
  ]);
  tarballs = { contract, machines, "api-client": apiClient, ui };
  await install();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(publishable)("%s has the fields and files that publint asks for", async (name) => {
  const tarball = await readFile(tarballs[name]);
  const { messages, pkg } = await publint({
    pack: {
      tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength),
    },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test.each(publishable)("%s contains its readme and license, and no test, story or source", async (name) => {
  const { stdout } = await run("tar", ["-tzf", tarballs[name]]);
  const paths = stdout.trim().split("\n");
  expect(paths).toEqual(
    expect.arrayContaining(["package/LICENSE", "package/README.md", "package/package.json"]),
  );
  expect(
    paths.filter((path) => !/^package\/(dist\/|LICENSE$|[A-Z]+\.md$|package\.json$)/.test(path)),
  ).toEqual([]);
  expect(
    paths.filter((path) => /\.(test|stories|guidance|fixture)\.|\.css\.|\/(mocks|fixtures)\//.test(path)),
  ).toEqual([]);
});

test.each(publishable)("%s cannot be published by accident", async (name) => {
  const { stdout } = await run("tar", ["-xzOf", tarballs[name], "package/package.json"]);
  expect(JSON.parse(stdout)).toMatchObject({ private: true });
});

test("Node can import every module", async (context) => {
  needApp(context);
  const modules = publishable.flatMap((name) => {
    const installed = join(app, "node_modules/@heirloop", name);
    return globSync("dist/**/*.js", { cwd: installed }).map((path) => join(installed, path));
  });
  expect(modules.length).toBeGreaterThan(500);
  const program = join(folder, "import-all.mjs");
  await writeFile(program, modules.map((path) => `import ${JSON.stringify(path)};\n`).join(""));
  await expect(run(process.execPath, [program])).resolves.toMatchObject({ stderr: "" });
});

test("an app outside of the workspace compiles, with both ways to resolve modules", async (context) => {
  needApp(context);
  const tsc = join(app, "node_modules/.bin/tsc");
  const compile = async (...args: string[]): Promise<string> => {
    const { stdout } = await run(tsc, args, { cwd: app }).catch((error: { stdout: string }) => error);
    return stdout;
  };
  expect(await compile()).toBe("");
  expect(await compile("--module", "NodeNext", "--moduleResolution", "NodeNext")).toBe("");
});

test("the example shows its pieces, with the styles and fonts of the library", async (context) => {
  needApp(context);
  await run(join(app, "node_modules/.bin/vite"), ["build"], { cwd: app });
  const server = await preview({ root: app, configFile: false, logLevel: "silent", preview: { port: 0 } });
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const fonts: number[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".woff2")) fonts.push(response.status());
    });
    await page.route("**/api/listings?*", (route) => route.fulfill({ json: answer }));
    await page.route("**/pictures/**", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    const link = page.getByRole("link", { name: "Danish walnut sideboard" });
    await expect.poll(async () => [errors, await link.count()], { timeout: 30_000 }).toEqual([[], 1]);
    expect(await page.getByText(/piece\.|right now/).allTextContents()).toEqual([
      "You can buy this piece.",
      "Not for sale right now.",
    ]);
    await expect.poll(() => fonts, { timeout: 30_000 }).toContain(200);
    // The card underlines its title under the pointer, which starts in the corner.
    await page.mouse.move(1200, 700);
    const styles = await link.evaluate((element) => {
      const { fontFamily, color, textDecorationLine } = getComputedStyle(element);
      return { fontFamily, color, textDecorationLine };
    });
    expect(styles).toEqual({
      fontFamily: expect.stringContaining("Instrument Sans"),
      color: "rgb(35, 26, 28)",
      textDecorationLine: "none",
    });
    const [first, second] = await page.getByRole("article").all();
    expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
