import type { ReactNode } from "react";
import { filling } from "./fill-viewport.css.ts";

/**
 * Takes exactly what the window leaves below the page's header, however high that is, so that only what is inside
 * scrolls. It has to be the whole content of `<main>`; in a very low window it takes the header's place as well.
 */
export function FillViewport({ children }: { children: ReactNode }) {
  return <div className={filling}>{children}</div>;
}
