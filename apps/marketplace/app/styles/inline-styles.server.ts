import { readFileSync } from "node:fs";
import { parseStyles, selectStyles } from "./critical-styles.ts";
import { typefacesOf } from "./typefaces-plugin.ts";

const stylesheet = /<link [^>]*rel="stylesheet" href="(\/assets\/[^"]+\.css)"[^>]*>/;
const parsed = new Map<string, ReturnType<typeof parseStyles>>();

/** This module is built into `build/server/assets`. */
const readBuilt = (path: string): string =>
  readFileSync(new URL(`../../client${path}`, import.meta.url), "utf8");

/** Files of the build never change. */
function load(path: string): ReturnType<typeof parseStyles> {
  const known = parsed.get(path);
  if (known) return known;
  const rules = parseStyles(readBuilt(typefacesOf(path)) + readBuilt(path));
  parsed.set(path, rules);
  return rules;
}

/**
 * Writes the typefaces and the styles of the page's elements into the page, so that it is painted without waiting for
 * the stylesheet, which is loaded with the scripts, or at once without JavaScript. The development server has no stylesheet.
 *
 * @param elements - HTML with the elements that need styles
 * @param nonce - of the page's content policy
 */
export function inlineStyles(html: string, elements: string, nonce: string): string {
  const [link, path] = stylesheet.exec(html) ?? [];
  if (link === undefined || path === undefined) return html;
  const styles = selectStyles(load(path), elements);
  // Before the stylesheet, whose own order decides once it has loaded.
  return html.replace(
    link,
    () =>
      `<style nonce="${nonce}">${styles}</style>${link.replace('rel="stylesheet"', 'rel="later-stylesheet"')}<noscript>${link}</noscript>`,
  );
}
