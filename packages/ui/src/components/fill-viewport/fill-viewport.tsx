import type { ReactNode } from "react";
import { filling } from "./fill-viewport.css.ts";

/**
 * Fills the viewport below the header, so that only its content scrolls. It must be the only child of `<main>`; in a
 * very low window it covers the header as well.
 */
export function FillViewport({ children }: { children: ReactNode }) {
  return <div className={filling}>{children}</div>;
}
