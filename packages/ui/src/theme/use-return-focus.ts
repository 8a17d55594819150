import { useLayoutEffect, useRef } from "react";
import { focusPage } from "./focus-page.ts";

/**
 * Handles `onCloseAutoFocus` of a dialog without a trigger of its own: Radix returns the focus only to its own trigger.
 * The focus goes back to where it was before the dialog opened.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const cameFrom = useRef<Element>(null);
  // The content is mounted after this effect, so a field in it that takes the focus has not done so yet.
  useLayoutEffect(() => {
    if (open) cameFrom.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    // Navigation has already moved the focus.
    if (document.activeElement && document.activeElement !== document.body) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    // It opened on its own, or its opener was removed.
    if (document.activeElement === document.body) focusPage();
  };
}
