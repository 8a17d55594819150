import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { classes } from "../../theme/classes.ts";
import { AppLink, type LinkProps } from "../../theme/link.tsx";
import { formatCount } from "./format-count.ts";
import * as styles from "./icon-button.css.ts";

type Look = {
  /** Icon only: the label is for screen readers. */
  icon: LucideIcon;
  /** The action: "Close", "Add to favorites". A count is appended. */
  label: string;
  /** Weight on the page. */
  variant?: "quiet" | "outlined" | "solid" | "onPicture";
  /** `small` where a pointer is certain. */
  size?: "small" | "medium";
  /** Shown at the corner from 1 on; above 99 as 99+. */
  count?: number;
};

export type IconButtonProps = Look &
  Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    "className" | "style" | "children" | "color" | "aria-label"
  > & {
    /** Fills the icon, for the eye only: the label says which action is next, "Remove from favorites". */
    filled?: boolean;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

const classOf = (variant: NonNullable<Look["variant"]>, size: NonNullable<Look["size"]>): string =>
  classes(styles.iconButton, styles.variant[variant], styles.size[size]);

const name = (label: string, count: number): string =>
  count > 0 ? `${label}, ${formatCount(count)}` : label;

function Face({ icon: Icon, count = 0 }: Pick<Look, "icon" | "count">) {
  return (
    <>
      <Icon aria-hidden className={styles.icon} />
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {formatCount(count)}
        </span>
      )}
    </>
  );
}

/** An action known by its sign alone. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  size = "medium",
  count = 0,
  filled = false,
  type = "button",
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-label={name(label, count)}
      data-filled={filled || undefined}
      className={classOf(variant, size)}
    >
      <Face icon={icon} count={count} />
    </button>
  );
}

export type IconLinkProps = Look &
  Omit<LinkProps, "className" | "style" | "children" | "color" | "aria-label">;

/** A way to another page known by its sign alone. */
export function IconLink({
  icon,
  label,
  variant = "quiet",
  size = "medium",
  count = 0,
  ...link
}: IconLinkProps) {
  return (
    <AppLink {...link} aria-label={name(label, count)} className={classOf(variant, size)}>
      <Face icon={icon} count={count} />
    </AppLink>
  );
}
