import type { MouseEvent } from "react";

/**
 * For a link to a page that, with JavaScript, opens over the current one, unless a new tab or window was requested.
 *
 * @param open opens it
 */
export const beside =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
