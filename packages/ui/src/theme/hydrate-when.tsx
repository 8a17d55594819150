import type { ReactNode } from "react";

export type HydrateWhenProps = {
  /** False while nobody sees the children. */
  ready: boolean;
  children: ReactNode;
};

/**
 * The server writes its children, and the browser leaves that HTML alone until they are ready: a long page is
 * interactive sooner, and they work without JavaScript all the same. Where the browser renders a page by itself,
 * there is nothing until then. What was typed into them is lost when they become ready.
 */
export function HydrateWhen({ ready, children }: HydrateWhenProps) {
  if (ready || typeof document === "undefined") return <div key="ready">{children}</div>;
  // React neither reads nor replaces the HTML of an element whose HTML is given, and the key replaces it later.
  // oxlint-disable-next-line react/no-danger -- The HTML is empty.
  return <div key="waiting" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
