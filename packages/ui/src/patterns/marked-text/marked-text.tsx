import { mark } from "./marked-text.css.ts";
import { stemsOf } from "./word-stems.ts";

export type MarkedTextProps = {
  children: string;
  /** What was searched for; words that begin like one of its words are marked. Empty marks nothing. */
  keyword: string;
};

/** Words with those in them marked that somebody searched for. */
export function MarkedText({ children: text, keyword }: MarkedTextProps) {
  const stems = stemsOf(keyword);
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
