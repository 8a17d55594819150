import { avatar, banner, logo } from "./emblem.ts";
import { parseKey } from "./picture-key.ts";

const drawings = { avatar, logo, banner };

/**
 * The SVG of a monogram, a shop's mark or its banner from its key alone; `undefined` for an unknown key. The
 * same key returns the same text. Monograms and marks are 600 × 600, banners 1600 × 500.
 */
export function drawPicture(key: string): string | undefined {
  const read = parseKey(key);
  if (!read) return undefined;
  const [first = "", second = ""] = read.words;
  return drawings[read.kind](first, second);
}
