import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { useEffect } from "react";

const working = "form, textarea, select, input, [contenteditable=true]";
const opened = "[role=alertdialog], [role=dialog], [role=listbox], [role=menu]";

/** Whether the focus is in a field, in a form such as the filters, or in an overlay. */
const isUserBusy = (): boolean => Boolean(document.activeElement?.closest(`${working}, ${opened}`));

/** A pressed button, or a changed or submitted field. */
const isAction = ({ type, target }: Event): boolean =>
  type !== "click" || (target instanceof Element && target.closest("button") !== null);

/**
 * Reports, initially and on every change, whether the user is busy, so that no overlay opens on its own. Every
 * click and key is reported as a short busy moment, because another one often follows, and an action as a longer one.
 */
export function useUserBusy(report: (busy: boolean) => void): void {
  useEffect(() => {
    let reported: boolean | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      const busy = pause !== undefined || isUserBusy();
      if (busy !== reported) report(busy);
      reported = busy;
    };
    const interrupt = (): void => {
      if (reported !== false) return;
      report(true);
      report(false);
    };
    const handleAction = (event: Event): void => {
      if (!isAction(event)) return;
      clearTimeout(pause);
      pause = setTimeout(() => {
        pause = undefined;
        update();
      }, constants.overlayPauseAfterAction);
      update();
    };
    update();
    const ending = new AbortController();
    const listen = (types: readonly string[], listener: (event: Event) => void): void => {
      // Captured, so that a handler that stops the event does not hide it.
      for (const type of types)
        document.addEventListener(type, listener, { capture: true, signal: ending.signal });
    };
    listen(["focusin", "focusout"], update);
    listen(["pointerdown", "keydown"], interrupt);
    listen(["change", "submit", "click"], handleAction);
    // An overlay may close without a focus event.
    const overlays = new MutationObserver(update);
    overlays.observe(document.body, { childList: true });
    return () => {
      ending.abort();
      overlays.disconnect();
      clearTimeout(pause);
    };
  }, [report]);
}
