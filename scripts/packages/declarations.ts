/** Styles compile to modules of class names. A name that ends in `.css.js` would be compiled again by the app's own vanilla-extract. */
export function publishedName(path: string): string {
  return path.replace(/\.css$/, "-css");
}

/**
 * A declaration file as it is published: it names the files beside it (`./price.tsx` is `./price.js`), and imports
 * nothing only for its effect, because types have none.
 */
export function publishedDeclaration(text: string): string {
  return text
    .replaceAll(/^import ["'][^"']+["'];\n/gm, "")
    .replaceAll(
      /(from |import\()(["'])(\.{1,2}\/[^"']+?)\.tsx?\2/g,
      (_whole, before: string, quote: string, path: string) =>
        `${before}${quote}${publishedName(path)}.js${quote}`,
    );
}
