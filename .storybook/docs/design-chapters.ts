import design from "../../docs/design.md?raw";

/** Chapters of `docs/design.md` by title, so that the pages here always match that document. */
export function designChapters(...titles: readonly string[]): string {
  const chapters = design.split(/^(?=## )/m);
  return titles
    .map((title) => {
      const found = chapters.find((chapter) => chapter.startsWith(`## ${title}\n`));
      if (found === undefined) throw new Error(`docs/design.md has no chapter "${title}".`);
      // A page with one chapter already has its title.
      return titles.length === 1 ? found.replace(/^## /, "# ") : found;
    })
    .join("\n");
}
