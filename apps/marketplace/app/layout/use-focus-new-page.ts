import { focusPage, isFocusOutOfWindow } from "@heirloop/ui/theme/focus-page";
import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigation, useNavigationType } from "react-router";
import { focusFollowedLink, recordFollowedLink } from "../browser/followed-links.ts";
import type { FocusWatch } from "../browser/watch-focus.ts";
import { runWhenIdle } from "../browser/when-idle.ts";
import { withModule } from "../browser/when-fetched.ts";
import { watchNavigation } from "./navigation-focus.ts";

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** An open panel and a field that took the focus keep it. */
const keeping = "[role=dialog], main :is(input, textarea, select)";

/**
 * Moves the focus to the heading of a new page, unless the user has moved it meanwhile. Results for other keywords
 * count as a new page, and so does a list whose next page is shown from its top: the link to it is out of sight.
 * Back and Forward move the focus to the link that was followed from the page, if the page has it.
 */
export function useFocusNewPage(pathname: string, keyword: string | null): void {
  const { location } = useNavigation();
  const { key } = useLocation();
  const type = useNavigationType();
  const page = `${pathname}?${keyword ?? ""}`;
  const shown = useRef({ key, page });
  const watch = useRef<FocusWatch>(undefined);
  useBrowserLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key && before.page === page) return;
    shown.current = { key, page };
    if (watch.current?.hasMoved() || document.activeElement?.closest(keeping)) return;
    const isRestored = type === NavigationType.Pop && focusFollowedLink(key);
    if (!isRestored && before.page !== page) focusPage();
  }, [key, page, type]);
  // After the effect above, which needs the state from before.
  useBrowserLayoutEffect(() => {
    if (location === undefined) watch.current = undefined;
    else watch.current ??= watchNavigation(location);
  }, [location]);

  const visited = useRef(key);
  // Not an effect of the layout: the router scrolls in one.
  useEffect(() => {
    if (visited.current === key) return;
    visited.current = key;
    // Back shows a page where it was left.
    if (type === NavigationType.Pop || !isFocusOutOfWindow()) return;
    focusPage();
    // The router shows a page from its top, but leaves one that answers a form at the place of the form.
    if (window.scrollY > 0) document.activeElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [key, type]);

  useEffect(() => {
    const record = ({ target }: MouseEvent) => recordFollowedLink(key, target);
    // Before the router leaves the page.
    document.addEventListener("click", record, { capture: true });
    return () => document.removeEventListener("click", record, { capture: true });
  }, [key]);

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
