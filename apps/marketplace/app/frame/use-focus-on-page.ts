import { focusPage } from "@heirloop/ui/theme/focus-page";
import { useEffect, useLayoutEffect, useRef } from "react";
import { whenIdle } from "./when-idle.ts";
import { whenFetched } from "./when-fetched.ts";

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** A panel beside the page, and a field that asked for the focus, keep it. */
const keeping = "[role=dialog], main :is(input, textarea, select)";

/** A browser that opens a page reads its heading; one that changes the page in place is told to. What is removed passes the focus on. */
export function useFocusOnPage(pathname: string): void {
  const shown = useRef(pathname);
  useBrowserLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.activeElement?.closest(keeping)) focusPage();
  }, [pathname]);

  useEffect(() => {
    const ending = new AbortController();
    const cancel = whenIdle(() => {
      whenFetched(import("./pass-focus-on.ts"), ({ passFocusOn }) => passFocusOn(ending.signal));
    });
    return () => {
      cancel();
      ending.abort();
    };
  }, []);
}
