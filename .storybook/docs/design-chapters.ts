import design from "../../docs/design.md?raw";

/** Chapters of `docs/design.md` by their titles, so that the pages here and that one cannot part. */
export function designChapters(...titles: readonly string[]): string {
  const chapters = design.split(/^(?=## )/m);
  return titles
    .map((title) => {
      const found = chapters.find((chapter) => chapter.startsWith(`## ${title}\n`));
      if (found === undefined) throw new Error(`docs/design.md has no chapter "${title}".`);
      // A page of one chapter takes its title from it.
      return titles.length === 1 ? found.replace(/^## /, "# ") : found;
    })
    .join("\n");
}
