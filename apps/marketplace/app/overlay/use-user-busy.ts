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
  const at = document.activeElement;
  return at !== null && (at.matches(writing) || at.closest(opened) !== null);
}

/** Reports, initially and on every change, whether the user may be interrupted by an overlay that opens on its own. */
export function useUserBusy(tell: (occupied: boolean) => void): void {
  useEffect(() => {
    let told: boolean | undefined;
    const look = (): void => {
      const occupied = isUserBusy();
      if (occupied !== told) tell(occupied);
      told = occupied;
    };
    look();
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", look);
    // An overlay may close without a focus event.
    const comings = new MutationObserver(look);
    comings.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", look);
      comings.disconnect();
    };
  }, [tell]);
}
