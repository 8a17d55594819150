import { focusFormResult } from "@heirloop/ui/theme/focus-form-result";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { type FocusWatch, watchFocus } from "../browser/watch-focus.ts";

/**
 * Moves the focus to the result of a form, on its own page or on the one that it was posted to, unless the user has
 * moved it meanwhile.
 */
export function useFocusFormResult(pathname: string): void {
  const { state, formMethod, formAction } = useNavigation();
  const sent = useRef<{ on: string; to: string }>(undefined);
  const watch = useRef<FocusWatch>(undefined);
  useEffect(() => {
    if (state !== "idle") {
      if (formMethod !== "POST" || formAction === undefined) return;
      sent.current ??= { on: pathname, to: new URL(formAction, window.location.href).pathname };
      watch.current ??= watchFocus();
      return;
    }
    const moved = (watch.current?.hasMoved() ?? false) || (watch.current?.isInOtherField() ?? false);
    watch.current?.end();
    watch.current = undefined;
    const { on, to } = sent.current ?? {};
    sent.current = undefined;
    // A form in a dialog shows its result there.
    const place = document.activeElement?.closest("[role=dialog]") ?? document.querySelector("main");
    if ((on === pathname || to === pathname) && place && !moved)
      focusFormResult(place, { onNewPage: on !== pathname });
  }, [state, formMethod, formAction, pathname]);
}
