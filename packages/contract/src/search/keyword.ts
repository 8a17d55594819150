import { constants } from "../constants/marketplace-constants.ts";

/** What is looked for when this is typed, no longer than a keyword may be; undefined when it has neither letter nor digit (docs/product.md §5). */
export function keywordOf(typed: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(typed)) return undefined;
  // Never half of a character that takes two places.
  return typed
    .trim()
    .slice(0, constants.keywordMaximumLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}
