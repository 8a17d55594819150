/** A Markdown file of the repository and its path there: `docs/design.md`. */
export type Document = { path: string; text: string };

/** The path that a relative link in the file leads to. */
const resolvePath = (link: string, file: string): string =>
  new URL(link, `file:///${file}`).pathname.slice(1);

/**
 * Replaces links to other files by their words and the file's path. Storybook has no page for such a file, and the
 * browser would look for it at Storybook's own address.
 */
export function replaceFileLinks({ path, text }: Document): string {
  return text.replaceAll(
    /\[([^\]]+)\]\((?![a-z]+:|[?#/])([^)\s]+)\)/g,
    (_, words: string, link: string) => `${words} (\`${resolvePath(link, path)}\`)`,
  );
}

/** Chapters of a document by title, so that the pages of the guide always match it. */
export function getChapters(document: Document, titles: readonly string[]): string {
  const all = replaceFileLinks(document).split(/^(?=## )/m);
  return titles
    .map((title) => {
      const found = all.find((chapter) => chapter.startsWith(`## ${title}\n`));
      if (found === undefined) throw new Error(`${document.path} has no chapter "${title}".`);
      // A page with one chapter already has its title.
      return titles.length === 1 ? found.replace(/^## /, "# ") : found;
    })
    .join("\n");
}
