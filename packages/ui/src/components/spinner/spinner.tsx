import { classes } from "../../theme/classes.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./spinner.css.ts";

export type SpinnerProps = {
  /** `small` stands in a line of text. */
  size?: keyof typeof styles.size;
  /** What is being waited for; without it the spinner is decoration beside words that say so. */
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
