import type { Plugin } from "vite";

const typeface = /@font-face\{[^}]*\}/g;

/** The file beside a stylesheet that has its typefaces. */
export const typefacesOf = (stylesheet: string): string => stylesheet.replace(/\.css$/, ".typefaces.css");

/** Divides the bundler's output, which has no comments and no braces in strings. */
export const takeOutTypefaces = (css: string): { typefaces: string; rest: string } => ({
  typefaces: css.match(typeface)?.join("") ?? "",
  rest: css.replaceAll(typeface, ""),
});

/**
 * Moves the typefaces out of the built stylesheet into a file of their own, which the server writes into every page.
 * When a stylesheet that declares them loads later, browsers lay out all text again, although the page has them already.
 */
export function typefacesPlugin(): Plugin {
  return {
    name: "typefaces",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
          if (typeof file.source !== "string") throw new Error(`${file.fileName} is not text.`);
          const { typefaces, rest } = takeOutTypefaces(file.source);
          this.emitFile({ type: "asset", fileName: typefacesOf(file.fileName), source: typefaces });
          file.source = rest;
        }
      },
    },
  };
}
