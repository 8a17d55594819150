import { join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { repositoryRoot } from "./repository-root.ts";

const server = join(repositoryRoot, "apps/server");
const folder = join(server, "build");

/** Modules that find a file by their own place find it beside their source, where it stays. */
const placesOfSource: Plugin = {
  name: "places-of-source",
  transform(code, id) {
    if (!code.includes("import.meta.url") || id.includes("node_modules")) return undefined;
    const own = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`;
    return { code: code.replaceAll("import.meta.url", own), map: null };
  },
};

/**
 * Writes the server as one file: finding the 900 that it is made of takes a second of every start (docs/decisions/0043-one-file-for-the-server.md).
 * React and its router stay apart, since the built pages bring them in as well; the others bring code of the machine's own.
 */
await build({
  configFile: false,
  root: server,
  logLevel: "warn",
  plugins: [placesOfSource],
  ssr: {
    target: "node",
    noExternal: true,
    external: ["react", "react-dom", "react-router", "sharp", "@node-rs/argon2", "pg-native"],
  },
  build: {
    ssr: "src/main.ts",
    outDir: folder,
    target: "node24",
    minify: false,
    // Beside each other: `placesOfSource` counts from there.
    rolldownOptions: { output: { chunkFileNames: "[name].js" } },
  },
});
