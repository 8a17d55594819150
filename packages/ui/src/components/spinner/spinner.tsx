import { classes } from "../../theme/classes.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./spinner.css.ts";

export type SpinnerProps = {
  /** `small` fits in a line of text. */
  size?: "small" | "large";
  /** What is loading; without it the spinner is decorative. */
  label?: string;
};

/** Something small is on its way. Whole areas show a `Skeleton` instead. */
export function Spinner({ size = "small", label }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined}>
      <span aria-hidden className={classes(styles.spinner, styles.size[size])} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
