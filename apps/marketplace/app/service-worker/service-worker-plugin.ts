import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { minify, type Plugin, transformWithOxc } from "vite";

const file = fileURLToPath(new URL("service-worker.ts", import.meta.url));
export const serviceWorkerPath = "/service-worker.js";

/**
 * Returns the service worker as a classic script, which every browser with push notifications runs. Throws if it
 * imports or exports anything.
 */
export async function compileServiceWorker(): Promise<string> {
  const transformed = await transformWithOxc(await readFile(file, "utf8"), file);
  // What is left of a module that imports types.
  const code = transformed.code.replace(/^export \{\};$/m, "");
  if (/^(import|export)\b/m.test(code)) throw new Error("The service worker can import only types.");
  return (await minify("service-worker.js", code)).code;
}

/** Serves the service worker in development, and writes it next to the other files of the build. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: "service-worker",
    configureServer({ middlewares }) {
      middlewares.use(serviceWorkerPath, (_request, response, next) => {
        compileServiceWorker().then(
          (code) =>
            response
              .setHeader("content-type", "text/javascript; charset=utf-8")
              .setHeader("cache-control", "no-cache")
              .end(code),
          next,
        );
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({
        type: "asset",
        fileName: serviceWorkerPath.slice(1),
        source: await compileServiceWorker(),
      });
    },
  };
}
