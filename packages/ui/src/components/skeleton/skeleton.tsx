import { classes } from "../../theme/classes.ts";
import * as styles from "./skeleton.css.ts";

export type SkeletonProps = { shape: keyof typeof styles.shape };

/** Keeps the place of what is coming. The area around it says `aria-busy`. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div aria-hidden className={classes(styles.skeleton, styles.shape[shape])} />;
}
