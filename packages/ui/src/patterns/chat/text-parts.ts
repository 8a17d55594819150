import { LinkifyIt } from "linkify-it";

/** `at` is where it begins in the whole text. */
export type TextPart = { at: number; text: string; href: string | null };

const finder = new LinkifyIt({ fuzzyLink: true });
const allowed = ["http:", "https:", "mailto:"];

/** Words and the links among them; only http, https and mailto become links (docs/product.md §5). */
export function splitText(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, lastIndex, url, text: shown } of finder.match(text) ?? []) {
    if (!URL.canParse(url) || !allowed.includes(new URL(url).protocol)) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index), href: null });
    parts.push({ at: index, text: shown, href: url });
    end = lastIndex;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), href: null });
  return parts;
}
