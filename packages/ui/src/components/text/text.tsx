import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./text.css.ts";

export type TextProps = {
  /** Step of the type scale. */
  size?: "lead" | "body" | "strong" | "small" | "label" | "caption";
  /** First or second voice, or what the words are about. */
  tone?: "ink" | "soft" | "accent" | "danger" | "success" | "warning" | "inherit";
  /** Where lines begin. */
  align?: "start" | "center" | "end";
  /** The element it becomes. */
  as?:
    | "p"
    | "span"
    | "div"
    | "strong"
    | "em"
    | "del"
    | "li"
    | "dt"
    | "dd"
    | "legend"
    | "figcaption"
    | "blockquote";
  /** At most so many lines, then an ellipsis. */
  clamp?: 1 | 2 | 3 | 8;
  /** Digits of one width, for prices in columns and figures that change. */
  numeric?: boolean;
  /** At most 68 characters per line. */
  measure?: boolean;
  /** Keeps line breaks of user text. */
  lines?: boolean;
  /** Crossed out: what a price was before. */
  struck?: boolean;
  id?: string;
  children: ReactNode;
};

/** Running text in one of the six text sizes. */
export function Text({
  size = "body",
  tone = "inherit",
  align,
  as: Element = "p",
  clamp,
  numeric,
  measure,
  lines,
  struck,
  id,
  children,
}: TextProps) {
  return (
    <Element
      id={id}
      className={classes(
        styles.size[size],
        styles.tone[tone],
        align && styles.align[align],
        clamp && styles.clamp[clamp],
        numeric && styles.numeric,
        measure && styles.measure,
        lines && styles.lines,
        struck && styles.struck,
      )}
    >
      {children}
    </Element>
  );
}
