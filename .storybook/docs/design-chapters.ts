import design from "../../docs/design.md?raw";
import recipes from "../../docs/architecture/recipes.md?raw";

const documents = { "docs/design.md": design, "docs/architecture/recipes.md": recipes };

/** Chapters of a document by title, so that the pages here always match it. */
export function chapters(document: keyof typeof documents, ...titles: readonly string[]): string {
  const all = documents[document].split(/^(?=## )/m);
  return titles
    .map((title) => {
      const found = all.find((chapter) => chapter.startsWith(`## ${title}\n`));
      if (found === undefined) throw new Error(`${document} has no chapter "${title}".`);
      // A page with one chapter already has its title.
      return titles.length === 1 ? found.replace(/^## /, "# ") : found;
    })
    .join("\n");
}

/** Chapters of `docs/design.md`. */
export const designChapters = (...titles: readonly string[]): string => chapters("docs/design.md", ...titles);
