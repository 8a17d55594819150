import { focusFormResult } from "@heirloop/ui/theme/focus-form-result";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { type FocusWatch, watchFocus } from "../browser/watch-focus.ts";

/** Moves the focus to the result of a form on the same page, unless the user has moved it meanwhile. */
export function useFocusFormResult(pathname: string): void {
  const { state, formMethod } = useNavigation();
  const sentOn = useRef<string>(undefined);
  const watch = useRef<FocusWatch>(undefined);
  useEffect(() => {
    if (state !== "idle") {
      if (formMethod !== "POST") return;
      sentOn.current ??= pathname;
      watch.current ??= watchFocus();
      return;
    }
    const moved = (watch.current?.hasMoved() ?? false) || (watch.current?.isInOtherField() ?? false);
    watch.current?.end();
    watch.current = undefined;
    const here = sentOn.current === pathname;
    sentOn.current = undefined;
    // A form in a dialog shows its result there.
    const place = document.activeElement?.closest("[role=dialog]") ?? document.querySelector("main");
    if (here && place && !moved) focusFormResult(place);
  }, [state, formMethod, pathname]);
}
