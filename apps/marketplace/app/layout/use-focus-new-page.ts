import { focusPage } from "@heirloop/ui/theme/focus-page";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { type FocusWatch, watchFocus } from "../browser/watch-focus.ts";
import { runWhenIdle } from "../browser/when-idle.ts";
import { withModule } from "../browser/when-fetched.ts";

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** A panel beside the page, and a field that asked for the focus, keep it. */
const keeping = "[role=dialog], main :is(input, textarea, select)";

/**
 * A browser that opens a page reads its heading; one that changes the page in place is told to, unless its person has moved on
 * meanwhile. Results of other words are another page. What is removed passes the focus on.
 */
export function useFocusNewPage(pathname: string, keyword: string | null): void {
  const { state } = useNavigation();
  const page = `${pathname}?${keyword ?? ""}`;
  const shown = useRef(page);
  const watch = useRef<FocusWatch>(undefined);
  useBrowserLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!watch.current?.hasMoved() && !document.activeElement?.closest(keeping)) focusPage();
  }, [page]);
  // After the effect above, which asks what was seen until now.
  useBrowserLayoutEffect(() => {
    if (state === "idle") {
      watch.current?.end();
      watch.current = undefined;
    } else watch.current ??= watchFocus();
  }, [state]);

  useEffect(() => {
    const ending = new AbortController();
    const cancel = runWhenIdle(() => {
      withModule(import("../browser/restore-focus.ts"), ({ restoreFocus }) => restoreFocus(ending.signal));
    });
    return () => {
      cancel();
      ending.abort();
    };
  }, []);
}
