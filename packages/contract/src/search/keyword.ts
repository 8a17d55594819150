import { constants } from "../constants/marketplace-constants.ts";

/**
 * The keyword for this input, cut to the maximum length; undefined when it has neither letter nor digit
 * (docs/product.md §5).
 */
export function keywordOf(typed: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(typed)) return undefined;
  // Never cut a surrogate pair in half.
  return typed
    .trim()
    .slice(0, constants.keywordMaximumLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}
