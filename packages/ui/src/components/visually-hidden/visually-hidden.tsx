import type { ReactNode } from "react";
import { hidden } from "./visually-hidden.css.ts";

export type VisuallyHiddenProps = {
  /** Announces changes of its content. */
  live?: "polite" | "assertive";
  /** The element it becomes. */
  as?: "span" | "div" | "h2" | "h3";
  id?: string;
  children: ReactNode;
};

/** Read aloud, not seen. */
export function VisuallyHidden({ live, as: Element = "span", id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden} aria-live={live}>
      {children}
    </Element>
  );
}
