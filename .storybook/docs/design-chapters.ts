import design from "../../docs/design.md?raw";
import recipes from "../../docs/architecture/recipes.md?raw";
import { getChapters } from "./document-chapters.ts";

/** Chapters of `docs/design.md`. */
export const designChapters = (...titles: readonly string[]): string =>
  getChapters({ path: "docs/design.md", text: design }, titles);

/** Chapters of `docs/architecture/recipes.md`. */
export const recipeChapters = (...titles: readonly string[]): string =>
  getChapters({ path: "docs/architecture/recipes.md", text: recipes }, titles);
