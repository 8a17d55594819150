import { focusAnswer } from "@heirloop/ui/theme/focus-answer";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** Where a form is answered on the page that it stands on, whoever sent it goes on at the answer. Another page is read from its top. */
export function useFocusOnAnswer(pathname: string): void {
  const { state, formMethod } = useNavigation();
  const sentOn = useRef<string>(undefined);
  useEffect(() => {
    if (state !== "idle") {
      if (formMethod === "POST") sentOn.current ??= pathname;
      return;
    }
    const here = sentOn.current === pathname;
    sentOn.current = undefined;
    // A form in a dialog is answered there.
    const place = document.activeElement?.closest("[role=dialog]") ?? document.querySelector("main");
    if (here && place) focusAnswer(place);
  }, [state, formMethod, pathname]);
}
