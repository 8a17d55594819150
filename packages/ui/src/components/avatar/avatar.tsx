import { classes } from "../../theme/classes.ts";
import * as styles from "./avatar.css.ts";

export type AvatarProps = {
  /** The name; its initials replace a missing picture. */
  name: string;
  /** Address of a square picture. */
  src?: string | undefined;
  /** Width and height. */
  size?: "small" | "medium" | "large";
};

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

/** A picture or initials. Decorative: the name is shown next to it. */
export function Avatar({ name, src, size = "medium" }: AvatarProps) {
  return (
    <span aria-hidden className={classes(styles.avatar, styles.size[size])}>
      {src ? <img src={src} alt="" loading="lazy" className={styles.image} /> : initials(name)}
    </span>
  );
}
