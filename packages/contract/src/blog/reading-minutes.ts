import type { BlogBlock, BlogRun } from "./blog.schema.ts";

/** Words per minute of a leisure reader. */
const pace = 220;

const countIn = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;
const countRuns = (runs: readonly BlogRun[]): number =>
  countIn(runs.map((run) => (typeof run === "string" ? run : run.text)).join(""));

function wordsOf(block: BlogBlock): number {
  switch (block.kind) {
    case "paragraph":
      return countRuns(block.words);
    case "note":
      return countIn(block.title) + countRuns(block.words);
    case "list":
      return block.items.reduce((sum, item) => sum + countRuns(item), 0);
    case "heading":
    case "quote":
      return countIn(block.text);
  }
}

export const wordCount = (body: readonly BlogBlock[]): number =>
  body.reduce((sum, block) => sum + wordsOf(block), 0);

/** Minutes to read the post, at least one. */
export const readingMinutes = (body: readonly BlogBlock[]): number =>
  Math.max(1, Math.round(wordCount(body) / pace));
