import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { gap as gaps } from "../../theme/gap.css.ts";
import type { Space } from "../../theme/tokens.ts";
import * as styles from "./inline.css.ts";

export type InlineProps = {
  /** Gap between items and between lines. */
  gap?: Space;
  /** Alignment across the line. */
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  /** Distribution along the line. */
  justify?: "start" | "center" | "end" | "between";
  /** False: everything stays on one line. */
  wrap?: boolean;
  /** The element it becomes. */
  as?: "div" | "ul" | "ol" | "li" | "span" | "p";
  children: ReactNode;
};

/** Items in a row that wraps. */
export function Inline({
  gap = "s",
  align = "center",
  justify = "start",
  wrap = true,
  as: Element = "div",
  children,
}: InlineProps) {
  return (
    <Element
      className={classes(
        styles.inline,
        gaps[gap],
        styles.align[align],
        styles.justify[justify],
        styles.wrap[wrap ? "wrap" : "nowrap"],
      )}
    >
      {children}
    </Element>
  );
}
