import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { AppLink, type LinkProps } from "../../theme/link.tsx";
import * as styles from "./text-link.css.ts";

type Look = {
  /** `underlined` inside sentences; `quiet` in lists where everything is a link. */
  variant?: "underlined" | "quiet";
  children: ReactNode;
};

export type TextLinkProps = Look & Omit<LinkProps, "className" | "style" | "children" | "color">;

/** A link in text; it takes size and color from the text around it. */
export function TextLink({ variant = "underlined", children, ...link }: TextLinkProps) {
  return (
    <AppLink {...link} className={classes(styles.textLink, styles.variant[variant])}>
      {children}
    </AppLink>
  );
}

export type TextButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style" | "children" | "color">;

/** An action that reads like a link: "Show all", "Change". */
export function TextButton({
  variant = "underlined",
  type = "button",
  children,
  ...button
}: TextButtonProps) {
  return (
    <button {...button} type={type} className={classes(styles.textLink, styles.variant[variant])}>
      {children}
    </button>
  );
}
