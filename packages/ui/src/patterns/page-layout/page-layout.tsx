import type { ReactNode } from "react";
import { frame } from "./page-layout.css.ts";

/** The space above, below and between the parts of a page one works on. */
export function PageLayout({ children }: { children: ReactNode }) {
  return <div className={frame}>{children}</div>;
}
