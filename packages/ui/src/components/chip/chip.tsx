import { X } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "../../theme/link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./chip.css.ts";

export type ChipProps = {
  /** The choice is on. Without it the chip is a plain button, not a toggle. */
  pressed?: boolean;
  /** Makes the choice, or takes it back. */
  onPress: () => void;
  /** Shown, and cannot be chosen. */
  disabled?: boolean;
  children: ReactNode;
};

/** A small choice among others. */
export function Chip({ pressed, onPress, disabled, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      onClick={onPress}
      disabled={disabled}
    >
      {children}
    </button>
  );
}

export type ChipLinkProps = {
  /** Where it leads. */
  href: string;
  /** This is where one is. */
  current?: boolean;
  /** Following it takes this choice away again. */
  removes?: boolean;
  children: ReactNode;
};

/** A choice that has an address of its own. */
export function ChipLink({ href, current, removes, children }: ChipLinkProps) {
  return (
    <AppLink href={href} className={styles.chip} aria-current={current ? "page" : undefined}>
      {removes && <VisuallyHidden>Remove </VisuallyHidden>}
      {children}
      {removes && <X aria-hidden className={styles.icon} />}
    </AppLink>
  );
}
