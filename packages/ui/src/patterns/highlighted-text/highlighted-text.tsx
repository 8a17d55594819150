import { mark } from "./highlighted-text.css.ts";
import { getStems } from "./word-stems.ts";

export type HighlightedTextProps = {
  children: string;
  /** What was searched for; words that begin like one of its words are marked. Empty marks nothing. */
  keyword: string;
};

/** Words with those in them marked that somebody searched for. */
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
