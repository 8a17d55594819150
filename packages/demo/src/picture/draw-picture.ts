import { readKey } from "./picture-key.ts";
import { drawProduct } from "./scene/product.ts";

/**
 * The SVG of a picture from its key alone; `undefined` when the key names none.
 * Pieces are 1200 × 1500. Deterministic: the same key gives the same text.
 */
export function drawPicture(key: string): string | undefined {
  const read = readKey(key);
  if (!read) return undefined;
  if (!("view" in read)) return undefined;
  return drawProduct(read);
}
