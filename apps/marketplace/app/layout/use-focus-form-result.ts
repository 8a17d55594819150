import { focusFirstError, focusFormResult } from "@heirloop/ui/theme/focus-form-result";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { FocusWatch } from "../browser/watch-focus.ts";
import { watchNavigation } from "./navigation-focus.ts";

/**
 * Moves the focus to the result of a form, on its own page or on the one that it was posted to, unless the user has
 * moved it meanwhile.
 */
export function useFocusFormResult(pathname: string): void {
  const { location, formMethod, formAction } = useNavigation();
  const sent = useRef<{ on: string; to: string }>(undefined);
  const watch = useRef<FocusWatch>(undefined);
  useEffect(() => {
    if (location !== undefined) {
      if (formMethod !== "POST" || formAction === undefined) return;
      sent.current ??= { on: pathname, to: new URL(formAction, window.location.href).pathname };
      watch.current ??= watchNavigation(location);
      return;
    }
    const moved = (watch.current?.hasMoved() ?? false) || (watch.current?.isInOtherField() ?? false);
    watch.current = undefined;
    const { on, to } = sent.current ?? {};
    sent.current = undefined;
    const main = document.querySelector("main");
    // A form in a dialog shows its result there.
    const dialog = document.activeElement?.closest<HTMLElement>("[role=dialog]");
    const place = dialog ?? main;
    if ((on !== pathname && to !== pathname) || !place || moved) return;
    focusFormResult(place, { onNewPage: on !== pathname });
    // One that only asked in a dialog shows it on the page, and the dialog may still be closing.
    if (main && dialog?.dataset["state"] === "closed") focusFirstError(main);
  }, [location, formMethod, formAction, pathname]);
}
