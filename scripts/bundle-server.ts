import { join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { repositoryRoot } from "./repository-root.ts";

const server = join(repositoryRoot, "apps/server");
const folder = join(server, "build");

/** Modules that locate a file relative to themselves need the path of their source. */
const placesOfSource: Plugin = {
  name: "places-of-source",
  transform(code, id) {
    if (!code.includes("import.meta.url") || id.includes("node_modules")) return undefined;
    const own = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`;
    return { code: code.replaceAll("import.meta.url", own), map: null };
  },
};

/**
 * Bundles the server into one file: resolving its 900 modules takes a second of every start
 * (docs/decisions/0043-server-bundle.md). React and its router stay external because the built
 * pages import them as well; pdfkit reads its fonts from its own package; web-push calls a function of which Node warns
 * outside of packages; the other externals contain native code.
 */
await build({
  configFile: false,
  root: server,
  logLevel: "warn",
  plugins: [placesOfSource],
  ssr: {
    target: "node",
    noExternal: true,
    external: [
      "react",
      "react-dom",
      "react-router",
      "pdfkit",
      "sharp",
      "web-push",
      "@node-rs/argon2",
      "pg-native",
    ],
  },
  build: {
    ssr: "src/main.ts",
    outDir: folder,
    target: "node24",
    minify: false,
    // In one folder, because `placesOfSource` resolves paths from there.
    rolldownOptions: { output: { chunkFileNames: "[name].js" } },
  },
});
