import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./heading.css.ts";

export type HeadingProps = {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, when not as its level suggests. */
  size?: "display" | "title" | "heading" | "subheading" | "strong" | "label" | "figure";
  /** Where lines begin. */
  align?: "start" | "center";
  id?: string;
  children: ReactNode;
};

const usual: Record<HeadingProps["level"], NonNullable<HeadingProps["size"]>> = {
  1: "title",
  2: "heading",
  3: "subheading",
  4: "strong",
};

/** A heading: the outline by `level`, the look by `size`. */
export function Heading({ level, size = usual[level], align = "start", id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={classes(styles.heading, styles.size[size], styles.align[align])}>
      {children}
    </Element>
  );
}
