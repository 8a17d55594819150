import { classes } from "../../theme/classes.ts";
import * as styles from "./skeleton.css.ts";

export type SkeletonProps = {
  /** What it stands for: it takes the same room. */
  shape: "picture" | "line" | "shortLine" | "heading" | "control" | "face";
};

/** A placeholder while content loads. Set `aria-busy` on the area around it. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div aria-hidden className={classes(styles.skeleton, styles.shape[shape])} />;
}
