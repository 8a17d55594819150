import { brotliCompressSync, constants } from "node:zlib";
import * as z from "zod/mini";

const routeSchema = z.object({
  id: z.string(),
  parentId: z.optional(z.string()),
  path: z.optional(z.string()),
  index: z.optional(z.boolean()),
  module: z.string(),
  clientActionModule: z.optional(z.string()),
  clientLoaderModule: z.optional(z.string()),
  clientMiddlewareModule: z.optional(z.string()),
  hydrateFallbackModule: z.optional(z.string()),
  imports: z.optional(z.array(z.string())),
});

/** React Router's list of what the browser loads for a route, from `build/client/assets/manifest-*.js`. */
const routeManifestSchema = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), routeSchema),
  url: z.string(),
});
export type RouteManifest = z.infer<typeof routeManifestSchema>;

/** Vite's list of chunks, from `build/client/.vite/manifest.json`. */
const chunkManifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);
export type ChunkManifest = z.infer<typeof chunkManifestSchema>;

export function parseRouteManifest(script: string): RouteManifest {
  const json = /window\.__reactRouterManifest\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec(script)?.[1];
  if (json === undefined)
    throw new Error("The route manifest has a new form: scripts/size-of-routes.ts reads the old one.");
  return z.parse(routeManifestSchema, JSON.parse(json));
}

export function parseChunkManifest(json: string): ChunkManifest {
  return z.parse(chunkManifestSchema, JSON.parse(json));
}

export type RouteScripts = { path: string; scripts: string[] };

/**
 * The scripts that a first visit to each route loads before anything is interactive: the entry, the modules
 * of the route and its parent routes, the route manifest, and all of their static imports. Scripts imported
 * on idle or on first use are not included.
 */
export function scriptsByRoute(manifest: RouteManifest, chunks: ChunkManifest): RouteScripts[] {
  const staticImports = new Map(
    Object.values(chunks).map(({ file, imports = [] }) => [
      file,
      imports.flatMap((key) => (chunks[key] === undefined ? [] : [chunks[key].file])),
    ]),
  );
  const collect = (urls: readonly string[]): string[] => {
    const found = new Set<string>();
    const visit = (file: string): void => {
      if (found.has(file)) return;
      found.add(file);
      for (const imported of staticImports.get(file) ?? []) visit(imported);
    };
    for (const url of urls) visit(url.replace(/^\//, ""));
    return [...found].filter((file) => file.endsWith(".js")).toSorted();
  };
  const shared = [manifest.entry.module, ...manifest.entry.imports, manifest.url];
  return Object.values(manifest.routes)
    .filter(({ id }) => id !== "root")
    .map(({ id }) => {
      const chain = ancestors(manifest, id);
      return {
        path: `/${chain.flatMap(({ path }) => (path === undefined || path === "" ? [] : [path])).join("/")}`,
        scripts: collect([
          ...shared,
          ...chain.flatMap((route) => [
            route.module,
            ...(route.imports ?? []),
            ...[
              route.clientActionModule,
              route.clientLoaderModule,
              route.clientMiddlewareModule,
              route.hydrateFallbackModule,
            ].filter((module) => module !== undefined),
          ]),
        ]),
      };
    })
    .toSorted((left, right) => left.path.localeCompare(right.path));
}

function ancestors(manifest: RouteManifest, id: string | undefined): Array<RouteManifest["routes"][string]> {
  const route = id === undefined ? undefined : manifest.routes[id];
  return route === undefined ? [] : [...ancestors(manifest, route.parentId), route];
}

/** Transfer size: brotli at the build's quality. */
export function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
}

export type RouteSize = { path: string; bytes: number; files: number };

export type Budget = { route: string; kilobytes: number; files: number };

/**
 * The limits for routes by prefix; the longest matching prefix applies. kB are 1,000 bytes. Each leaves at least
 * 0.25 kB, because the same sources compress to a few bytes more or less from one build to the next.
 */
export const budgets: readonly Budget[] = [
  { route: "/", kilobytes: 151.5, files: 12 },
  { route: "/product/", kilobytes: 156, files: 10 },
  { route: "/collections", kilobytes: 150, files: 9 },
  { route: "/brand/", kilobytes: 150, files: 10 },
  { route: "/room/", kilobytes: 151, files: 10 },
  { route: "/style/", kilobytes: 151, files: 10 },
  { route: "/location/", kilobytes: 150, files: 10 },
  { route: "/profile/", kilobytes: 150.5, files: 11 },
  { route: "/cart", kilobytes: 151, files: 13 },
  { route: "/consign-with-us", kilobytes: 158.5, files: 12 },
  { route: "/followed-sellers", kilobytes: 149, files: 10 },
  { route: "/saved-searches", kilobytes: 152, files: 12 },
  { route: "/reviews", kilobytes: 157.5, files: 16 },
  { route: "/report-piece/", kilobytes: 146, files: 12 },
  { route: "/receipts/", kilobytes: 168.5, files: 19 },
  { route: "/payouts", kilobytes: 148, files: 11 },
  { route: "/your-listings", kilobytes: 176, files: 28 },
  { route: "/settings", kilobytes: 224.5, files: 34 },
  { route: "/admin", kilobytes: 197, files: 30 },
  { route: "/edit/", kilobytes: 228.5, files: 34 },
  { route: "/order-summary", kilobytes: 165.5, files: 16 },
  { route: "/consign-form", kilobytes: 191.5, files: 29 },
  { route: "/checkout", kilobytes: 210.5, files: 37 },
  { route: "/orders", kilobytes: 222.5, files: 44 },
  { route: "/seller-dashboard", kilobytes: 251, files: 57 },
  { route: "/cases/", kilobytes: 194.5, files: 32 },
  { route: "/purchases", kilobytes: 238, files: 48 },
  { route: "/sales", kilobytes: 237.5, files: 47 },
];

const budgetOf = (path: string, limits: readonly Budget[]): Budget | undefined =>
  limits
    .filter(({ route }) => path.startsWith(route))
    .toSorted((left, right) => right.route.length - left.route.length)
    .at(0);

/** One sentence for each exceeded budget, and for each one without a route. */
export function brokenBudgets(sizes: readonly RouteSize[], limits = budgets): string[] {
  const idle = limits.filter(
    ({ route }) => !sizes.some(({ path }) => budgetOf(path, limits)?.route === route),
  );
  return [
    ...idle.map(({ route }) => `The budget of ${route} guards nothing: no route starts like this.`),
    ...sizes.flatMap(({ path, bytes, files }) => {
      const { kilobytes, files: most } = budgetOf(path, limits) ?? { kilobytes: 0, files: 0 };
      const heavy = `${path} loads ${(bytes / 1000).toFixed(1)} kB of scripts, the budget is ${kilobytes} kB: import what is not needed to read and buy on idle or on first use.`;
      const scattered = `${path} asks for ${files} scripts, the budget is ${most}: see apps/marketplace/chunks.ts.`;
      return [...(bytes > kilobytes * 1000 ? [heavy] : []), ...(files > most ? [scattered] : [])];
    }),
  ];
}
