import { LinkifyIt } from "linkify-it";

export type TextPart = { kind: "text"; text: string } | { kind: "link"; text: string; href: string };

const finder = new LinkifyIt({ fuzzyLink: true });
const allowed = ["http:", "https:", "mailto:"];

/** Words and the links among them; only http, https and mailto become links (docs/product.md §5). */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, lastIndex, url, text: shown } of finder.match(text) ?? []) {
    if (!URL.canParse(url) || !allowed.includes(new URL(url).protocol)) continue;
    if (index > end) parts.push({ kind: "text", text: text.slice(end, index) });
    parts.push({ kind: "link", text: shown, href: url });
    end = lastIndex;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}
