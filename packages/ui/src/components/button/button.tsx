import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { AppLink, type LinkProps } from "../../theme/link.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./button.css.ts";

type Look = {
  /** `primary` is the one decisive action of a view. */
  variant?: "primary" | "secondary" | "quiet" | "danger" | "onPicture" | undefined;
  /** `small` where a pointer is certain, `large` for the decisive one. */
  size?: "small" | "medium" | "large" | undefined;
  /** Takes the whole width. */
  full?: boolean | undefined;
  /** A quiet button whose text aligns with the content above and below. */
  flush?: boolean | undefined;
  /** Before the words. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style" | "children" | "color"> & {
    /** Shows that the action is pending and ignores further clicks. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/** A button that acts on this page. Use `ButtonLink` to link to another page. */
export function Button({
  variant = "secondary",
  size = "medium",
  full = false,
  flush = false,
  icon: Icon,
  busy = false,
  type = "button",
  onClick,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={styles.button({ variant, size, full, flush })}
      aria-busy={busy || undefined}
      aria-disabled={busy || button["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = Look & Omit<LinkProps, "className" | "style" | "children" | "color">;

/** A link with the weight of a button. */
export function ButtonLink({
  variant = "secondary",
  size = "medium",
  full = false,
  flush = false,
  icon: Icon,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <AppLink {...link} className={styles.button({ variant, size, full, flush })}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </AppLink>
  );
}
