import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { AppLink, type LinkProps } from "../../theme/link.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./button.css.ts";

type Look = {
  /** `primary` is the one decisive action of a view. */
  variant?: NonNullable<styles.ButtonLook["variant"]> | undefined;
  /** `small` where a pointer is certain, `large` for the decisive one. */
  size?: NonNullable<styles.ButtonLook["size"]> | undefined;
  /** Takes the whole width. */
  full?: boolean | undefined;
  /** A quiet one whose words stand on the edge of what is above and below. */
  flush?: boolean | undefined;
  /** Before the words. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style" | "children" | "color"> & {
    /** The answer is on its way: shows it, says it, and takes no second press. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/** Does something on this page. What leads to another page is a `ButtonLink`. */
export function Button({
  variant,
  size,
  full,
  flush,
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
export function ButtonLink({ variant, size, full, flush, icon: Icon, children, ...link }: ButtonLinkProps) {
  return (
    <AppLink {...link} className={styles.button({ variant, size, full, flush })}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </AppLink>
  );
}
