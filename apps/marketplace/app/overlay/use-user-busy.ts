import { useEffect } from "react";

const writing = [
  "input:not([type=button], [type=checkbox], [type=color], [type=file], [type=radio], [type=range], [type=reset], [type=submit])",
  "textarea",
  "select",
  "[contenteditable=true]",
].join();
const opened = "[role=alertdialog], [role=dialog], [role=listbox], [role=menu]";

/** Whether the focus is in a field or in an overlay. */
function isUserBusy(): boolean {
  const focused = document.activeElement;
  return focused !== null && (focused.matches(writing) || focused.closest(opened) !== null);
}

/**
 * Reports, initially and on every change, whether the user is busy, so that no overlay opens on its own. Every
 * click and key is reported as a short busy moment, because another one often follows.
 */
export function useUserBusy(report: (busy: boolean) => void): void {
  useEffect(() => {
    let reported: boolean | undefined;
    const update = (): void => {
      const busy = isUserBusy();
      if (busy !== reported) report(busy);
      reported = busy;
    };
    const interrupt = (): void => {
      if (reported !== false) return;
      report(true);
      report(false);
    };
    update();
    document.addEventListener("focusin", update);
    document.addEventListener("focusout", update);
    // Captured, so that a handler that stops the event does not hide it.
    document.addEventListener("pointerdown", interrupt, true);
    document.addEventListener("keydown", interrupt, true);
    // An overlay may close without a focus event.
    const overlays = new MutationObserver(update);
    overlays.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener("focusin", update);
      document.removeEventListener("focusout", update);
      document.removeEventListener("pointerdown", interrupt, true);
      document.removeEventListener("keydown", interrupt, true);
      overlays.disconnect();
    };
  }, [report]);
}
