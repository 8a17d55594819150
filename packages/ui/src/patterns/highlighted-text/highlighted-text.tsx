import { mark } from "./highlighted-text.css.ts";
import { getStems } from "./word-stems.ts";

export type HighlightedTextProps = {
  children: string;
  /** The search words; words with the same beginning are highlighted. Empty highlights nothing. */
  keyword: string;
};

/** Text with the search words highlighted. */
export function HighlightedText({ children: text, keyword }: HighlightedTextProps) {
  const stems = getStems(keyword);
  if (stems.length === 0) return text;
  const parts = text.split(/([\p{L}\p{N}$]+)/u);
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.length;
    const met = stems.some((stem) => part.toLowerCase().startsWith(stem));
    return met ? (
      <mark key={key} className={mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
