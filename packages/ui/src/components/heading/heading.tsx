import type { ReactNode, Ref } from "react";
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
  /** What the page is about when its `h1` is more general, as for one order of a list: it gets the focus in its place. */
  leads?: boolean;
  /** To focus it. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
};

const usual: Record<HeadingProps["level"], NonNullable<HeadingProps["size"]>> = {
  1: "title",
  2: "heading",
  3: "subheading",
  4: "strong",
};

/** A heading: the outline by `level`, the look by `size`. */
export function Heading({
  level,
  size = usual[level],
  align = "start",
  id,
  leads = false,
  ref,
  children,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      ref={ref}
      id={id}
      {...(leads && { tabIndex: -1, "data-leads": true })}
      className={classes(styles.heading, styles.size[size], styles.align[align])}
    >
      {children}
    </Element>
  );
}
